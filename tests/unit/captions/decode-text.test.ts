import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { decodeText } from '#core/captions/decode-text.ts'
import { maxTranscriptBytes } from '#product/limits.ts'
import { writtenCues } from '#tests/fakes/youtube/written-cues.ts'
import { captionBytes, storyCues, storyFiles, storyText } from '#tests/setup/caption-files.ts'
import { encodingOf } from '#tests/setup/parse-file.ts'
import { writeSubrip } from './write-captions.ts'

const utf8 = new TextEncoder()
const decode = (bytes: Uint8Array): string => decodeText(bytes, encodingOf(bytes))

function problemOf(bytes: Uint8Array): { code: string; detail: string } {
  try {
    decode(bytes)
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, detail: error.detail }
    throw error
  }
  throw new Error('decodeText took it')
}

describe('decodeText: Unicode', () => {
  const text = storyText('ru')
  const japanese = writeSubrip(writtenCues(storyCues('ja')))

  it.each([
    ['UTF-8', utf8.encode(text)],
    ['UTF-8 with a mark', concatBytes([0xef, 0xbb, 0xbf], utf8.encode(text))],
    ['UTF-16 LE with a mark', concatBytes([0xff, 0xfe], encodeUtf16(text, 'little'))],
    ['UTF-16 BE with a mark', concatBytes([0xfe, 0xff], encodeUtf16(text, 'big'))],
    ['UTF-16 LE without a mark', encodeUtf16(text, 'little')],
    ['UTF-16 BE without a mark', encodeUtf16(text, 'big')],
    ['lines ended by CR LF', utf8.encode(text.replaceAll('\n', '\r\n'))],
    ['lines ended by CR', utf8.encode(text.replaceAll('\n', '\r'))],
  ])('reads %s', (_name, bytes) => {
    expect(decode(bytes)).toBe(text)
  })

  it('reads Japanese in UTF-16 without a mark by its digits and line ends', () => {
    expect(decode(encodeUtf16(japanese, 'little'))).toBe(japanese)
    expect(decode(encodeUtf16(japanese, 'big'))).toBe(japanese)
  })

  it('keeps reading UTF-8 when a few bytes are damaged', () => {
    const bytes = utf8.encode(text)
    bytes[200] = 0xff
    const damaged = decode(bytes)
    expect(damaged).toContain('звонил в колокол')
    expect(damaged).toContain('\ufffd')
  })
})

describe('decodeText: encodings from before Unicode', () => {
  const hangul = '안녕하세요. 오늘은 새로운 기능을 소개합니다. 이 기능은 사용자가 쉽게 사용할 수 있습니다.'
  const greek = 'Καλημέρα σας. Σήμερα θα μιλήσουμε για τη γλώσσα και τα καλά της μέρη.'
  const hebrew = 'שלום לכולם. היום נדבר על השפה ועל החלקים הטובים שלה.'
  const swedish = 'Fyren står längst ut vid vår vik. Där bodde fyra väktare, och på kvällen bar de upp oljan.'
  const arabic =
    'هذه هي المنارة في آخر خليجنا. كان يعيش فيها أربعة حراس مع عائلاتهم، وفي كل مساء يحملون الزيت.'
  const thai = 'สวัสดีครับ วันนี้เราจะพูดถึงภาษาและส่วนที่ดีของมัน'
  const traditional = '大家好，今天我們要談的是這個語言，以及它好的地方。我們會看到很多的例子。'

  it.each([
    ['windows-1252', 'Français', storyText('fr')],
    ['windows-1252', 'Deutsch', storyText('de')],
    ['windows-1252', 'español', storyText('es')],
    ['windows-1252', 'português', storyText('pt-BR')],
    ['windows-1252', 'svenska', swedish],
    [
      'windows-1252',
      'italiano',
      'Perché no? È così, più o meno: può darsi che là ci sia già un po’ di virtù. Questa è la lanterna che vedevamo dalla baia.',
    ],
    ['windows-1252', 'dansk', 'Så går vi i gang: først på bølgerne, så over åen. Æbler får I også.'],
    [
      'windows-1250',
      'čeština',
      'Dobrý den, řekneme si něco o tom, proč je tenhle přístup lepší. Možná ještě zítra.',
    ],
    [
      'windows-1250',
      'slovenčina',
      'Dobrý večer, ďakujem, že ste prišli. Dnes si povieme, čo všetko môže byť ľahké.',
    ],
    [
      'windows-1250',
      'polski',
      'Dzień dobry, dziś opowiem, dlaczego się to udało. Może być też inaczej, więc zobaczcie.',
    ],
    ['windows-1250', 'magyar', 'Jó estét, örülök, hogy eljöttek. Ez egyszerű ügy, és jövőre újra megnézzük.'],
    [
      'iso-8859-2',
      'čeština',
      'Dobrý den, řekneme si něco o tom, proč je tenhle přístup lepší. Možná ještě zítra.',
    ],
    [
      'iso-8859-2',
      'polski',
      'Dzień dobry, dziś opowiem, dlaczego się to udało. Może być też inaczej, więc zobaczcie.',
    ],
    [
      'windows-1254',
      'Türkçe',
      'Merhaba arkadaşlar, bugün yeni bir özelliği göstereceğim. Çok basit, ışık gibi hızlı.',
    ],
    ['windows-1252', 'curly quotes', 'She said “it’s fine” – and then… nothing.'],
    ['windows-1251', 'русский', storyText('ru')],
    ['koi8-r', 'русский', storyText('ru')],
    ['shift_jis', '日本語', storyText('ja')],
    ['euc-jp', '日本語', storyText('ja')],
    ['gb18030', '中文', storyText('zh-CN')],
    ['big5', '中文', traditional],
    ['euc-kr', '한국어', hangul],
    ['windows-1253', 'ελληνικά', greek],
    ['windows-1255', 'עברית', hebrew],
    ['windows-1256', 'العربية', arabic],
    ['windows-874', 'ไทย', thai],
  ])('reads %s: %s', (encoding, _language, text) => {
    expect(decode(encodeLegacy(text, encoding))).toBe(text)
  })

  it('reads a file in Shift_JIS', () => {
    const text = decode(captionBytes(storyFiles.ja))
    expect(text).toContain('これは私たちの湾の端に立つ灯台です。')
    expect(text).not.toContain('\ufffd')
  })
})

