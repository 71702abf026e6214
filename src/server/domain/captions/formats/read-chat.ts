import type { RawCaptions, RawCue } from '../raw-captions.ts'

/** The date and the time of day that messengers write before each message, with the brackets and dashes around them. */
const stamp =
  /^\u200e?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?[ \u202f]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[ \u202f]?[AaPp]\.?[Mm]\.?)?\]?(?:[ \t]+[-–][ \t]+|[ \t]*[:,]?[ \t]+)/
const sender = /^([^:\n]{1,60}):[ \t]+/

/** Whether these are lines of an exported chat: most begin with a date and a time of day. */
export function isChat(lines: readonly string[]): boolean {
  const written = lines.filter((line) => line.trim() !== '')
  const stamped = written.filter((line) => stamp.test(line)).length
  return stamped >= 2 && stamped >= written.length / 3
}

/** Reads an exported chat: who wrote, and what. The times of day are no times of a video, so there are none. */
export function readChat(text: string): RawCaptions {
  const cues: RawCue[] = []
  for (const line of text.split('\n')) {
    const dated = stamp.exec(line)?.[0]
    const last = cues.at(-1)
    if (dated === undefined) {
      if (last !== undefined) last.text += `\n${line}`
      else if (line.trim() !== '') cues.push({ startMs: null, endMs: null, text: line, speaker: null })
      continue
    }
    const message = line.slice(dated.length)
    const from = sender.exec(message)
    cues.push({
      startMs: null,
      endMs: null,
      text: message.slice(from?.[0].length ?? 0),
      speaker: from?.[1] ?? null,
    })
  }
  return { cues, captionKind: 'unknown', language: null }
}
