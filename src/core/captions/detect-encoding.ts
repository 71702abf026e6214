import { decodeAs } from './dos-encodings.ts'
import { isUtf8 } from './is-utf8.ts'
import { isIso2022Kr } from './seven-bit-encodings.ts'

const wideRun = /\P{ASCII}+/gu

/**
 * Encodings of Latin letters from before Unicode, and for each language written in them the letters beyond ASCII that it has.
 * Western European comes first, because it is taken when others fit no better.
 */
const latinEncodings: readonly (readonly [encoding: string, languages: readonly string[]])[] = [
  [
    'windows-1252',
    [
      'àâæçéèêëîïôœùûüÿ',
      'äöüß',
      'áéíóúüñ¿¡',
      'áâãàçéêíóôõúü',
      'àèéìíîòóù',
      'åæøéèóòôü',
      'åäöéüà',
      'éèëïóöüáê',
      'áðéíóúýþæö',
      'àçèéíïòóúü·',
    ],
  ],
  ['windows-1250', ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšž']],
  ['iso-8859-2', ['áčďéěíňóřšťúůýž', 'áäčďéíĺľňóôŕšťúýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'ăâîşţșț', 'čćđšž']],
  ['windows-1254', ['çğıöşüâîû']],
  ['windows-1258', ['àáâãăđèéêìíòóôõùúýơư\u0300\u0301\u0303\u0309\u0323']],
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž']],
  ['macintosh', ['àâæçéèêëîïôœùûüÿ', 'äöüß', 'áéíóúüñ¿¡', 'áâãàçéêíóôõúü', 'àèéìíîòóù']],
  ['cp850', ['àâæçéèêëîïôœùûüÿ', 'äöüß', 'áéíóúüñ¿¡', 'áâãàçéêíóôõúü', 'àèéìíîòóù', 'åæøéèóòôü', 'åäöéüà']],
  ['cp852', ['áčďéěíňóřšťúůýž', 'ąćęłńóśźż', 'áéíóöőúüű', 'čćđšž']],
  ['cp437', ['äöüß', 'áéíóúüñ¿¡', 'åäöéüà']],
]
/** Quotes, dashes and signs that text in any language may have. */
const commonSigns = '“”„‚‘’«»‹›–—…°§©®™€•\u00a0'
const wide = /\P{ASCII}/gu
/** A capital or an opening quote right behind a small letter, or a sign between two letters, as no word has it. */
const misplacedSign = /(?<=\p{Ll})(?:[\p{Lu}&&\P{ASCII}]|[‚„¿¡]|[•§©®™](?=\p{L}))/gv

/** The encoding in which most letters beyond ASCII are those of one language; `windows-1252` when others fit no better. */
function detectLatin(sample: Uint8Array): string {
  let best = { encoding: 'windows-1252', share: 0 }
  for (const [encoding, languages] of latinEncodings) {
    const text = decodeAs(sample, encoding)
    const letters = text.toLowerCase().match(wide) ?? []
    const misplaced = text.match(misplacedSign)?.length ?? 0
    for (const language of languages) {
      const expected = new Set(language + commonSigns)
      const fitting = letters.filter((letter) => expected.has(letter)).length
      const share = (fitting - 2 * misplaced) / Math.max(1, letters.length)
      if (share > best.share) best = { encoding, share }
    }
  }
  return best.encoding === 'windows-1252' && isHungarian(sample) ? 'windows-1250' : best.encoding
}

/** `õ` and `û` beside `á` and `é`, and no letter of Portuguese or French, are `ő` and `ű`. */
function isHungarian(sample: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(sample).toLowerCase()
  return /[õû]/.test(text) && /[áéí]/.test(text) && !/[ãçàâêèëîïôñ]/.test(text)
}

/**
 * Encodings from before Unicode that caption files are still found in, each with the commonest characters of the
 * language written in it and the share of real captions that those make up (measured on the fixtures; by hand-written
 * samples for Korean, Greek, Hebrew and Thai). Latin text is what is left when none fits.
 */
const legacyEncodings: readonly (readonly [encoding: string, defaults: number, common: string])[] = [
  ['shift_jis', 0.54, 'のにはをたがでてとしれさいるすなもまらりうかこ、。スーンルトリラクイ'],
  ['euc-jp', 0.54, 'のにはをたがでてとしれさいるすなもまらりうかこ、。スーンルトリラクイ'],
  [
    'gb18030',
    0.34,
    '，。的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能那得于着下自过后用',
  ],
  [
    'big5',
    0.34,
    '，。的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能那得於著下自過後用',
  ],
  ['euc-kr', 0.49, '이다는에의을를가고하기지도은한사로서리자나그어라시인대수있것게들해만일니면여습요'],
  // These two have the same small letters at the same places, and other capitals.
  ['windows-1251', 0.82, 'оеаинтсрвлкмдпуыьязПНСДОВМКТУЭАИБ'],
  ['koi8-u', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['iso-8859-5', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['ibm866', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['x-mac-cyrillic', 0.82, 'оеаинтсрвлкмдпуыьязПНСДОВМКТУЭАИБ'],
  ['windows-1253', 0.78, 'αοιετσνηυρπκμλςόίάέ'],
  ['windows-1255', 0.8, 'יוהלארתבשמנםע'],
  ['windows-1256', 0.65, 'اليمونرتبةعدسفهكحق'],
  ['iso-8859-6', 0.65, 'اليمونرتبةعدسفهكحق'],
  ['windows-874', 0.82, 'านรอกเงมยลวดทสตะปบคห่้ีัิ'],
]
/** The bytes at the beginning of a text that show which encoding it has. */
export const sampleBytes = 64 * 1024
/** Of the usual share; below it the text is taken for Latin. */
const minFit = 0.5

/** The encoding of a text file, by its byte order mark or its bytes, as a name `TextDecoder` knows. */
export function detectEncoding(bytes: Uint8Array): string {
  const utf32 = utf32Of(bytes)
  if (utf32 !== null) return utf32
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (hasJapaneseEscape(bytes.subarray(0, sampleBytes))) return 'iso-2022-jp'
  if (isIso2022Kr(bytes.subarray(0, sampleBytes))) return 'iso-2022-kr'
  return (
    utf16WithoutMark(bytes) ?? (isMostlyUtf8(bytes) ? 'utf-8' : detectLegacy(bytes.subarray(0, sampleBytes)))
  )
}

/** UTF-32 by its mark, or by its zeros: three of every four bytes of letters and digits. */
function utf32Of(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf-32le'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf-32be'
  const units = Math.min(bytes.byteLength, sampleBytes) >> 2
  let zeros = 0
  for (let i = 0; i < units * 4; i += 4) if (bytes[i + 2] === 0 && bytes[i + 3] === 0) zeros += 1
  return units > 8 && zeros > units * 0.95 ? 'utf-32le' : null
}

/** The escape with which ISO-2022-JP begins its characters of two bytes. */
function hasJapaneseEscape(bytes: Uint8Array): boolean {
  for (let i = bytes.indexOf(0x1b); i !== -1; i = bytes.indexOf(0x1b, i + 1)) {
    if (bytes[i + 1] === 0x24 && (bytes[i + 2] === 0x42 || bytes[i + 2] === 0x40)) return true
  }
  return false
}

/** UTF-16 without a mark shows in its digits, blanks and line ends: every second byte of those is 0. */
function utf16WithoutMark(bytes: Uint8Array): string | null {
  const pairs = Math.min(bytes.byteLength, sampleBytes) >> 1
  const zeros = { even: 0, odd: 0 }
  for (let i = 0; i < pairs * 2; i += 2) {
    if (bytes[i] === 0) zeros.even += 1
    if (bytes[i + 1] === 0) zeros.odd += 1
  }
  if (zeros.odd > pairs / 20 && zeros.even < zeros.odd / 20) return 'utf-16le'
  if (zeros.even > pairs / 20 && zeros.odd < zeros.even / 20) return 'utf-16be'
  return null
}

/** A few broken sequences do not make a UTF-8 file a file of another encoding. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return true
  const text = new TextDecoder('utf-8').decode(bytes)
  const counts = { wide: 0, broken: 0 }
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd) counts.broken += 1
    else if (code > 0x7f) counts.wide += 1
  }
  return counts.wide > counts.broken * 4
}

/** The encoding from before Unicode that fits best. */
export function detectLegacy(sample: Uint8Array): string {
  return detectNonLatin(sample) ?? detectLatin(sample)
}

/** The encoding of a script other than Latin that fits well; `null` when none does. */
function detectNonLatin(sample: Uint8Array): string | null {
  let best: { encoding: string | null; fit: number } = { encoding: null, fit: minFit }
  for (const [encoding, defaults, common] of legacyEncodings) {
    const fit = shareOfCommon(decodeAs(sample, encoding), common) / defaults
    if (fit > best.fit) best = { encoding, fit }
  }
  return best.encoding
}

/**
 * How much of the text beyond ASCII is common characters in runs of three or more: 0 when more than 1 in 50 of it cannot
 * be decoded. Western European accents stand alone or in twos between ASCII letters, so they count for nothing.
 */
function shareOfCommon(text: string, common: string): number {
  const wanted = new Set(common)
  const counts = { wide: 0, common: 0, broken: 0 }
  for (const [run] of text.matchAll(wideRun)) {
    counts.wide += run.length
    for (const char of run) {
      if (char === '\ufffd') counts.broken += 1
      else if (run.length > 2 && wanted.has(char)) counts.common += 1
    }
  }
  return counts.wide === 0 || counts.broken * 50 > counts.wide ? 0 : counts.common / counts.wide
}
