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
import { withoutStockLoops } from './stock-lines.ts'
import { mergeRepeated, unrollCues, unrollWords } from './unroll-cues.ts'

/** The captions without tags and entities, where a program left those of the captions in. */
function withoutMarkup(format: TranscriptFormat, cues: RawCue[]): RawCue[] {
  const { markup } = captionFormats[format]
  if (markup === 'entities')
    return changeTexts(cues, (text) => (text.includes('&') ? decodeHTMLStrict(text) : text))
  if (markup === undefined) return cues
  for (const cue of cues) {
    if (!/[<&]/.test(cue.text)) continue
    const runs = voiceRuns(cue.text)
    cue.speaker ??= runs.find((run) => run.speaker !== null)?.speaker ?? null
    cue.text = runs.map(({ text }) => text).join('')
  }
  return cues
}

/**
 * Makes cues of what a reader found: clean words, mended times, speakers told apart, sounds left out. The
 * captions of the reader are used up, so that of half a million no second set is held.
 * @throws AppError `TRANSCRIPT_EMPTY` when no words are left, `TRANSCRIPT_TOO_LONG` past 24 hours or
 * as many captions as a transcript may have words.
 */
export function finishCaptions(format: TranscriptFormat, raw: RawCaptions): ParsedCaptions {
  const written = changeTexts(withoutMarkup(format, raw.cues), cleanText)
  const count = written.length
  refuseTooMany(count)
  const { cues: unrolled, isRolling } = unroll(written, raw.rolling)
  const { clock } = captionFormats[format]
  if (clock === 'wall' && areTimesOfDay(unrolled)) dropTimes(unrolled)
  const offsetMs = shiftClock(unrolled, raw.hasTapeClock === true || clock === 'tape')
  const { cues: mended, dropped, repaired } = repairTimes(unrolled)
  const spoken = changeTexts(mended, withoutSounds)
  const said = withoutStockLoops(spoken)
  const invented = spoken.length - said.length
  const named = raw.namesAbove === true ? takeNamesAbove(said) : said
  const cues = numberIds(splitSpeakers(joinLabels(named))).map(toCue)
  refuseTooMany(cues.length)
  refuseData(cues)
  if (cues.length === 0) throw nothingSaid(count)
  return {
    format,
    cues,
    droppedCues: dropped + invented,
    repairedCues: repaired,
    captionKind: isRolling ? 'automatic' : raw.captionKind,
    timings: cues.some((cue) => cue.start !== null) ? 'exact' : 'none',
    clockOffsetSeconds: offsetMs / 1000,
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

/** Changes the text of each cue, and takes out those that have none left. */
function changeTexts(cues: RawCue[], change: (text: string) => string): RawCue[] {
  let left = 0
  for (const cue of cues) {
    cue.text = change(cue.text)
    if (cue.text === '') continue
    cues[left] = cue
    left += 1
  }
  cues.length = left
  return cues
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

/** Puts `Speaker 1`, `Speaker 2` in place of ids, in the order in which they speak. */
function numberIds(cues: RawCue[]): RawCue[] {
  const numbers = new Map<string, number>()
  for (const cue of cues) {
    if (cue.speaker === null || !speakerId.test(cue.speaker)) continue
    const number = numbers.get(cue.speaker) ?? numbers.size + 1
    numbers.set(cue.speaker, number)
    cue.speaker = `Speaker ${number}`
  }
  return cues
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
type PlacedCue = RawCue & { startMs: number }

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
  const hasNone = cues.every((cue) => cue.startMs === null)
  if (hasNone || isMostlyUnreadable(cues) || areAllAtZero(cues)) {
    dropTimes(cues)
    return { cues, dropped: 0, repaired: 0 }
  }
  const mended = new Set<RawCue>()
  timeUnreadable(cues, mended)
  const ordered = putInOrder(withoutStrays(cues), mended)
  const unique = ordered.filter((cue, i) => !isSame(cue, ordered[i - 1]))
  mendEnds(unique, mended)
  const repaired = unique.filter((cue) => mended.has(cue)).length
  return { cues: unique, dropped: cues.length - unique.length, repaired }
}

/** Times of which most cannot be read would put the captions where they are not said. */
function isMostlyUnreadable(cues: readonly RawCue[]): boolean {
  return cues.filter(({ startMs }) => !Number.isFinite(startMs)).length > cues.length / 2
}

/** Editors write zeros where nobody has set the times yet. */
function areAllAtZero(cues: readonly RawCue[]): boolean {
  return cues.length > 1 && cues.every(({ startMs, endMs }) => startMs === 0 && (endMs ?? 0) === 0)
}

function dropTimes(cues: readonly RawCue[]): void {
  for (const cue of cues) {
    cue.startMs = null
    cue.endMs = null
  }
}

/** A cue whose start cannot be read begins where the one before ends; nothing begins before 0. */
function timeUnreadable(cues: readonly RawCue[], mended: Set<RawCue>): void {
  let previous = 0
  for (const [i, cue] of cues.entries()) {
    const next = cues[i + 1]
    const goesBack = runsBack(cue, next)
    const isReadable = cue.startMs !== null && Number.isFinite(cue.startMs) && !goesBack
    const latest = goesBack ? (next?.startMs ?? previous) : previous
    const startMs = isReadable ? Math.max(0, cue.startMs ?? 0) : Math.min(previous, latest)
    const endMs = cue.endMs !== null && Number.isFinite(cue.endMs) ? cue.endMs : null
    if (startMs !== cue.startMs || (endMs === null && cue.endMs !== null)) mended.add(cue)
    cue.startMs = startMs
    cue.endMs = endMs
    previous = endMs !== null && endMs > startMs && endMs - startMs < absurdMs ? endMs : startMs
  }
}

/**
 * A caption ends before it begins and the next begins at that end, as whisper.cpp writes where it lost the
 * time: the order is right and the start is not.
 */
function runsBack({ startMs, endMs }: RawCue, next: RawCue | undefined): boolean {
  if (startMs === null || endMs === null || next === undefined || next.startMs === null) return false
  return endMs < startMs && next.startMs < startMs && Math.abs(next.startMs - endMs) < contiguousMs
}

function withoutStrays(cues: readonly RawCue[]): PlacedCue[] {
  const within = cues.filter((cue): cue is PlacedCue => cue.startMs !== null && cue.startMs <= maxMs)
  if (cues.length - within.length > cues.length * straysAllowed) {
    const hours = Math.round(maxTranscriptSeconds / 3600)
    throw new AppError('TRANSCRIPT_TOO_LONG', `The transcript is longer than ${hours} hours.`)
  }
  return within
}

/** Small steps back keep the order of the file, which is that of speech; other cues are moved. */
function putInOrder(cues: PlacedCue[], mended: Set<RawCue>): PlacedCue[] {
  let previous = 0
  let isSorted = true
  for (const cue of cues) {
    const stepBack = previous - cue.startMs
    const slips = stepBack > 0 && stepBack <= slipMs
    if (stepBack > slipMs) isSorted = false
    if (stepBack > 0) mended.add(cue)
    if (slips) cue.startMs = previous
    previous = cue.startMs
  }
  return isSorted ? cues : cues.toSorted((a, b) => a.startMs - b.startMs)
}

function isSame(cue: PlacedCue, before: PlacedCue | undefined): boolean {
  return before !== undefined && cue.startMs === before.startMs && cue.text === before.text
}

/** An end that is missing, wrong or absurd becomes the start of the next cue. */
function mendEnds(cues: readonly PlacedCue[], mended: Set<RawCue>): void {
  for (const [i, cue] of cues.entries()) {
    const { startMs, endMs } = cue
    const later = cues[i + 3]
    const isWrong = endMs !== null && endMs <= startMs
    const covers = endMs !== null && later !== undefined && endMs > later.startMs
    const isAbsurd = covers && endMs - startMs > absurdMs
    const stands = endMs !== null && !isWrong && !isAbsurd
    if (endMs !== null && (!stands || endMs > maxMs)) mended.add(cue)
    cue.endMs = stands ? Math.min(endMs, maxMs) : (cues[i + 1]?.startMs ?? null)
  }
}
