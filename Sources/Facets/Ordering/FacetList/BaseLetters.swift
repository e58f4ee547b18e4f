/// The letters that letters with accents are built on: the first scalar of a canonical decomposition.
///
/// The standard library does not offer decompositions, so here are those of the small letters of Latin, Greek and
/// Cyrillic: a base letter at the start of each line, and behind it what is that letter with marks from U+0300 to
/// U+036F. A test compares every line with the decompositions of Foundation.
enum BaseLetters {
  /// The scalars that the table covers. All its letters are in the Basic Multilingual Plane.
  private static let covered: ClosedRange<UInt32> = 0xc0...0x1fff

  /// The base letter of `scalar`, a small letter; the scalar itself where it has none.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    if !covered.contains(scalar.value) { return scalar }
    let base = table[Int(scalar.value - covered.lowerBound)]
    return base == 0 ? scalar : Unicode.Scalar(base) ?? scalar
  }

  /// By scalar, from the first one covered: the base letter, or zero. Made from ``lines`` at first use.
  private static let table: [UInt16] = {
    var table = [UInt16](repeating: 0, count: covered.count)
    for line in lines.unicodeScalars.split(separator: "\n") {
      guard let base = line.first else { continue }
      for letter in line.dropFirst() { table[Int(letter.value - covered.lowerBound)] = UInt16(base.value) }
    }
    return table
  }()

  private static let lines = """
    aàáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ
    bḃḅḇ
    cçćĉċčḉ
    dďḋḍḏḑḓ
    eèéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ
    fḟ
    gĝğġģǧǵḡ
    hĥȟḣḥḧḩḫẖ
    iìíîïĩīĭįǐȉȋḭḯỉị
    jĵǰ
    kķǩḱḳḵ
    lĺļľḷḹḻḽ
    mḿṁṃ
    nñńņňǹṅṇṉṋ
    oòóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ
    pṕṗ
    rŕŗřȑȓṙṛṝṟ
    sśŝşšșṡṣṥṧṩ
    tţťțṫṭṯṱẗ
    uùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự
    vṽṿ
    wŵẁẃẅẇẉẘ
    xẋẍ
    yýÿŷȳẏẙỳỵỷỹ
    zźżžẑẓẕ
    æǣǽ
    øǿ
    ſẛ
    ʒǯ
    αάἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ
    εέἐἑἒἓἔἕὲέ
    ηήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ
    ιΐίϊἰἱἲἳἴἵἶἷὶίῐῑῒΐῖῗ
    οόὀὁὂὃὄὅὸό
    ρῤῥ
    υΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ
    ωώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ
    ϒϓϔ
    аӑӓ
    гѓ
    еѐёӗ
    жӂӝ
    зӟ
    ийѝӣӥ
    кќ
    оӧ
    уўӯӱӳ
    чӵ
    ыӹ
    эӭ
    ії
    ѵѷ
    әӛ
    өӫ
    """
}
