import { cleanText, stripSounds } from '#core/captions/clean-text.ts'
import { findLoops } from '#core/captions/repeated-lines.ts'
import { bareLine, isCredit, isSlowStockLine, isStockLine } from '#core/captions/stock-lines.ts'
import type { Heard, HeardCue } from './heard.ts'
import type { Answer, AnsweredCue } from './read-answer.ts'

/** The recognizer's own doubt from which on a stock line is not believed. */
const silentFrom = 0.5
/** Silence on both sides of a stock line in which it is not believed. */
const silentMs = 4000
/** Lines of a loop, and words of one within a line. */
const lineLoop = { maxPeriod: 3, minTimes: 4 }
const wordLoop = { maxPeriod: 12, minTimes: 8 }
/** A step back that is more than a slip. */
const backMs = 1000
/** A line may begin so much past the end by rounding. */
const slipMs = 250
/** A pause that parts two lines into turns. */
const partingMs = 1300

/**
 * Leaves out the lines of an answer that nobody said: stock lines in silence, credits of subtitles, what is
 * repeated over and over, lines whose times stand or run back, text after the end of the sound, and names of
 * sounds. Where one stood, there is a pause between the lines before and after it, so that they do not become
 * one sentence.
 */
export function leaveOutInventions(answer: Answer, durationMs: number): Heard {
  const lines = inOrder(answer)
  const invented = findInvented(lines, durationMs)
  const cues: HeardCue[] = []
  let inventions = 0
  let isParted = false
  for (const [at, { silence: _, ...line }] of lines.entries()) {
    const text = invented.has(at) ? '' : withoutLoop(line.text)
    const last = cues.at(-1)
    if (text !== '') {
      if (isParted && last !== undefined) part(last, line.startMs)
      const startMs = Math.max(0, line.startMs)
      cues.push({ ...line, startMs, endMs: Math.max(startMs, Math.min(line.endMs, durationMs)), text })
    }
    if (text === '' || text !== line.text) inventions += 1
    isParted = text === '' || text !== line.text
  }
  const { timings, language, form } = answer
  return { cues, timings, language, form, inventions }
}

/**
 * Lines with clean words. Voices that speak at once overlap, and are listed one after the other. A line that
 * ends before it begins begins at its end, as whisper.cpp writes where it lost the time.
 */
function inOrder({ cues, form }: Answer): AnsweredCue[] {
  const clean = cues.map((cue) => ({
    ...cue,
    startMs: Math.min(cue.startMs, cue.endMs),
    text: cleanText(cue.text),
  }))
  return form === 'diarized_json' ? clean.toSorted((one, other) => one.startMs - other.startMs) : clean
}

function findInvented(lines: readonly AnsweredCue[], durationMs: number): Set<number> {
  const keys = lines.map(({ text }) => bareLine(text))
  const found = findLoops(keys, lineLoop)
  // Of a loop of stock lines the first was not said either.
  for (const at of found) if (isStockLine(keys[at] ?? '') && keys[at] === keys[at - 1]) found.add(at - 1)
  let reachedMs = 0
  for (const [at, line] of lines.entries()) {
    const around = { before: lines[at - 1], after: lines[at + 1] }
    const isAfterEnd = line.startMs > durationMs + slipMs
    const runsBack = line.startMs < reachedMs - backMs
    const stands = standsStill(line, around.before) || standsStill(line, around.after)
    if (isAfterEnd || runsBack || stands || saysNothing(line.text) || isUnsaid(line, around)) found.add(at)
    else reachedMs = Math.max(reachedMs, line.startMs)
  }
  return found
}

/** Names of sounds and marks without words. */
function saysNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(stripSounds(text))
}

type Around = { before: AnsweredCue | undefined; after: AnsweredCue | undefined }

/** A credit, or a stock line that the recognizer doubts, that is too slow, or that stands between pauses. */
function isUnsaid(line: AnsweredCue, { before, after }: Around): boolean {
  if (isCredit(line.text)) return true
  if (!isStockLine(line.text)) return false
  if (line.silence >= silentFrom || isSlowStockLine(line.text, line.endMs - line.startMs)) return true
  const isAfterSilence = line.startMs - (before?.endMs ?? 0) >= silentMs
  return isAfterSilence && (after?.startMs ?? Infinity) - line.endMs >= silentMs
}

/** Two lines in a row at one moment, without a length. */
function standsStill(line: AnsweredCue, other: AnsweredCue | undefined): boolean {
  return other !== undefined && isInstant(line) && isInstant(other) && line.startMs === other.startMs
}

function isInstant({ startMs, endMs }: AnsweredCue): boolean {
  return startMs === endMs
}

/** A line without the words of it that are said over and over. */
function withoutLoop(text: string): string {
  const words = text.split(' ')
  const repeated = findLoops(
    words.map((word) => bareLine(word)),
    wordLoop,
  )
  return repeated.size === 0 ? text : words.filter((_, at) => !repeated.has(at)).join(' ')
}

/** Ends a line early enough before the next for a pause between them. */
function part(line: HeardCue, nextMs: number): void {
  line.endMs = Math.max(line.startMs, Math.min(line.endMs, nextMs - partingMs))
}
