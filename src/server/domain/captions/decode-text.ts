import { maxTranscriptBytes } from '#product/limits.ts'
import { AppError } from '#server/lib/app-error.ts'

/** File types people give by mistake: where the marker stands, the marker, what the file is. */
const knownBinaries: readonly (readonly [offset: number, marker: string, name: string])[] = [
  [0, 'PK\x03\x04', 'a ZIP archive or an Office document'],
  [0, '%PDF-', 'a PDF'],
  [0, '\xd0\xcf\x11\xe0', 'an old Office document'],
  [0, '{\\rtf', 'a rich text document'],
  [0, '<!DOCTYPE html', 'a web page'],
  [0, '<!doctype html', 'a web page'],
  [0, '<html', 'a web page'],
  [0, 'Scenarist_SCC', 'captions in the coded format Scenarist (SCC)'],
  [3, 'Scenarist_SCC', 'captions in the coded format Scenarist (SCC)'],
  [3, 'STL25.01', 'captions in the binary format EBU STL'],
  [3, 'STL30.01', 'captions in the binary format EBU STL'],
  [3, 'STL24.01', 'captions in the binary format EBU STL'],
  [4, 'ftyp', 'a video'],
  [0, '\x1a\x45\xdf\xa3', 'a video'],
  [0, 'OggS', 'a sound file'],
  [0, '\x89PNG', 'a picture'],
  [0, '\xff\xd8\xff', 'a picture'],
  [0, 'GIF8', 'a picture'],
  [0, '\x1f\x8b', 'a compressed file'],
]
const controlShareOfBinary = 0.01
const saveAsText = 'Save the transcript as plain text or as a caption file (.srt or .vtt), and give that.'

/**
 * The text of a transcript file in any usual encoding, lines ended by `\n`.
 * @throws AppError `TRANSCRIPT_TOO_LARGE` over 10 MB, `TRANSCRIPT_NOT_TEXT` for binary data, `TRANSCRIPT_EMPTY`.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.byteLength > maxTranscriptBytes) {
    const limit = Math.round(maxTranscriptBytes / 1024 / 1024)
    throw new AppError('TRANSCRIPT_TOO_LARGE', `The transcript is larger than ${limit} MB.`)
  }
  const known = knownBinaries.find(([offset, marker]) => hasMarker(bytes, offset, marker))
  if (known !== undefined) {
    throw new AppError('TRANSCRIPT_NOT_TEXT', `This file is ${known[2]}, not a transcript. ${saveAsText}`)
  }
  const text = undoDoubleEncoding(new TextDecoder(detectEncoding(bytes)).decode(bytes))
  if (isMostlyControls(text)) {
    throw new AppError('TRANSCRIPT_NOT_TEXT', `This file is not text. ${saveAsText}`)
  }
  if (text.trim() === '') throw new AppError('TRANSCRIPT_EMPTY', 'The transcript is empty.')
  return text.includes('\r') ? text.replaceAll(/\r+\n/g, '\n').replaceAll('\r', '\n') : text
}

function hasMarker(bytes: Uint8Array, offset: number, marker: string): boolean {
  if (bytes.byteLength < offset + marker.length) return false
  return Array.from(marker).every((char, i) => bytes[offset + i] === char.charCodeAt(0))
}

/** Whether characters that no text holds (controls, undecodable bytes) make up more than 1 in 100. */
function isMostlyControls(text: string): boolean {
  let found = 0
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    const isControl = (code < 0x20 && (code < 9 || code > 13)) || (code >= 0x7f && code <= 0x9f)
    if ((isControl && code !== 0x85) || code === 0xfffd) found += 1
  }
  return found > text.length * controlShareOfBinary
}

/** Encodings that UTF-8 is mistaken for when a program reads it and saves it as UTF-8 once more. */
const mistakenFor = ['windows-1252', 'windows-1251', 'windows-1250', 'macintosh'] as const
const sampleCharacters = 20_000
/** Of the runs beyond ASCII; a text that merely has such letters in it has hardly any that are UTF-8. */
const minUndone = 0.9
const minRuns = 3
const wideRun = /\P{ASCII}+/gu

