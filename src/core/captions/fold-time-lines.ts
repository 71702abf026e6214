import { foldDigits } from '#product/digits.ts'

const maxLineLength = 400
/** The most characters of its line that a time with a date takes. */
const maxTimeLength = 26
/** A timing line that needs no change; most lines with a time are such. */
const wellWritten =
  /^(?:\d{1,3}:\d{2}:\d{2}[,.]\d{3} --> \d{1,3}:\d{2}:\d{2}[,.]\d{3}(?:\s|$)|\d{1,3}:\d{2}(?::\d{2})?[ \t]*(?:$|[ \t][A-Za-z]))/
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
/** A digit, or what stands before one on a line with a time. */
const mayBeTimed = /^[\s\u200e\u200f\u202a-\u202e\u2066-\u2069"'`*_#<[({【（-]{0,20}\p{Nd}/u
/** A time at the beginning of a line in digits or with marks that are not ASCII. */
const foreignTime = /^[\s[(*-]*\p{Nd}{1,3}(?:[:：]\p{Nd}{2}){1,2}(?:[.,٫，．]\p{Nd}{1,3})?/u
/** A date and a time of day, as chats write them. */
const foreignDate =
  /^[\s[(*-]*\p{Nd}{1,4}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{1,4}[,،]?\s\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?/u
const notAscii = /\P{ASCII}/u

/**
 * A clock with any marks between its parts, the fraction or the frames last; what stands behind a third digit
 * of them is noise.
 */
const looseClock = String.raw`-?\d{1,3}\s?[:;.]\s?\d{1,2}(?:\s?[:;.]\s?\d{1,2})?(?:\s?[,.:;'’]\s?\d{1,20}(?:\.\d{1,20})?)?`
/** Arrows as word processors, web pages, translators and input methods change them. */
const arrow = String.raw`\s*(?:\\?[-–—−‒―=]{1,3}\\?\s?(?:>{1,2}|＞|&gt;)|[→⟶➔➜⇒])\s*`
const before = String.raw`^[\s*_>#]{0,9}(?:\d{1,6}[.):]?[ \t]+)?[\s*_]{0,3}`
const withArrow = new RegExp(`${before}(${looseClock})${arrow}(${looseClock})(?![\\d:])`, 'u')
const parts =
  /^(-?)(\d{1,3})\s?[:;.]\s?(\d{1,2})(?:\s?([:;.])\s?(\d{1,2}))?(?:\s?([,.:;'’])\s?(\d{1,20})(?:\.\d{1,20})?)?$/

/**
 * Text whose lines with times are written as the formats ask: `–>`, `--&gt;` and full-width arrows become
 * `-->`, digits of other scripts and other marks between them become those of a clock, as do the seconds of
 * faster-whisper. All other lines stay as they are.
 */
export function foldTimeLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line.length <= maxLineLength && mayBeTimed.test(line) && !wellWritten.test(line)
        ? foldLine(line)
        : line,
    )
    .join('\n')
}

/** Times of Adobe's programs, with the mark of dropped frames everywhere. */
const semicolons = /(?<!\d)(\d{2});([0-5]\d);([0-5]\d);(\d{2})(?!\d)/g

function foldLine(written: string): string {
  const foreign = notAscii.test(written) ? foldForeign(withoutDirections(written)) : written
  const line = foreign.includes(';') ? foreign.replace(semicolons, '$1:$2:$3;$4') : foreign
  return foldTiming(line, withArrow) ?? foldSpans(line)
}

/** Marks of direction about the times go; those behind them belong to the words. */
function withoutDirections(line: string): string {
  const end = /\p{L}/u.test(line) ? maxTimeLength : line.length
  return line.slice(0, end).replace(directionMarks, '') + line.slice(end)
}

/** Digits and marks of other scripts, on a line of times alone or in the time at its beginning. */
function foldForeign(line: string): string {
  const folded = foldMarks(line)
  if (withArrow.test(folded) && !/\p{L}/u.test(line)) return folded
  const time = foreignTime.exec(line) ?? foreignDate.exec(line)
  return time === null ? line : foldMarks(time[0]) + line.slice(time[0].length)
}

function foldMarks(text: string): string {
  return foldDigits(text)
    .replaceAll('：', ':')
    .replaceAll(/[٫،，]/g, ',')
    .replaceAll('．', '.')
}

/** A timing line as SubRip writes it; `null` for any other line. */
function foldTiming(line: string, pattern: RegExp): string | null {
  const match = pattern.exec(line)
  if (match === null) return null
  const [whole, from = '', to = ''] = match
  const [start, end] = [clockOf(from), clockOf(to)]
  if (start === null || end === null) return null
  const rest = line.slice(whole.length).replace(/^[*_]{1,3}(?=\s|$)/, '')
  return `${start} --> ${end}${rest}`
}

/**
 * A clock with `:` and `,`; frames keep their mark, `:` or `;`. A point between two numbers alone parts
 * seconds from their fraction.
 */
function clockOf(written: string): string | null {
  const match = parts.exec(written.trim())
  if (match === null) return null
  const [, sign = '', first = '', second = '', mark, third, fractionMark = '', fraction = ''] = match
  if (third === undefined && !/[:;]/.test(written)) return null
  const areFrames = third !== undefined && /[:;]/.test(fractionMark) && fraction.length < 3
  if (areFrames) return `${first}:${second}:${third}${fractionMark}${fraction}`
  // `00:05.250`, whose point was taken for the mark before seconds.
  if (third !== undefined && mark === '.' && fraction === '' && written.includes(':'))
    return `${sign}${first}:${second},${third}`
  const tail = fraction === '' ? '' : `,${fraction}`
  return `${sign}${first}:${second}${third === undefined ? '' : `:${third}`}${tail}`
}

/** `[13.00s -> 16.50s]`, as faster-whisper prints it. */
const bracketedRange = /^(\s*\[)(\d{1,6}\.\d{1,9})s -> (\d{1,6}\.\d{1,9})s\]/
/** `00:00:01:words`, `00:00:01,1=words` of TMPlayer, whose bar parts the lines. */
const playerLine = /^(\d{1,2}:\d{2}:\d{2})(?:,\d)?[:=]\s?(?=[^\d\s])/

/** A line whose times are seconds, or that is one of a player, with a clock; any other stays. */
function foldSpans(line: string): string {
  if (playerLine.test(line)) return line.replace(playerLine, '$1 ').replaceAll('|', ' ')
  return line.replace(
    bracketedRange,
    (...[, open = '', from = '', to = '']: string[]) =>
      `${open}${clockOfSeconds(from)} --> ${clockOfSeconds(to)}]`,
  )
}

/** Seconds as `hh:mm:ss.mmm`. */
function clockOfSeconds(written: string): string {
  return new Date(Number(written) * 1000).toISOString().slice(11, -1)
}
