// The root class, so that the compiler checks what Objective-C asks of its subclasses.
@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init;
@end
