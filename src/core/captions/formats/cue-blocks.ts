import { z } from 'zod'
import { stripTags, voiceRuns } from '../clean-text.ts'
import { readArrowTiming, readClock } from '../cue-timing.ts'
import type { CueTiming } from '../cue-timing.ts'
import { shareOut } from '../raw-captions.ts'
import type { RawCaptions, RawCue } from '../raw-captions.ts'
import { splitAtTimes, trimBlankLines } from './timed-lines.ts'

/** The duration that sentence-level automatic captions write for every line, however long (seen 2026). */
const placeholderMs = 3000

/** A caption as YouTube times it; what is missing is `null`. */
type Timed = { startMs: number; durationMs: number | null }

/** A duration of 3 seconds means nothing here: the captions are automatic, or most have just that. */
export function hasPlaceholders(cues: readonly Timed[], isAutomatic: boolean): boolean {
  return isAutomatic || cues.filter(({ durationMs }) => durationMs === placeholderMs).length > cues.length / 2
}

/**
 * The end of a caption of YouTube, in ms. Durations of automatic ones reach into the next line, so a caption
 * ends where the next begins, unless a real pause follows; then its own duration stands, if it is one.
 */
export function endBeforeNext(
  { startMs, durationMs }: Timed,
  nextStartMs: number | null,
  placeholders: boolean,
): number | null {
  const ownEnd = durationMs === null ? null : startMs + durationMs
  if (nextStartMs === null || !(nextStartMs > startMs)) return ownEnd
  const isPause = ownEnd !== null && nextStartMs > ownEnd
  const isTrusted = !(placeholders && durationMs === placeholderMs)
  return isPause && isTrusted ? ownEnd : nextStartMs
}

/** The number of a caption, with what some programs write around it: `1.`, `#1`, `Subtitle 1`. */
const numberedLine = /^(\s{0,9}[^\p{N}\n]{0,20}?)\p{Nd}{1,7}([^\p{N}\n]{0,3})$/u
const plainNumber = /^\s{0,9}\d{1,7}\s{0,9}$/

/**
 * Reads SubRip (.srt): also without blank lines between captions, without numbers, with `.` in the times,
 * words behind the times.
 */
export function readSubrip(text: string): RawCaptions {
  const { head, blocks } = splitAtTimes(text.split('\n'), readArrowTiming)
  const isNumber = numberForm(trimBlankLines(head).at(-1))
  const cues = blocks.map(({ time, lines }, i): RawCue => {
    const isLast = i === blocks.length - 1
    const body = isLast ? withoutDanglingIndex(lines, isNumber) : withoutNextIndex(lines, isNumber)
    const words = stripTags(trimBlankLines([time.rest, ...body]).join('\n'))
    return { startMs: time.startMs, endMs: time.endMs, text: words, speaker: null }
  })
  return { cues, captionKind: 'unknown', language: null, rolling: 'possible', namesAbove: true }
}

type IsNumber = ((line: string) => boolean) | null

/** The form of the file's caption numbers, by the first one; `null` where it has none. */
function numberForm(first: string | undefined): IsNumber {
  const match = first === undefined ? null : numberedLine.exec(first)
  if (match === null) return null
  const [before = '', after = ''] = [match[1]?.trim(), match[2]?.trim()]
  return (line) => {
    const found = numberedLine.exec(line)
    return found !== null && found[1]?.trim() === before && found[2]?.trim() === after
  }
}

/** The number of the next caption stands above its time. */
function withoutNextIndex(lines: string[], isNumber: IsNumber): string[] {
  if (isNumber !== null) {
    const written = trimBlankLines(lines)
    return isNumber(written.at(-1) ?? '') ? withoutSameIndex(written) : lines
  }
  const last = lines.at(-1)
  if (last === undefined || !plainNumber.test(last)) return lines
  const standsAlone = lines.length === 1 || lines.at(-2)?.trim() === ''
  return standsAlone ? lines.slice(0, -1) : lines
}

/**
 * Without the number at the end, and without the same once more between empty lines, as a caption that was
 * deleted leaves it.
 */
function withoutSameIndex(written: readonly string[]): string[] {
  let at = written.length - 2
  while (at > 0 && written[at]?.trim() === '') at -= 1
  const isTwice = at > 0 && written[at]?.trim() === written.at(-1)?.trim()
  const isApart = at < written.length - 2 && written[at - 1]?.trim() === ''
  return trimBlankLines(written.slice(0, isTwice && isApart ? at : -1))
}

/** The beginning of a line with times, at which a file was cut off. */
const brokenTiming = /^\s*\d{1,3}:\d{2}:[\d:.,]{0,9}\s*(?:-{1,2}>?\s*)?[\d:.,]{0,12}$/

/** A file that was cut off may end with the number of a missing caption, and a part of its times. */
function withoutDanglingIndex(lines: string[], isNumber: IsNumber): string[] {
  const all = trimBlankLines(lines)
  const isCut = all.length > 2 && all.at(-3)?.trim() === '' && brokenTiming.test(all.at(-1) ?? '')
  const written = isCut ? all.slice(0, -1) : all
  const isDangling = isNumber !== null && written.length > 2 && written.at(-2)?.trim() === ''
  return isDangling && isNumber(written.at(-1) ?? '') ? written.slice(0, -1) : written
}

