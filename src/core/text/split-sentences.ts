import type { Cue, Sentence } from '#contract/transcripts.ts'
import { unnamedSpeaker } from '#core/captions/raw-captions.ts'
import { needsBlank } from '#product/join-text.ts'
import { clauseOpening, cutLong, englishOpening } from './cut-long.ts'
import type { OpeningOf, PieceSize } from './cut-long.ts'
import { createSentenceRules, findSentences } from './find-sentences.ts'
import type { Range, SentenceRules } from './find-sentences.ts'
import { countWords, findWords } from './find-words.ts'
import type { WordRange } from './find-words.ts'
import { predictSentences } from './predict-sentences.ts'
import { restoreSentence } from './readable-text.ts'
import { styleOf } from './speech-style.ts'
import type { SpeechStyle } from './speech-style.ts'

type Unit = Range & { fragment: boolean }
type Reading = SpeechStyle & { isEnglish: boolean; rules: SentenceRules }

const maxSentenceLength = 45
const longSentencePieces: PieceSize = { min: 18, max: 40 }
const unpunctuatedPieces: PieceSize = { min: 10, max: 26 }

/** Log-odds that a mark or a pause adds for a sentence end; pauses by seconds beyond a quarter. */
const evidence = { mark: 6, perSecond: 2, fromSeconds: 0.25, maxPause: 2 }

/**
 * Puts cues together and cuts them into sentences: at full stops where the transcript has them, else where
 * speakers begin a new thought; English ones get their capital and full stop then. All words of the cues
 * stand in the sentences, in order.
 */
export function splitSentences(cues: Cue[], language: string): Sentence[] {
  const style = styleOf(cues, language)
  const isEnglish = /^en(?:-|$)/i.test(language)
  const reading: Reading = { ...style, isEnglish, rules: createSentenceRules(language) }
  const sentences: Sentence[] = []
  let turn = 0
  for (const spoken of gatherTurns(cues, style.isPunctuated)) {
    const units = unitsOf(spoken, reading)
    for (const [nth, unit] of units.entries()) {
      const sentence = toSentence(spoken, unit, { index: sentences.length, turn })
      const edges = { isContinued: unit.fragment, continues: units[nth + 1]?.fragment === true }
      const isRestored = reading.isEnglish && !reading.isPunctuated
      sentences.push(isRestored ? { ...sentence, text: restoreSentence(sentence.text, edges) } : sentence)
    }
    turn += 1
  }
  return withoutNeedlessMarks(sentences)
}

/** A mark that most sentences have distinguishes none: then the cut sentences lose it again. */
function withoutNeedlessMarks(sentences: Sentence[]): Sentence[] {
  const fragments = sentences.filter(({ fragment }) => fragment).length
  if (fragments * 2 <= sentences.length) return sentences
  return sentences.map((sentence) => ({ ...sentence, fragment: false }))
}

function unitsOf(turn: Turn, reading: Reading): Unit[] {
  return reading.isPunctuated
    ? findSentences(turn.text, reading.rules).flatMap((range) => cutSentence(turn, range, reading))
    : cutUnpunctuated(turn, reading)
}

function toSentence(
  spoken: Turn,
  { from, to, fragment }: Unit,
  origin: Pick<Sentence, 'index' | 'turn'>,
): Sentence {
  return {
    index: origin.index,
    start: spoken.cues[cueAt(spoken, from)]?.start ?? null,
    end: endOf(spoken, cueAt(spoken, to - 1)),
    text: spoken.text.slice(from, to).trim(),
    speaker: spoken.speaker,
    fragment,
    turn: origin.turn,
  }
}

function cutSentence(turn: Turn, range: Range, reading: Reading): Unit[] {
  if (isShort(turn.text, range, reading)) return [{ ...range, fragment: false }]
  const words = wordsIn(turn, range)
  const pieces = cutLong(words.length, longSentencePieces, openingIn(turn, words, reading))
  return pieces.map((piece, i) => ({ ...between(words, piece, range), fragment: i > 0 }))
}

/** A sentence has few enough words; they need no counting where it has too few characters for more. */
function isShort(text: string, { from, to }: Range, { hasBlanks }: Reading): boolean {
  const charactersPerWord = hasBlanks ? 2 : 1
  return (
    to - from <= maxSentenceLength * charactersPerWord ||
    countWords(text.slice(from, to)) <= maxSentenceLength
  )
}

function cutUnpunctuated(turn: Turn, reading: Reading): Unit[] {
  const whole = { from: 0, to: turn.text.length }
  const words = wordsIn(turn, whole)
  if (words.length === 0) return []
  const pieces = reading.isEnglish
    ? predictSentences(
        words.map(({ from, to }) => turn.text.slice(from, to)),
        (nth) => evidenceAt(turn, words, nth),
      )
    : cutLong(words.length, unpunctuatedPieces, openingIn(turn, words, reading))
  return pieces.map((piece) => ({ ...between(words, piece, whole), fragment: piece.isForced }))
}

