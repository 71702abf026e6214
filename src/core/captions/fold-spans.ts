/** Seconds with their fraction, or with `s` behind: `13.5`, `13s`. */
const seconds = String.raw`\d{1,6}(?:[.,]\d{1,9})?`
const arrow = String.raw`\s*-{1,3}\s?>\s*`
/** `13.52 --> 16.04`, a line that is nothing but two numbers with fractions. */
const secondsAlone = new RegExp(
  String.raw`^\s*(\d{1,6}[.,]\d{1,9})\s?s?${arrow}(\d{1,6}[.,]\d{1,9})\s?s?\s*$`,
)
const secondsWithUnit = new RegExp(String.raw`^\s*(${seconds})\s?s${arrow}(${seconds})\s?s\s*$`)
/** `[13.00s -> 16.50s]` of faster-whisper, `(13.5s - 16.2s)`. */
const bracketedRange = new RegExp(
  String.raw`^(.{0,40})([[(])\s?(${seconds})\s?s?\s?(?:-{1,2}>|→|[-–—])\s?(${seconds})\s?s\s?([\])])`,
  'u',
)
const bracketedSeconds = new RegExp(String.raw`^(\s*[[(])(${seconds})\s?s(?:ec)?([\])])`)
/** Times between other brackets, or behind the number of the line. */
const otherBrackets =
  /^\s*(?:\d{1,5}[.)]\s+(?=\[))?[[{【（`#<](\d{1,3}:\d{2}(?::\d{2})?(?:[.,-]\d{1,3})?)[\]}】）`#>]\s?/u
/** `00:00:01:words`, `00:00:01,1=words` of TMPlayer, whose bar parts the lines. */
const playerLine = /^(\d{1,2}:\d{2}:\d{2})(?:,\d)?[:=]\s?(?=[^\d\s])/
/** A time with no blank before the words, in scripts that write none. */
const unspaced =
  /^(\s*\d{1,3}:\d{2}(?::\d{2})?)(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}])(?!\d*\s?[秒分时時초분])/u

/**
 * A line whose time is no clock, or stands between brackets of another kind, with a clock as players write
 * it; any other stays.
 */
export function foldSpans(line: string): string {
  const alone = secondsAlone.exec(line) ?? secondsWithUnit.exec(line)
  if (alone !== null) return `${clockOf(alone[1])} --> ${clockOf(alone[2])}`
  if (/\ds/.test(line)) {
    const folded = line
      .replace(bracketedRange, (...[, head = '', open = '', from, to, close = '']: string[]) => {
        return `${head}${open}${clockOf(from)} --> ${clockOf(to)}${close}`
      })
      .replace(bracketedSeconds, (...[, open = '', at, close = '']: string[]) => {
        return `${open}${clockOf(at)}${close}`
      })
    if (folded !== line) return folded
  }
  const bracketed = otherBrackets.exec(line)
  if (bracketed !== null && !/^\s*\[/.test(line))
    return `[${(bracketed[1] ?? '').replace('-', '.')}] ${line.slice(bracketed[0].length)}`
  if (playerLine.test(line)) return line.replace(playerLine, '$1 ').replaceAll('|', ' ')
  return line.replace(unspaced, '$1 ')
}

/** Seconds as `hh:mm:ss.mmm`. */
function clockOf(written: string | undefined): string {
  const ms = Math.round(Number((written ?? '').replace(',', '.')) * 1000)
  const rest = String(ms % 1000).padStart(3, '0')
  return `${twoDigits(ms / 3_600_000)}:${twoDigits((ms / 60_000) % 60)}:${twoDigits((ms / 1000) % 60)}.${rest}`
}

function twoDigits(value: number): string {
  return String(Math.floor(value)).padStart(2, '0')
}