const maxTimingLineLength = 80

/** Reads SubViewer (.sub) and YouTube's .sbv: `0:00:02.900,0:00:15.230` and the words below. */
export function readSbv(text: string): RawCaptions {
  const { blocks } = splitAtTimes(text.split('\n'), readCommaTiming)
  const cues = blocks.map(({ time, lines }): RawCue => {
    const words = stripTags(trimBlankLines(lines).join('\n').replaceAll('[br]', '\n'))
    return { startMs: time.startMs, endMs: time.endMs, text: words, speaker: null }
  })
  return { cues, captionKind: 'unknown', language: null }
}

/** Reads a line `start,end`; `null` for any other line. */
export function readCommaTiming(line: string): CueTiming | null {
  if (line.length > maxTimingLineLength || !line.includes(',')) return null
  const text = line.trim()
  const first = readClock(text, 0)
  const comma = first !== null && text[first.end] === ',' ? first.end : text.indexOf(',')
  const [before, after] = [text.slice(0, comma), text.slice(comma + 1).trimStart()]
  const start = readClock(before, 0)
  const end = readClock(after, 0)
  if (start?.end !== before.length || end?.end !== after.length) return null
  return { startMs: start.ms, endMs: end.ms }
}

/** Also the head of a part, where parts of a stream are put together. */
const comment = /^(?:NOTE|STYLE|REGION|WEBVTT)(?:\s|$)|^X-TIMESTAMP-MAP=/
const wordTime = /<\d{1,3}:\d{2}(?::\d{2})?\.\d{3}>/

/** Reads WebVTT (W3C): header, notes, styles, identifiers, settings, voice, time tags, rolling text. */
export function readWebvtt(text: string): RawCaptions {
  const { head, blocks } = splitAtTimes(text.split('\n'), readArrowTiming)
  const bodies = blocks.map(({ lines }, i) => cueText(lines, i < blocks.length - 1))
  const cues = blocks.flatMap(({ time }, i): RawCue[] => {
    const named = speakerOfIdentifier((i === 0 ? head : (blocks[i - 1]?.lines ?? [])).at(-1) ?? '')
    const runs = metadataRun(bodies[i] ?? '') ?? voiceRuns(bodies[i] ?? '', true)
    return shareOut(
      { startMs: time.startMs, endMs: time.endMs },
      runs
        .filter((run) => !/^[\s\-–—]*$/.test(run.text) || runs.length === 1)
        .map((run) => (run.speaker === null && named !== null ? { ...run, speaker: named } : run)),
    )
  })
  const hasWordTimes = wordTime.test(text)
  return {
    cues,
    captionKind: hasWordTimes ? 'automatic' : 'unknown',
    language: declaredLanguage(head),
    rolling: hasWordTimes ? 'likely' : 'possible',
  }
}

/** Webex writes who speaks into the identifier of a cue: `1 "Anna Lee" (1234567)`. */
function speakerOfIdentifier(line: string): string | null {
  if (!line.includes('"')) return null
  return /^\d{1,7}\s"([^"]{1,80})"\s\(\d{1,12}\)$/.exec(line.trim())?.[1] ?? null
}

const metadataSchema = z.object({ spokenText: z.string(), speakerName: z.string().nullish() })

/** Teams writes what was said and by whom as JSON, where it is asked for the metadata of a meeting. */
function metadataRun(body: string): { speaker: string | null; text: string }[] | null {
  if (!body.startsWith('{') || !body.includes('"spokenText"')) return null
  try {
    const read = metadataSchema.safeParse(JSON.parse(body))
    return read.success ? [{ speaker: read.data.speakerName ?? null, text: read.data.spokenText }] : null
  } catch {
    return null
  }
}

/**
 * The words of a cue. They end at the first empty line; what follows up to the next time is notes and the
 * next cue's identifier, or, in badly written files, more words.
 */
function cueText(lines: string[], hasNext: boolean): string {
  const end = lines.indexOf('')
  if (end === -1) return lines.join('\n')
  const hasIdentifier = hasNext && lines.at(-1) !== '' && lines.at(-2) === ''
  const after = lines.slice(end + 1, hasIdentifier ? -1 : undefined)
  const stray = groupLines(after).filter((group) => !comment.test(group[0] ?? ''))
  return [...lines.slice(0, end), ...stray.flat()].join('\n')
}

/** The lines in groups, as empty lines part them. */
function groupLines(lines: string[]): string[][] {
  const groups: string[][] = []
  let isOpen = false
  for (const line of lines) {
    if (line === '') isOpen = false
    else if (isOpen) groups.at(-1)?.push(line)
    else {
      groups.push([line])
      isOpen = true
    }
  }
  return groups
}

function declaredLanguage(head: string[]): string | null {
  const line = head.slice(0, 20).find((candidate) => /^language:/i.test(candidate))
  return line === undefined ? null : line.slice('language:'.length).trim()
}