/** A text that was UTF-8, was read in another encoding and saved again (`Ã©` for `é`), as it was; any other stays. */
function undoDoubleEncoding(text: string): string {
  const sample = text.slice(0, sampleCharacters)
  if (!/\P{ASCII}/u.test(sample)) return text
  for (const encoding of mistakenFor) {
    const byteOf = bytesOf(encoding)
    const runs = sample.match(wideRun) ?? []
    const undone = runs.filter((run) => undo(run, byteOf) !== null).length
    if (undone >= minRuns && undone >= runs.length * minUndone) {
      // Some programs make the same mistake at each of two savings.
      return undoDoubleEncoding(text.replace(wideRun, (run) => undo(run, byteOf) ?? run))
    }
  }
  return text
}

/** The bytes of the upper half of an encoding, by their characters. A blank that does not break is often made a plain one. */
function bytesOf(encoding: string): ReadonlyMap<string, number> {
  const decoder = new TextDecoder(encoding)
  const upper = Array.from({ length: 128 }, (_, i) => i + 128)
  return new Map(upper.map((byte) => [decoder.decode(Uint8Array.of(byte)), byte]))
}

/** The characters that a run's bytes are in UTF-8; `null` where they are none. */
function undo(run: string, byteOf: ReadonlyMap<string, number>): string | null {
  const bytes: number[] = []
  for (const character of run) {
    const byte = byteOf.get(character)
    if (byte === undefined) return null
    bytes.push(byte)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return null
  }
}

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
  ['windows-1257', ['ąčęėįšųūž', 'āčēģīķļņšūž', 'äõöüšž']],
]
/** Quotes, dashes and signs that text in any language may have. */
const commonSigns = '“”„‚‘’«»‹›–—…°§©®™€•\u00a0'
const wide = /\P{ASCII}/gu

/** The encoding in which most letters beyond ASCII are those of one language; `windows-1252` when others fit no better. */
function detectLatin(sample: Uint8Array): string {
  let best = { encoding: 'windows-1252', share: 0 }
  for (const [encoding, languages] of latinEncodings) {
    const letters = new TextDecoder(encoding).decode(sample).toLowerCase().match(wide) ?? []
    for (const language of languages) {
      const expected = new Set(language + commonSigns)
      const share = letters.filter((letter) => expected.has(letter)).length / Math.max(1, letters.length)
      if (share > best.share) best = { encoding, share }
    }
  }
  return best.encoding
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
  ['windows-1251', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['koi8-r', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['iso-8859-5', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['ibm866', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['x-mac-cyrillic', 0.82, 'оеаинтсрвлкмдпуыьяз'],
  ['windows-1253', 0.78, 'αοιετσνηυρπκμλςόίάέ'],
  ['windows-1255', 0.8, 'יוהלארתבשמנםע'],
  ['windows-1256', 0.65, 'اليمونرتبةعدسفهكحق'],
  ['windows-874', 0.82, 'านรอกเงมยลวดทสตะปบคห่้ีัิ'],
]
const sampleBytes = 64 * 1024
/** Of the usual share; below it the text is taken for Latin. */
const minFit = 0.5

/** The encoding of a text file, by its byte order mark or its bytes, as a name `TextDecoder` knows. */
function detectEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : detectLegacy(bytes.subarray(0, sampleBytes)))
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
function isUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  if (!text.includes('\ufffd')) return true
  const counts = { wide: 0, broken: 0 }
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd) counts.broken += 1
    else if (code > 0x7f) counts.wide += 1
  }
  return counts.wide > counts.broken * 4
}

function detectLegacy(sample: Uint8Array): string {
  let best: { encoding: string | null; fit: number } = { encoding: null, fit: minFit }
  for (const [encoding, defaults, common] of legacyEncodings) {
    const fit = shareOfCommon(new TextDecoder(encoding).decode(sample), common) / defaults
    if (fit > best.fit) best = { encoding, fit }
  }
  return best.encoding ?? detectLatin(sample)
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
