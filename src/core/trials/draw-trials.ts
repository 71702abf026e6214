import type { Sentence } from '#contract/transcripts.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { partsOf, turnedKinds, turningLanguage, turnSentence } from './turn-sentence.ts'
import type { TurnedKind } from './turn-sentence.ts'

/** A line whose truth is known: a sentence of the talk, as it was said or with one thing turned. */
export type Trial = {
  text: string
  /** The position of its sentence. */
  sentence: number
  /** The kind of what was turned; `null` for a true one. */
  turned: TurnedKind | null
}

/** Sentences that are looked at, and lines that are taken from them. */
const max = { looked: 100, lines: 24 }
/** Shorter ones say too little, longer ones are no line. */
const length = { min: 6, max: 30 }
/** Sentences before and behind that a turned one must not come true by. */
const reach = 3

type Talk = { sentences: readonly Sentence[]; language: string }

/**
 * Draws trial lines of a talk: as many of each kind as wanted, or as it gives. The same chance draws the same
 * ones.
 * @param talk its language is BCP 47
 * @param random from 0 up to 1
 */
export function drawTrials(
  { sentences, language: tag }: Talk,
  wanted: { turned: number; unchanged: number },
  random: () => number,
): Trial[] {
  const looked = shuffle([...sentences.keys()], random).slice(0, max.looked)
  const lines = readLines({ sentences, language: tag }, looked)
  const language = turningLanguage(tag)
  const turning = {
    language,
    talk: partsOf(
      looked.map((at) => sentences[at]?.text ?? ''),
      language,
    ),
    pick: <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)],
  }
  const turned: Trial[] = []
  const isFree = ({ sentence }: Line): boolean => turned.every((trial) => trial.sentence !== sentence)
  const turnOne = (kind: TurnedKind): void => {
    for (const line of lines.filter(isFree)) {
      const around = sentences.slice(Math.max(0, line.sentence - reach), line.sentence + reach + 1)
      const said = around.flatMap(({ speaker, text }) => [speaker ?? '', text])
      const text = turnSentence(line.text, kind, { ...turning, around: said })
      if (text === null) continue
      turned.push({ text, sentence: line.sentence, turned: kind })
      return
    }
  }
  // Each kind has its turn, so that no easy one makes up for the others; nouns twice, which code sees least.
  const kinds = [...turnedKinds, 'noun'] as const
  for (let round = 0; round < wanted.turned && turned.length < wanted.turned; round += 1)
    for (const kind of shuffle(kinds, random)) if (turned.length < wanted.turned) turnOne(kind)
  const unchanged = lines.filter(isFree).slice(0, wanted.unchanged)
  return [...turned, ...unchanged.map((line) => ({ ...line, turned: null }))]
}

type Line = Pick<Trial, 'text' | 'sentence'>

/** Sentences shortened as lines are, of those that make sense alone; others only where there are no more. */
function readLines({ sentences, language }: Talk, looked: readonly number[]): Line[] {
  const rules = languageOf(language)
  const [alone, leaning]: [Line[], Line[]] = [[], []]
  for (const sentence of looked) {
    if (alone.length === max.lines) break
    const [unit] = readUnits(sentences.slice(sentence, sentence + 2), rules)
    if (unit === undefined || unit.length < length.min || unit.length > length.max) continue
    if (unit.standing === 'alone' && !unit.isPiece) alone.push({ text: unit.text, sentence })
    else if (unit.standing !== 'scrap') leaning.push({ text: unit.text, sentence })
  }
  return [...alone, ...leaning].slice(0, max.lines)
}

/** A list in an order that chance draws. */
export function shuffle<Item>(list: readonly Item[], random: () => number): Item[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
