import type { Sentence } from '#contract/transcripts.ts'
import type { Language } from '#server/domain/languages/define-language.ts'
import { createTermReader, splitWords } from '#server/domain/text/find-words.ts'
import type { Term } from '#server/domain/text/find-words.ts'
import type { DraftInsight } from '#server/ports/summary-engine.ts'
import { judgeStanding, tidySentence } from './standing.ts'
import type { Standing } from './standing.ts'

/** A sentence as the engine weighs it; `text` is tidied, `length` counts its words. */
export type Unit = {
  sentence: Sentence
  text: string
  length: number
  terms: Term[]
  standing: Standing
  /** From 0 to 1: how little of it are pronouns whose meaning the reader has to guess. */
  clarity: number
  /** Whether it points at what was said before or is about the transcript itself; of those that stand alone by their opening too. */
  leans: boolean
  /** Whether it seems to be a piece of another sentence. */
  isPiece: boolean
}

/** `Crockford: ` or `man: ` before what is said. */
const label = /^(\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,3}): /u

/** What stands before a colon at the start of several sentences is who speaks, not what is said. */
function findLabels(sentences: readonly Sentence[]): Set<string> {
  const counts = new Map<string, number>()
  for (const { text } of sentences) {
    const found = label.exec(text)?.[1]
    if (found !== undefined) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([found]) => found))
}

function withoutLabel(text: string, labels: ReadonlySet<string>): string {
  const found = label.exec(text)
  return found?.[1] !== undefined && labels.has(found[1]) ? text.slice(found[0].length) : text
}

const ownStop = /[.。]$/u

/** A piece of a longer run of speech says that it is one: a full stop would pass it for the speaker's sentence. */
function withCuts(text: string, { before, after }: { before: boolean; after: boolean }): string {
  if (text === '') return ''
  const end = after ? text.replace(ownStop, '…') : text
  return before ? `… ${end.charAt(0).toLowerCase()}${end.slice(1)}` : end
}

/** Tidies and reads each sentence; the result has one unit per sentence, in their order. */
export function readUnits(sentences: readonly Sentence[], language: Language): Unit[] {
  const labels = findLabels(sentences)
  const texts = sentences.map(({ text }) => tidySentence(withoutLabel(text, labels), language))
  const readTerms = createTermReader(language, texts)
  return sentences.map((sentence, position) => {
    const text = texts[position] ?? ''
    const next = sentences[position + 1]
    const isCut = next?.fragment === true && next.turn === sentence.turn
    const cutOff = isCut && !language.isWholePiece(sentence.text)
    const length = splitWords(text).length
    const standing = judgeStanding(text, language, { length, fragment: sentence.fragment, cutOff })
    return {
      sentence,
      text: withCuts(text, { before: sentence.fragment, after: cutOff }),
      length,
      terms: readTerms(text),
      standing,
      leans: standing === 'alone' ? language.isLeaning(text) : standing === 'leaning',
      isPiece: language.isPiece(text),
      clarity: Math.max(0, 1 - (text.match(language.guesswork)?.length ?? 0) / Math.max(1, length)),
    }
  })
}

/** A sentence as a statement: its tidied text to read, its own words to check it by. */
export function quoteOf({ text, sentence }: Unit): DraftInsight {
  return { text, quote: sentence.text, sentence: sentence.index, isQuoted: true }
}