/** The evidence for a sentence end before a word: a full stop now and then, a pause between cues. */
function evidenceAt(turn: Turn, words: readonly WordRange[], nth: number): number {
  const [before, here] = [words[nth - 1], words[nth]]
  if (before === undefined || here === undefined) return 0
  const mark = /[.!?…]/.test(turn.text.slice(before.to - 1, here.from)) ? evidence.mark : 0
  const cue = cueAt(turn, here.from)
  const [last, next] = [turn.cues[cue - 1], turn.cues[cue]]
  if (turn.offsets[cue] !== here.from || last === undefined || next === undefined) return mark
  if (last.start === null || last.duration === null || next.start === null) return mark
  const seconds = next.start - last.start - last.duration - evidence.fromSeconds
  return mark + Math.min(evidence.maxPause, Math.max(0, evidence.perSecond * seconds))
}

function openingIn(turn: Turn, words: readonly WordRange[], reading: Reading): OpeningOf {
  if (!reading.isEnglish) return clauseOpening(turn.text, words, new Set(turn.offsets), reading.isUnspaced)
  const written = words.map(({ from, to }) => turn.text.slice(from, to))
  return (i) => englishOpening(written, i)
}

/** The text of a piece: up to the first word of the next one, so that nothing between is lost. */
function between(words: readonly WordRange[], piece: Range, whole: Range): Range {
  const from = piece.from === 0 ? whole.from : (words[piece.from]?.from ?? whole.from)
  const to = words[piece.to]?.from ?? whole.to
  return { from, to }
}

/** The words of a stretch; the first word of a cue takes in the marks before it, such as an opening quote. */
function wordsIn(turn: Turn, range: Range): WordRange[] {
  let end = range.from
  return findWords(turn.text.slice(range.from, range.to)).map((word) => {
    const from = range.from + word.from
    const cueStart = turn.offsets[cueAt(turn, from)] ?? from
    const isFirst = cueStart >= end
    end = range.from + word.to
    return { from: isFirst ? cueStart : from, to: end }
  })
}

/** The last cue that begins at or before the position. */
function cueAt(turn: Turn, position: number): number {
  let low = 0
  let high = turn.offsets.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((turn.offsets[middle] ?? 0) <= position) low = middle
    else high = middle - 1
  }
  return low
}

/** The end of a cue; where it is not known, the start of the next. */
function endOf(turn: Turn, index: number): number | null {
  const cue = turn.cues[index]
  if (cue === undefined || cue.start === null) return null
  return cue.duration === null ? (turn.cues[index + 1]?.start ?? null) : round(cue.start + cue.duration)
}

function round(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}

/** One speaker's words without a long pause; `offsets` are the indices at which cues begin. */
type Turn = { speaker: string | null; cues: Cue[]; text: string; offsets: number[] }

const pauseMs = 1200

/**
 * Puts cues together into turns, of which one is held at a time: a turn ends where the speaker changes or
 * pauses for more than 1.2 seconds, and beside a line that is said again. Where no full stops part the cues,
 * blanks do, in every script.
 */
function* gatherTurns(cues: readonly Cue[], isPunctuated: boolean): Generator<Turn> {
  let from = 0
  for (const [at, cue] of cues.entries()) {
    const previous = cues[at - 1]
    if (previous === undefined) continue
    const isChange = cue.speaker !== previous.speaker || isUnnamedChange(cue)
    if (!isChange && !isPause(previous, cue) && !isBesideRepeat(cues, at)) continue
    yield toTurn(cues.slice(from, at), isPunctuated)
    from = at
  }
  if (cues.length > 0) yield toTurn(cues.slice(from), isPunctuated)
}

function isUnnamedChange(cue: Cue): boolean {
  return cue.text.startsWith(unnamedSpeaker)
}

/** Slow speech, and how much longer than it a caption may stand until it must have been silent. */
const slow = { secondsPerCharacter: 0.25, spareSeconds: 6 }

/** There was silence between two captions, or while the first one was shown. */
function isPause(previous: Cue, cue: Cue): boolean {
  if (previous.start === null || cue.start === null) return false
  const seconds = cue.start - previous.start
  const isIdle = seconds > previous.text.length * slow.secondsPerCharacter + slow.spareSeconds
  const { duration } = previous
  return isIdle || (duration !== null && Math.round((seconds - duration) * 1000) > pauseMs)
}

/** A caption begins, continues or follows a line that is repeated, as recognisers write into silence. */
function isBesideRepeat(cues: readonly Cue[], at: number): boolean {
  return [at - 1, at, at + 1].some((second) => isSameLine(cues[second - 1], cues[second]))
}

function isSameLine(one: Cue | undefined, other: Cue | undefined): boolean {
  if (one === undefined || other === undefined) return false
  if (Math.abs(one.text.length - other.text.length) > 1) return false
  return one.text === other.text || bareOf(one.text) === bareOf(other.text)
}

function bareOf(text: string): string {
  return text.toLowerCase().replace(/\p{P}$/u, '')
}

function toTurn(cues: Cue[], isPunctuated: boolean): Turn {
  const offsets: number[] = []
  const pieces: string[] = []
  let length = 0
  let before = ''
  for (const cue of cues) {
    const words = isUnnamedChange(cue) ? cue.text.slice(unnamedSpeaker.length) : cue.text
    const isParted = before !== '' && (!isPunctuated || needsBlank(before, words))
    const piece = isParted ? ` ${words}` : words
    offsets.push(length + piece.length - words.length)
    pieces.push(piece)
    length += piece.length
    before = words
  }
  return { speaker: cues[0]?.speaker ?? null, cues, text: pieces.join(''), offsets }
}