describe('decodeText: what is no transcript', () => {
  const text = (marker: string) => concatBytes(utf8.encode(marker), utf8.encode(' and the rest'))

  it.each([
    ['a ZIP archive', concatBytes([0x50, 0x4b, 3, 4], utf8.encode('word/document.xml'))],
    ['a PDF', text('%PDF-1.7')],
    ['a video', concatBytes([0, 0, 0, 0x20], text('ftypmp42'))],
    ['a video', concatBytes([0x1a, 0x45, 0xdf, 0xa3], text('matroska'))],
    ['a picture', concatBytes([0x89], text('PNG'))],
    ['a picture', concatBytes([0xff, 0xd8, 0xff, 0xe0], text('JFIF'))],
    ['a compressed file', concatBytes([0x1f, 0x8b, 8, 0], text('gz'))],
    ['a rich text document', text('{\\rtf1\\ansi')],
    ['a web page', text('<!DOCTYPE html><title>')],
  ])('refuses %s by name', (name, bytes) => {
    const problem = problemOf(bytes)
    expect(problem.code).toBe('TRANSCRIPT_NOT_TEXT')
    expect(problem.detail).toContain(name)
  })

  it.each([
    ['bytes of all values', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256)],
    ['NUL bytes in ASCII', concatBytes(utf8.encode('text'), [0, 0, 0, 0], utf8.encode('text'))],
    ['32-bit numbers', Uint8Array.from({ length: 4000 }, (_, i) => (i % 4 === 0 ? (i / 4) % 200 : 0))],
  ])('refuses %s', (_name, bytes) => {
    expect(problemOf(bytes).code).toBe('TRANSCRIPT_NOT_TEXT')
  })

  it.each([
    ['no bytes', new Uint8Array()],
    ['blanks', utf8.encode(' \r\n\t\n ')],
    ['only a mark', Uint8Array.from([0xef, 0xbb, 0xbf])],
  ])('says that %s is empty', (_name, bytes) => {
    expect(problemOf(bytes)).toEqual({ code: 'TRANSCRIPT_EMPTY', detail: 'The transcript is empty.' })
  })

  it('takes 10 MB and refuses a byte more', () => {
    const bytes = new Uint8Array(maxTranscriptBytes + 1).fill(0x61)
    expect(decode(bytes.subarray(1))).toHaveLength(maxTranscriptBytes)
    expect(problemOf(bytes)).toEqual({
      code: 'TRANSCRIPT_TOO_LARGE',
      detail: 'The transcript is larger than 10 MB.',
    })
  })
})

/** Text as bytes in an encoding from before Unicode, by turning the platform's own decoder round. */
function encodeLegacy(text: string, encoding: string): Uint8Array {
  const table = tableOf(encoding)
  const bytes: number[] = []
  for (const char of text) {
    const code = table.get(char)
    if (code === undefined) throw new Error(`${encoding} has no ${char}`)
    bytes.push(...code)
  }
  return Uint8Array.from(bytes)
}

const tables = new Map<string, Map<string, number[]>>()

function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding)
  if (known !== undefined) return known
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (code: number[]) => {
    const char = decoder.decode(Uint8Array.from(code))
    if (Array.from(char).length === 1 && char !== '\ufffd' && !table.has(char)) table.set(char, code)
  }
  for (let byte = 0; byte < 256; byte += 1) add([byte])
  for (let lead = 0x81; lead < 0xff; lead += 1) {
    for (let trail = 0x40; trail < 0xff; trail += 1) add([lead, trail])
  }
  tables.set(encoding, table)
  return table
}

/** Text as UTF-16 without a byte order mark. */
function encodeUtf16(text: string, order: 'little' | 'big'): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), order === 'little')
  return bytes
}

/** Pieces of bytes as one. */
function concatBytes(...pieces: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  return Uint8Array.from(pieces.flatMap((piece) => [...piece]))
}
