import type { RawCue } from './raw-captions.ts'

type Shown = { cue: RawCue; lines: string[]; carried: number }

/**
 * Takes out what rolling captions show twice: automatic captions scroll, so each begins with the lines that
 * the one before ended with, and a caption of some 10 ms holds them in between. Only whole lines count, and
 * only in a file that rolls throughout, because speakers do repeat themselves. `minScrolls` is how many such
 * captions it takes.
 */
export function unrollCues(cues: RawCue[], minScrolls: number): { cues: RawCue[]; isRolling: boolean } {
  if (!rollsMostly(cues, minScrolls)) return { cues, isRolling: false }
  const shown: Shown[] = []
  let previous: string[] = []
  for (const cue of cues) {
    const lines = cue.text.split('\n')
    shown.push({ cue, lines, carried: carriedLines(previous, lines) })
    previous = lines
  }
  const unrolled = shown
    .filter(({ lines, carried }) => carried < lines.length)
    .map(({ cue, lines, carried }) => ({ ...cue, text: lines.slice(carried).join('\n') }))
  return { cues: unrolled, isRolling: true }
}

/** The number of first lines that are the last lines of the previous caption; never many. */
function carriedLines(before: string[], lines: string[]): number {
  for (let count = Math.min(before.length, lines.length, 4); count > 0; count -= 1) {
    const tail = before.slice(-count)
    if (tail.every((line, i) => line === lines[i])) return count
  }
  return 0
}

/** A file rolls when most captions with new words begin with an old line; a chorus has no new ones. */
function rollsMostly(cues: RawCue[], minScrolls: number): boolean {
  const counts = { fresh: 0, scrolled: 0 }
  let before = ''
  for (const { text } of cues) {
    const isOld = text === before || before.endsWith(`\n${text}`)
    if (before !== '' && !isOld) counts.fresh += 1
    if (!isOld && beginsWithLastLine(text, before)) counts.scrolled += 1
    before = text
  }
  return counts.scrolled >= minScrolls && counts.scrolled > counts.fresh / 2
}

function beginsWithLastLine(text: string, before: string): boolean {
  const lastLine = before.lastIndexOf('\n') + 1
  const length = before.length - lastLine
  return length > 0 && text[length] === '\n' && text.startsWith(before.slice(lastLine))
}

/** Words of what was shown before that a caption can begin with; captions of three lines have some thirty. */
const maxCarried = 60
/** So many words said again are no chance; of scripts without blanks a character counts as a word. */
const minCarried = 2
const minCarriedCharacters = 4
const withoutBlanks = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー々`
const character = new RegExp(`[${withoutBlanks}]`, 'u')
const unit = new RegExp(`[${withoutBlanks}]\\p{M}*|[^\\s${withoutBlanks}]+`, 'gu')
const minRolling = 2
/** The least share of captions with new words that begin with words of the previous one. */
const rollingShare = 0.6
/** Captions roll throughout, so those at the beginning show it. */
const sampleCues = 400

type Word = { folded: string; from: number }

/**
 * Takes out the words that captions show again where they grow or scroll within a line: each begins with what
 * the one before ended with, or with all of it. `null` for a file in which most captions do not, because
 * speakers repeat words too.
 */
export function unrollWords(cues: readonly RawCue[]): RawCue[] | null {
  if (cues.length > sampleCues && unrollAll(cues.slice(0, sampleCues)) === null) return null
  return unrollAll(cues)
}

function unrollAll(cues: readonly RawCue[]): RawCue[] | null {
  const counts = { fresh: 0, rolling: 0 }
  let before: string[] = []
  const unrolled: RawCue[] = []
  for (const cue of cues) {
    const words = wordsOf(cue.text)
    const folded = words.map((word) => word.folded)
    const carried = countCarried(before, folded)
    const next = words[carried]
    if (next !== undefined) {
      if (before.length > 0) counts.fresh += 1
      if (carried >= minCarried) counts.rolling += 1
      unrolled.push(carried === 0 ? cue : { ...cue, text: cue.text.slice(next.from) })
    }
    before = next === undefined && folded.length > 0 && carried === folded.length ? before : folded
  }
  const rolls = counts.rolling >= minRolling && counts.rolling >= counts.fresh * rollingShare
  return rolls ? unrolled : null
}

/** The number of first words that end the previous caption; a few characters are so by chance. */
function countCarried(before: readonly string[], words: readonly string[]): number {
  const max = Math.min(before.length, words.length, maxCarried)
  const least = character.test(words[0] ?? '') ? Math.min(minCarriedCharacters, before.length) : 1
  for (let count = max; count >= least; count -= 1) {
    const from = before.length - count
    let i = 0
    while (i < count && before[from + i] === words[i]) i += 1
    if (i === count) return count
  }
  return 0
}

/** The words of a line as they are compared; of scripts without blanks, its characters. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(unit)].map(({ 0: word, index }) => ({
    folded: word.toLowerCase().replaceAll(/^\p{P}+|\p{P}+$/gu, ''),
    from: index,
  }))
}

const minRepeated = 4
/** The least share of captions that repeat the previous one. */
const repeatedShare = 0.6
/** The least share of repeated lines where each is shown again; a line of one word does not count. */
const repeatedLines = 0.4
/** The least share of lines that are shown twice or more where a program shows each line so. */
const mostLines = 0.9
/** Between two captions of one line that a program doubled; who says it again takes a breath. */
const longestGapMs = 100

/**
 * Captions that show a whole line again for each of its words, as programs do that mark the word being said,
 * or each line twice: one for each line, up to the end of the last. `null` for a file in which most captions
 * say something new.
 */
export function mergeRepeated(cues: readonly RawCue[]): RawCue[] | null {
  const isNamed = cues.some(({ speaker }) => speaker !== null)
  if (isNamed || !areRepeated(cues)) return null
  const merged: RawCue[] = []
  for (const cue of cues) {
    const last = merged.at(-1)
    if (last?.text === cue.text) last.endMs = cue.endMs
    else merged.push({ ...cue })
  }
  // Nothing but one line over and over is no text that is marked word by word.
  return merged.length < 2 ? null : merged
}

function areRepeated(cues: readonly RawCue[]): boolean {
  const repeated = cues.filter(({ text }, at) => text === cues[at - 1]?.text).length
  const lines = cues.length - repeated
  const again = cues.filter(
    ({ text }, at) => text === cues[at + 1]?.text && text !== cues[at - 1]?.text,
  ).length
  // One line over and over among others is what a recogniser writes into silence.
  if (repeated < minRepeated || again < lines * repeatedLines) return false
  const doubled = cues.filter(
    (cue, at) => isGoingOn(cue, cues[at + 1]) && !isGoingOn(cues[at - 1], cue),
  ).length
  return repeated >= cues.length * repeatedShare || doubled >= lines * mostLines
}

/** The next caption shows the same line without a pause. */
function isGoingOn(cue: RawCue | undefined, next: RawCue | undefined): boolean {
  const gapMs = (next?.startMs ?? Number.NaN) - (cue?.endMs ?? Number.NaN)
  return cue?.text === next?.text && gapMs <= longestGapMs
}
