import { clockTime } from '#product/times.ts'

/** Units of time as people write them before a line, short and whole, in the languages that transcripts come in. */
const hour = String.raw`(?:h|hrs?\.?|hours?|std\.?|stunden?|heures?|horas?|ore|ч\.?|час(?:а|ов)?|год\.?|時間|小时|小時|时|時|시간|시)`
const minute = String.raw`(?:m|mins?\.?|minut(?:es?|en|os?|[iay])?|dk\.?|мин\.?|минут[аы]?|хв\.?|分钟|分鐘|分|분)`
const second = String.raw`(?:s|secs?\.?|seconds?|sek\.?|sekunden?|secondes?|segundos?|secondi|sn\.?|сек\.?|секунд[аы]?|с\.|秒钟|秒|초)`
const gap = String.raw`[\s,]{0,3}(?:(?:and|und|et|y|e|и|en)\s)?`
const open = String.raw`^[\s*•–-]{0,9}([[(（【]?)\s?`
const close = String.raw`([\])）】]?)(?=[\s:：,–-]|$)`
/** `1 h 2 min 11 s`, `2 мин 11 сек`, `2分11秒`: at least one of the three. */
const worded = new RegExp(
  String.raw`${open}(?=\d)(?:(\d{1,2})\s?${hour}${gap})?(?:(\d{1,3})\s?${minute}${gap})?(?:(\d{1,3})\s?${second})?(?<!\d|\s)${close}`,
  'iu',
)
/** `2'11"`, `1h02'11` */
const primes = new RegExp(
  String.raw`${open}(?:(\d{1,2})h)?(\d{1,3})['’′](\d{2})(?:["”″]|['’′]{2})?${close}`,
  'u',
)

const ways: readonly RegExp[] = [worded, primes]
const mayBeWorded = /^[\s*•–[(（【-]{0,9}\d{1,3}\s?(?:['’′]|\p{L})/mu
const startsWithClock = /^[\s[(（【]*\d{1,3}:\d{2}/
const sampleCharacters = 20_000
const sampleLines = 400
const minTimes = 3
/** Of the lines; words stand beside a time or below it. */
const mostly = 0.4

/**
 * Text whose lines begin with times in words and signs (`2 min 11 s`, `2分11秒`, `2'11"`), with those as clocks. A sentence may
 * begin with a length of time as well, so the times have to rise and to stand before most lines; all other text stays.
 */
export function foldWordedTimes(text: string): string {
  if (!mayBeWorded.test(text.slice(0, sampleCharacters))) return text
  const sample = text.split('\n', sampleLines).filter((line) => line.trim() !== '')
  // Where clocks stand as well, these say them again for screen readers.
  if (sample.some((line) => startsWithClock.test(line) || line.includes('-->'))) return text
  const way = ways.find((each) => isThroughout(sample, each))
  if (way === undefined) return text
  return text
    .split('\n')
    .map((line) => {
      const seconds = secondsOf(line, way)
      return seconds === null
        ? line
        : line.replace(way, `[${clockTime(seconds)}] `).replace(/\]\s+[:：,–-]?\s*/, '] ')
    })
    .join('\n')
}

function isThroughout(lines: readonly string[], way: RegExp): boolean {
  const times = lines.flatMap((line) => secondsOf(line, way) ?? [])
  const isRising = times.every((time, i) => i === 0 || time >= (times[i - 1] ?? 0))
  return times.length >= minTimes && times.length >= lines.length * mostly && isRising
}

function secondsOf(line: string, way: RegExp): number | null {
  const match = way.exec(line)
  if (match === null) return null
  const [, , hours, minutes, seconds] = match
  if (hours === undefined && minutes === undefined && seconds === undefined) return null
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
}
