import { decodeHTMLStrict } from 'entities'
import type { Cue } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { captionFormats } from './caption-formats.ts'
import { canonicalTag } from './caption-tracks.ts'
import { cleanText, stripSounds, voiceRuns } from './clean-text.ts'
import { areTimesOfDay, shiftClock } from './cue-timing.ts'
import { refuseTooMany } from './raw-captions.ts'
import type { ParsedCaptions, RawCaptions, RawCue, TranscriptFormat } from './raw-captions.ts'
import { refuseData } from './refuse-codes.ts'
import { takeNamesAbove } from './speaker-names.ts'
import { joinLabels, splitSpeakers } from './split-speakers.ts'
import { mergeRepeated, unrollCues, unrollWords } from './unroll-cues.ts'

/** The captions without tags and entities, where a program left those of the captions in. */
function withoutMarkup(format: TranscriptFormat, cues: RawCue[]): RawCue[] {
  const { markup } = captionFormats[format]
  if (markup === 'entities')
    return withText(cues, (text) => (text.includes('&') ? decodeHTMLStrict(text) : text))
  if (markup === undefined) return cues
  return cues.map((cue) => {
    if (!/[<&]/.test(cue.text)) return cue
    const runs = voiceRuns(cue.text)
    const speaker = cue.speaker ?? runs.find((run) => run.speaker !== null)?.speaker ?? null
    return { ...cue, speaker, text: runs.map(({ text }) => text).join('') }
  })
}

/**
 * Makes cues of what a reader found: clean words, mended times, speakers told apart, sounds left out.
 * @throws AppError `TRANSCRIPT_EMPTY` when no words are left, `TRANSCRIPT_TOO_LONG` past 24 hours or
 * 500,000 captions.
 */
export function finishCaptions(format: TranscriptFormat, raw: RawCaptions): ParsedCaptions {
  const written = withText(withoutMarkup(format, raw.cues), cleanText)
  refuseTooMany(written.length)
  const unrolled = unroll(written, raw.rolling)
  const { clock } = captionFormats[format]
  const isByWall = clock === 'wall' && areTimesOfDay(unrolled.cues)
  const timed = isByWall ? unrolled.cues.map(withoutTimes) : unrolled.cues
  const shifted = shiftClock(timed, raw.hasTapeClock === true || clock === 'tape')
  const { cues: mended, dropped, repaired } = repairTimes(shifted.cues)
  const spoken = withText(mended, withoutSounds)
  const named = raw.namesAbove === true ? takeNamesAbove(spoken) : spoken
  const cues = numberIds(splitSpeakers(joinLabels(named))).map(toCue)
  refuseTooMany(cues.length)
  refuseData(cues)
  if (cues.length === 0) throw nothingSaid(written.length)
  return {
    format,
    cues,
    droppedCues: dropped,
    repairedCues: repaired,
    captionKind: unrolled.isRolling ? 'automatic' : raw.captionKind,
    timings: cues.some((cue) => cue.start !== null) ? 'exact' : 'none',
    clockOffsetSeconds: shifted.offsetMs / 1000,
    language: raw.language === null ? null : canonicalTag(raw.language.replaceAll('_', '-')),
  }
}

function nothingSaid(captions: number): AppError {
  const reason =
    captions === 0
      ? 'There are no words in this transcript.'
      : 'This transcript names only music and other sounds. There are no words in it to summarize.'
  return new AppError('TRANSCRIPT_EMPTY', reason)
}

/** A clean text without its sounds, still clean. */
function withoutSounds(text: string): string {
  const spoken = stripSounds(text)
  return spoken === text ? text : cleanText(spoken)
}

/** The cues with their text changed, without those that have none left. */
function withText(cues: RawCue[], change: (text: string) => string): RawCue[] {
  const changed: RawCue[] = []
  for (const cue of cues) {
    const text = change(cue.text)
    if (text !== '') changed.push(text === cue.text ? cue : { ...cue, text })
  }
  return changed
}

function unroll(cues: RawCue[], rolling: RawCaptions['rolling']): { cues: RawCue[]; isRolling: boolean } {
  if (rolling === undefined) return { cues, isRolling: false }
  const merged = mergeRepeated(cues)
  if (merged !== null) return { cues: merged, isRolling: false }
  const byLines = unrollCues(cues, rolling === 'likely' ? 1 : 2)
  if (byLines.isRolling) return byLines
  const byWords = unrollWords(cues)
  return byWords === null ? { cues, isRolling: false } : { cues: byWords, isRolling: true }
}

/** The id that meeting programs write in place of a name: `11aa22bb-33cc-…@99cc00dd-11ee-…`. */
const speakerId = /^\{?[\da-f]{8}-?(?:[\da-f]{4}-?){3}[\da-f]{12}\}?(?:[@/].{0,80})?$/i

/** The captions with `Speaker 1`, `Speaker 2` in place of ids, in the order in which they speak. */
function numberIds(cues: RawCue[]): RawCue[] {
  const numbers = new Map<string, number>()
  return cues.map((cue) => {
    if (cue.speaker === null || !speakerId.test(cue.speaker)) return cue
    const number = numbers.get(cue.speaker) ?? numbers.size + 1
    numbers.set(cue.speaker, number)
    return { ...cue, speaker: `Speaker ${number}` }
  })
}

function toCue({ startMs, endMs, text, speaker }: RawCue): Cue {
  return {
    start: startMs === null ? null : startMs / 1000,
    duration: startMs === null || endMs === null ? null : (endMs - startMs) / 1000,
    text,
    speaker,
  }
}

