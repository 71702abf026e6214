import { clockTime } from '#product/times.ts'

/** Units of time as people write them before a line, short and whole, in the languages that transcripts come in. */
const hour = String.raw`(?:h|hrs?\.?|hours?|std\.?|stunden?|heures?|horas?|ore|ч\.?|час(?:а|ов)?|год\.?|時間|小时|小時|时|時|시간|시)`
const minute = String.raw`(?:m|mins?\.?|minut(?:es?|en|os?|[iay])?|dk\.?|мин\.?|минут[аы]?|хв\.?|分钟|分鐘|分|분)`
const second = String.raw`(?:s|secs?\.?|seconds?|sek\.?|sekunden?|secondes?|segundos?|secondi|sn\.?|сек\.?|секунд[аы]?|с\.|秒钟|秒|초)`
const gap = String.raw`[\s,]{0,3}(?:(?:and|und|et|y|e|и|en)\s)?`
const span = String.raw`(?=\d)(?:(?<hours>\d{1,2})\s?${hour}${gap})?(?:(?<minutes>\d{1,3})\s?${minute}${gap})?(?:(?<seconds>\d{1,3})\s?${second})?(?<!\d|\s)`
const open = String.raw`^[\s*•–-]{0,9}[[(（【]?\s?`
const close = String.raw`[\])）】]?(?=[\s:：,–-]|$)`
const name = String.raw`(?<name>[\p{Lu}\p{Lo}][^.!?…。！？:;\d\n]{0,50}?\d{0,3})`
const number = String.raw`\d{1,6}(?:\.\d{1,3})?`

/** How times are written, and in how many of the lines at least, for words stand beside a time or below it. */
type Way = { pattern: RegExp; share: number; minGap: number }

const ways: readonly Way[] = [
  // `1 h 2 min 11 s`, `2 мин 11 сек`, `2分11秒`
  { pattern: new RegExp(`${open}${span}${close}`, 'iu'), share: 0.3, minGap: 0 },
  // `2'11"`, `1h02'11`
  {
    pattern: new RegExp(
      String.raw`${open}(?:(?<hours>\d{1,2})h)?(?<minutes>\d{1,3})['’′](?<seconds>\d{2})(?:["”″]|['’′]{2})?${close}`,
      'u',
    ),
    share: 0.3,
    minGap: 0,
  },
  // `Anna Lee 2 minutes 11 seconds` over the words
  { pattern: new RegExp(String.raw`^${name}\s+${span}$`, 'u'), share: 0.3, minGap: 0 },
  // `[SPEAKER_00] 2.00 - 5.00: words`, `Anna (2s - 5s): words`
  {
    pattern: new RegExp(
      String.raw`^\[?${name}\]?\s*[[(]?(?=\d{1,6}(?:\.|\s?s))(?<seconds>${number})\s?s?\s?(?:--?>|→|[-–])\s?${number}\s?s?[\])]?\s*:\s+`,
      'u',
    ),
    share: 0.8,
    minGap: 0,
  },
  // `2.11 words`, which may be the number of a section where one follows another at once.
  { pattern: /^[\s[(]{0,4}(?<minutes>\d{1,3})\.(?<seconds>[0-5]\d)[\])]?(?=\s)/u, share: 0.9, minGap: 3 },
  // `72.500 words`
  { pattern: /^[\s[(]{0,4}(?<seconds>\d{1,6}\.\d{3})[\])]?(?=\s)/u, share: 0.9, minGap: 0.3 },
]
const startsWithClock = /^[\s[(（【]*\d{1,3}:\d{2}/
const sampleLines = 400
const minTimes = 3

/**
 * Text whose lines begin with times in words and signs (`2 min 11 s`, `2分11秒`, `2'11"`), with those as clocks. A sentence may
 * begin with a length of time as well, so the times have to rise and to stand before most lines; all other text stays.
 */
export function foldWordedTimes(text: string): string {
  const sample = text.split('\n', sampleLines).filter((line) => line.trim() !== '')
  // Where clocks stand as well, these say them again for screen readers.
  if (sample.some((line) => startsWithClock.test(line) || line.includes('-->'))) return text
  const way = ways.find((each) => isThroughout(sample, each))
  if (way === undefined) return text
  const lines = text.split('\n')
  return lines
    .filter((line, i) => !isNameAgain(line, lines[i + 1], way))
    .map((line) => foldLine(line, way))
    .join('\n')
}

function foldLine(line: string, { pattern }: Way): string {
  const match = pattern.exec(line)
  const seconds = secondsOf(match)
  if (match === null || seconds === null) return line
  const fraction = /\.\d{3}$/.exec(match.groups?.['seconds'] ?? '')?.[0] ?? ''
  const time = `${clockTime(seconds)}${fraction}`
  const who = match.groups?.['name']?.trim()
  const rest = line.slice(match[0].length).replace(/^\s*[:：,–-]?\s*/, '')
  if (who === undefined) return `[${time}] ${rest}`
  return rest === '' ? `${who}  ${time}` : `[${time}] ${who}: ${rest}`
}

/** Some programs write the name alone above the name and the time. */
function isNameAgain(line: string, next: string | undefined, { pattern }: Way): boolean {
  const who = line.trim()
  return who !== '' && next !== undefined && pattern.exec(next)?.groups?.['name']?.trim() === who
}

function isThroughout(lines: readonly string[], { pattern, share, minGap }: Way): boolean {
  const times = lines.flatMap((line) => secondsOf(pattern.exec(line)) ?? [])
  const isRising = times.every((time, i) => i === 0 || time >= (times[i - 1] ?? 0))
  const length = (times.at(-1) ?? 0) - (times[0] ?? 0)
  const isApart = length >= minGap * (times.length - 1)
  return times.length >= minTimes && times.length >= lines.length * share && isRising && isApart
}

function secondsOf(match: RegExpExecArray | null): number | null {
  const { hours, minutes, seconds } = match?.groups ?? {}
  if (hours === undefined && minutes === undefined && seconds === undefined) return null
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
