import { isTableHeader } from './formats/read-table.ts'

const sampleLines = 400
const minLines = 3
const minEscapes = 4
const maxTitleLines = 6
const headCharacters = 4000
/** Of the lines with words. */
const nearlyAll = 0.95
const quoted = /^(?:>[ \t]?)(?!>)/
const lineNumber =
  /^[ \t]{0,12}(?:(\d{1,3})(?:[ \t]{2,30}(?=[^\d\s])|[ \t](?=\p{L}[^:\n]{1,40}:\s))|#(\d{1,4})[ \t]{1,9}(?=\d{1,3}:))/u
/** What some write before each time. */
const namedTime =
  /^[ \t]{0,9}(?:time(?:stamp|code)?|zeit(?:stempel)?|temps|tiempo|tempo|время|tid|tijd|czas|时间|時間|시간)[ \t]?[:：][ \t]*(?=[[(]?\d{1,3}:\d{2})/gimu
const separatorLine = /^sep=(.)\r?\n/i
const mailHeader = /^(?:[A-Za-z][A-Za-z0-9-]{1,40}:[^\n]{0,998}\n(?:[ \t][^\n]{0,998}\n){0,50}){2,60}\n/
const escapedUnit = /\\u([0-9a-f]{4})/gi
const numericEntity = /&#(?:(\d{2,6})|x([0-9a-f]{2,5}));/gi
const apostrophe = 39
const firstBeyondAscii = 160

/**
 * A text without what stands before each of its lines and in place of its letters: the marks of a quoted mail, the line numbers
 * of a court record, the heads and the code of a mail, escapes of JSON and HTML.
 */
export function unwrapLines(text: string): string {
  const plain = withoutTimeNames(withoutTitles(withoutSeparator(unquoteString(text))))
  return withoutLineNumbers(withoutQuotes(withoutMail(decodeEscapes(plain))))
}

/** A text that is one string of JSON, as logs show it. */
function unquoteString(text: string): string {
  if (!/^\s{0,99}"\s{0,99}[[{\\\d]/.test(text) || !/"\s*$/.test(text.slice(-99))) return text
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'string' ? value : text
  } catch {
    return text
  }
}

/** Excel's first line says only how the columns are parted. */
function withoutSeparator(text: string): string {
  return text.replace(separatorLine, '')
}

function withoutTimeNames(text: string): string {
  return text.slice(0, headCharacters).search(namedTime) === -1 ? text : text.replace(namedTime, '')
}

/** A table may have a title and a date above its head. */
function withoutTitles(text: string): string {
  const lines = text.slice(0, headCharacters).split('\n', maxTitleLines)
  const at = lines.findIndex((line) => isTableHeader(line))
  return at < 1 ? text : text.slice(lines.slice(0, at).join('\n').length + 1)
}

/** Letters that were written as escapes throughout; in JSON and markup these are read where the format is. */
function decodeEscapes(text: string): string {
  if (!text.includes('\\u') && !text.includes('&#')) return text
  if (/^\s{0,99}[[{]\s{0,99}["'{[]/.test(text)) return text
  return decodeUnits(text).replace(
    numericEntity,
    (whole, decimal: string | undefined, hex: string | undefined) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code === apostrophe || (code >= firstBeyondAscii && code <= 0x10ffff)
        ? String.fromCodePoint(code)
        : whole
    },
  )
}

/** A program that is spoken of may have an escape or two. */
function decodeUnits(text: string): string {
  const units = text.match(escapedUnit) ?? []
  if (units.length < minEscapes) return text
  return text.replace(escapedUnit, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
}

/** The body of a mail, with letters in place of `=C3=A9` where it says that they are written so. */
function withoutMail(text: string): string {
  const head = mailHeader.exec(text.slice(0, 20_000))?.[0]
  if (
    head === undefined ||
    !/^(?:MIME-Version|Content-Type|Received|Subject):/im.test(head) ||
    !/^From:/im.test(head)
  )
    return text
  const body = text.slice(head.length)
  return /^Content-Transfer-Encoding:\s*quoted-printable/im.test(head) ? decodeQuotedPrintable(body) : body
}

function decodeQuotedPrintable(text: string): string {
  return text.replaceAll(/=\n/g, '').replaceAll(/(?:=[0-9A-F]{2})+/gi, (run) => {
    return new TextDecoder().decode(
      Uint8Array.from(run.slice(1).split('='), (byte) => Number.parseInt(byte, 16)),
    )
  })
}

/** Each line of a quoted mail begins with `>`; speakers who change do so on some lines only. */
function withoutQuotes(text: string): string {
  if (!text.trimStart().startsWith('>')) return text
  const sample = text.split('\n', sampleLines).filter((line) => line.trim() !== '')
  const found = sample.filter((line) => quoted.test(line)).length
  const isTimed = sample.some((line) => /^>[ \t]?[[(]?\d/.test(line))
  if (found < minLines || found < sample.length * nearlyAll || !isTimed) return text
  return text
    .split('\n')
    .map((line) => line.replace(quoted, ''))
    .join('\n')
}

/** Lines of court records are numbered from one on each page. */
function withoutLineNumbers(text: string): string {
  if (!lineNumber.test(text.slice(0, 200).trimStart())) return text
  const sample = text.split('\n', sampleLines).filter((line) => line.trim() !== '')
  const numbers = sample.flatMap((line) => {
    const match = lineNumber.exec(line)
    return match === null ? [] : [Number(match[1] ?? match[2])]
  })
  const isCounted = numbers.every((number, i) => number === 1 || number === (numbers[i - 1] ?? 0) + 1)
  if (!isCounted || numbers.length < minLines || numbers.length < sample.length * 0.8) return text
  return text
    .split('\n')
    .map((line) => line.replace(lineNumber, ''))
    .join('\n')
}
