/** Words that one language has where its kin has another; those that both have are left out. */
type Kin = { detected: readonly string[]; pair: readonly [Marks, Marks] }
type Marks = { language: string; words: ReadonlySet<string> }

function marks(language: string, words: string): Marks {
  return { language, words: new Set(words.split(' ')) }
}

/** Pairs that the detector takes for each other, because most of their words are the same. */
const kin: readonly Kin[] = [
  {
    detected: ['ms', 'id'],
    pair: [
      marks(
        'id',
        'karena bisa bahwa uang mobil beda berbeda kantor universitas informasi coba mencoba delapan perusahaan siswa mahasiswa dosen kuliah begitu gitu kayak banget nggak enggak gak kok sih dong deh gue butuh membutuhkan kebutuhan yaitu pekan inggris jumat senin rabu rumahnya ponsel sepeda olahraga bikin ngomong sekadar listrik bumbu wortel anggota berlangsung kualitas aktivitas maupun kabupaten provinsi',
      ),
      marks(
        'ms',
        'kerana bahawa wang pejabat universiti maklumat cuba mencuba lapan syarikat pelajar awak hendak nak sahaja ialah iaitu kerajaan berbeza perbezaan inggeris isnin jumaat basikal sukan macam macamana kat korang dah ni tu je lah elektrik sekiranya manakala ahli kualiti aktiviti mahupun kampung ramai boleh bimbit esok semasa sewaktu apabila berkenaan tengok cakap lobak ringgit malaysia',
      ),
    ],
  },
  {
    detected: ['hr', 'sr'],
    pair: [
      marks(
        'sr-Latn',
        'gde ovde negde nigde uvek vreme vremena pre posle lepo lepa lep deo delu delova sveta svetu čovek čoveka mesto mesta dete deca decu deci primer primera reč reči hteo htela želeo videli videti razumeti ko niko neko takođe uopšte tačno istorija istorije evropa evrope evropi muzika muzike voz fudbal naučnik naučnici vazduh hleb hiljada hiljade opšte nedelja nedelje juče tokom zahtev vrednost vrednosti procenat procenata devojka devojke mleko reke uspeh uspeo menja menjati promena promene pesma pesme telo belo ceo cela cele ponedeljak sreda posledica posledice verovatno voleo voleti stepen',
      ),
      marks(
        'hr',
        'gdje ovdje negdje nigdje uvijek vrijeme prije poslije lijepo lijepa lijep dio dijelu dijelova svijet svijeta svijetu čovjek čovjeka mjesto mjesta dijete djeca djecu djeci primjer primjera riječ riječi htio htjela želio vidio vidjeli vidjeti razumjeti tko nitko netko što također uopće točno povijest povijesti europa europe europi sustav sustava glazba glazbe vlak nogomet znanstvenik znanstvenici zrak kruh tisuća tisuće opće tjedan tjedna jučer tijekom zahtjev vrijednost vrijednosti postotak djevojka djevojke mlijeko rijeka rijeke uspjeh uspio mijenja mijenjati promjena promjene pjesma pjesme tijelo tijela bijela bijelo cijeli cijela cijele ponedjeljak srijeda posljedica posljedice vjerojatno volio voljeti stupanj',
      ),
    ],
  },
]

/** The language of a text that the detector may have taken for its kin: the one whose own words it has more of. */
export function tellKin(detected: string, text: string): string {
  const close = kin.find((each) => each.detected.includes(detected))
  if (close === undefined) return detected
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const [one, other] = close.pair.map(({ language, words: own }) => ({
    language,
    count: words.filter((word) => own.has(word)).length,
  }))
  if (one === undefined || other === undefined || one.count === other.count) return detected
  return one.count > other.count ? one.language : other.language
}
