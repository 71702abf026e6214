import { hindiInLatinTag, isHindi, isHindiInLatin } from '#core/languages/hindi-in-latin.ts'

const sampleLength = 500
const minLetters = 20
/** The vowel signs of Indian scripts are letters to those who read them. */
const letter = /[\p{L}\p{M}]/gu

/**
 * The language of a text as a BCP 47 code, `und` when the text is too short or the answer unsure. Looks at
 * about 1,500 characters from three places; the detector is loaded on first use.
 */
export async function detectLanguage(text: string): Promise<string> {
  const sample = sampleOf(text)
  if (isHindiInLatin(sample)) return hindiInLatinTag
  if ((sample.match(letter) ?? []).length < minLetters) return 'und'
  const { eld } = await import('eld/extrasmall')
  const result = eld.detect(sample)
  return result.language !== '' && result.isReliable() ? tellKin(result.language, sample) : 'und'
}

/**
 * Captions in these languages may be in Hindi as it is typed: their authors name the script, or the language
 * that is mixed in.
 */
const declaredForHindi = /^(?:hi|en)(?:-|$)/i

/** The language of captions: as declared, else detected; Hindi in Latin letters in either case. */
export async function languageOfCaptions(text: string, declared: string | null): Promise<string> {
  if (declared === null) return await detectLanguage(text)
  return declaredForHindi.test(declared) && isHindiInLatin(sampleOf(text)) ? hindiInLatinTag : declared
}

function sampleOf(text: string): string {
  if (text.length <= sampleLength * 3) return text
  const starts = [0.1, 0.45, 0.8].map((share) => Math.floor(text.length * share))
  return starts.map((start) => text.slice(start, start + sampleLength).toWellFormed()).join(' ')
}

/** Codes under which the detector knows a language, and languages that it takes for each other. */
const alike: readonly (readonly string[])[] = [
  ['id', 'ms'],
  ['no', 'nb', 'nn', 'da'],
  ['hi', 'mr'],
  ['hr', 'sr', 'sl'],
  ['cs', 'sk'],
]

/** Two languages are the same, or are ones that the detector takes for each other; by their primary codes. */
export function isAlike(one: string, other: string): boolean {
  return one === other || alike.some((codes) => codes.includes(one) && codes.includes(other))
}

/** The primary code of a BCP 47 tag. */
export function primaryOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag
}

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

/** The language of a text that the detector may confuse with its kin, by the words of each. */
function tellKin(detected: string, text: string): string {
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

/** Fewer letters or words are a name, or what many languages have. */
const minForeignLetters = 12
const minWords = 3
/**
 * The margin by which the text must fit its own language better than the other. With 0.1, "Does José like
 * Barcelona?" is no English.
 */
const minMargin = 0.15
/** Many languages share these letters; in another script a few words are plain. */
const latin = /\p{Script=Latin}/u

/**
 * The language of a short text, as a BCP 47 code, where it is plainly another one than `expected`; `null`
 * where it may be that one, or where the detector does not know it.
 */
export async function foreignLanguage(text: string, expected: string): Promise<string | null> {
  if (isHindiInLatin(text)) return isHindi(expected) || primaryOf(expected) === 'und' ? null : hindiInLatinTag
  if (latin.test(text) && isShort(text)) return null
  const { eld } = await import('eld/extrasmall')
  const known = Object.values(eld.info().Languages)
  const primary = primaryOf(expected)
  if (!known.some((code) => isAlike(code, primary))) return null
  const result = eld.detect(text)
  if (result.language === '' || isAlike(tellKin(result.language, text), primary)) return null
  const scores = result.getScores()
  const margin = (scores[result.language] ?? 0) - (scores[primary] ?? 0)
  return margin >= minMargin ? result.language : null
}

function isShort(text: string): boolean {
  return (text.match(letter) ?? []).length < minForeignLetters || text.trim().split(/\s+/).length < minWords
}
