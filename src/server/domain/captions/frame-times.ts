/** `hh:mm:ss:ff`, with `;` or `.` before the frames of a drop-frame clock. */
const timecode = /(?<![\d:])(\d{1,3}):([0-5]\d):([0-5]\d)([:;])(\d{2})(?![\d:])/g
/** A caption's line in any format with frames: a time at its beginning, or in a column of a table. */
const timedLine =
  /^[ \t"'{[]{0,9}(?:\d{1,7}[.\s]+)?\d{1,3}:[0-5]\d:[0-5]\d[:;]\d{2}(?![\d:])|[,;\t"]\d{1,3}:[0-5]\d:[0-5]\d[:;]\d{2}[,;\t"]/m
const sampleCharacters = 50_000
/** Frames a second that editors use. */
const frameRates = [24, 25, 30, 50, 60, 100]
const dropFrameRate = 30_000 / 1001

/**
 * Text whose times with frames (`00:00:01:12`) are written with milliseconds. No such file says how many frames a second
 * has: it is the lowest usual rate that its highest frame fits into, so a time is off by less than a frame. Markup does say
 * it, and stays as it is.
 */
export function withoutFrames(text: string): string {
  if (/^\s{0,100}</.test(text) || !timedLine.test(text.slice(0, sampleCharacters))) return text
  let highest = 0
  let isDropFrame = false
  for (const [, , , , mark, frame] of text.matchAll(timecode)) {
    highest = Math.max(highest, Number(frame))
    isDropFrame ||= mark === ';'
  }
  const rate =
    isDropFrame && highest < 30 ? dropFrameRate : (frameRates.find((each) => each > highest) ?? 100)
  return text.replace(timecode, (...match: string[]) => {
    const [, hours = '', minutes = '', seconds = '', , frame = ''] = match
    const ms = Math.min(999, Math.round((Number(frame) * 1000) / rate))
    return `${hours.padStart(2, '0')}:${minutes}:${seconds}.${String(ms).padStart(3, '0')}`
  })
}