/** A cue in its place: `startMs` is `null` only where the whole transcript has no times. */
type PlacedCue = {
  startMs: number
  endMs: number | null
  text: string
  speaker: string | null
  isMended: boolean
}

const maxMs = maxTranscriptSeconds * 1000
const straysAllowed = 0.01
/** Recognisers let a caption begin where the one before ends. */
const contiguousMs = 500
/** A caption less than this much earlier than the previous one stays in the file's order. */
const slipMs = 5000
/** A caption shown this long over three others was timed wrongly. */
const absurdMs = 20_000

/**
 * Mends the times of cues: readable, within 24 hours, in order, ending after they start. Cues without any
 * time stay as they are.
 * @throws AppError `TRANSCRIPT_TOO_LONG` when more than a stray time lies past 24 hours.
 */
function repairTimes(cues: RawCue[]): { cues: RawCue[]; dropped: number; repaired: number } {
  if (cues.every((cue) => cue.startMs === null)) return { cues, dropped: 0, repaired: 0 }
  if (isMostlyUnreadable(cues) || areAllAtZero(cues))
    return { cues: cues.map(withoutTimes), dropped: 0, repaired: 0 }
  const inLimit = withoutStrays(indexUnreadable(cues))
  const ordered = putInOrder(inLimit)
  const unique = ordered.filter((cue, i) => !isSame(cue, ordered[i - 1]))
  const mended = unique.map((cue, i) => mendEnd(cue, unique[i + 1], unique[i + 3]))
  return {
    cues: mended,
    dropped: cues.length - unique.length,
    repaired: mended.filter((cue) => cue.isMended).length,
  }
}

/** Times of which most cannot be read would put the captions where they are not said. */
function isMostlyUnreadable(cues: readonly RawCue[]): boolean {
  return cues.filter(({ startMs }) => !Number.isFinite(startMs)).length > cues.length / 2
}

/** Editors write zeros where nobody has set the times yet. */
function areAllAtZero(cues: readonly RawCue[]): boolean {
  return cues.length > 1 && cues.every(({ startMs, endMs }) => startMs === 0 && (endMs ?? 0) === 0)
}

function withoutTimes(cue: RawCue): RawCue {
  return { ...cue, startMs: null, endMs: null }
}

/** A cue whose start cannot be read begins where the one before ends; nothing begins before 0. */
function indexUnreadable(cues: RawCue[]): PlacedCue[] {
  let previous = 0
  return cues.map((cue, i) => {
    const next = cues[i + 1]
    const goesBack = runsBack(cue, next)
    const isReadable = cue.startMs !== null && Number.isFinite(cue.startMs) && !goesBack
    const latest = goesBack ? (next?.startMs ?? previous) : previous
    const startMs = isReadable ? Math.max(0, cue.startMs ?? 0) : Math.min(previous, latest)
    const isMended = startMs !== cue.startMs
    const endMs = cue.endMs !== null && Number.isFinite(cue.endMs) ? cue.endMs : null
    previous = endMs !== null && endMs > startMs && endMs - startMs < absurdMs ? endMs : startMs
    return { ...cue, startMs, endMs, isMended: isMended || (endMs === null && cue.endMs !== null) }
  })
}

/**
 * A caption ends before it begins and the next begins at that end, as whisper.cpp writes where it lost the
 * time: the order is right and the start is not.
 */
function runsBack({ startMs, endMs }: RawCue, next: RawCue | undefined): boolean {
  if (startMs === null || endMs === null || next === undefined || next.startMs === null) return false
  return endMs < startMs && next.startMs < startMs && Math.abs(next.startMs - endMs) < contiguousMs
}

function withoutStrays(cues: PlacedCue[]): PlacedCue[] {
  const within = cues.filter((cue) => cue.startMs <= maxMs)
  if (cues.length - within.length > cues.length * straysAllowed) {
    const hours = Math.round(maxTranscriptSeconds / 3600)
    throw new AppError('TRANSCRIPT_TOO_LONG', `The transcript is longer than ${hours} hours.`)
  }
  return within
}

/** Small steps back keep the order of the file, which is that of speech; other cues are moved. */
function putInOrder(cues: PlacedCue[]): PlacedCue[] {
  let previous = 0
  let isSorted = true
  const settled = cues.map((cue) => {
    const stepBack = previous - cue.startMs
    const slips = stepBack > 0 && stepBack <= slipMs
    if (stepBack > slipMs) isSorted = false
    previous = slips ? previous : cue.startMs
    return stepBack > 0 ? { ...cue, startMs: previous, isMended: true } : cue
  })
  return isSorted ? settled : settled.toSorted((a, b) => a.startMs - b.startMs)
}

function isSame(cue: PlacedCue, before: PlacedCue | undefined): boolean {
  return before !== undefined && cue.startMs === before.startMs && cue.text === before.text
}

/** An end that is missing, wrong or absurd becomes the start of the next cue. */
function mendEnd(cue: PlacedCue, next: PlacedCue | undefined, later: PlacedCue | undefined): PlacedCue {
  const isWrong = cue.endMs !== null && cue.endMs <= cue.startMs
  const covers = cue.endMs !== null && later !== undefined && cue.endMs > later.startMs
  const isAbsurd = covers && (cue.endMs ?? 0) - cue.startMs > absurdMs
  if (cue.endMs !== null && !isWrong && !isAbsurd) {
    return cue.endMs <= maxMs ? cue : { ...cue, endMs: maxMs, isMended: true }
  }
  return {
    ...cue,
    endMs: next === undefined ? null : next.startMs,
    isMended: cue.isMended || cue.endMs !== null,
  }
}
