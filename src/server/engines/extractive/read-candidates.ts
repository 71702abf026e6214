import type { Sentence } from '#contract/transcripts.ts'
import type { Language } from '#server/domain/languages/define-language.ts'
import { countStems, createTermReader } from '#server/domain/text/find-words.ts'
import type { Term } from '#server/domain/text/find-words.ts'
import { readUnits } from './read-units.ts'
import { learnedSalience } from './salience/learned-salience.ts'
import type { SalienceModel } from './salience/learned-salience.ts'
import type { Candidate } from './weigh-salience.ts'
import { weighSalience } from './weigh-salience.ts'

/** What a speaker does to be remembered counts against sentences that are like a summary in every other way. */
const emphasisPower = 1.5

/** One candidate per sentence, in their order; `title` are the words of the video's title. Another `model` is for evaluations. */
export function readCandidates(
  sentences: readonly Sentence[],
  language: Language,
  title: readonly Term[],
  model?: SalienceModel,
): Candidate[] {
  const units = readUnits(sentences, language)
  const { concepts, ratings } = learnedSalience(units, title, model)
  const emphasis = weighSalience(units)
  return units.map((unit, position) => ({
    unit,
    concepts: concepts[position] ?? [],
    vector: countStems(unit.terms),
    salience: (ratings[position] ?? 1) * (emphasis[position] ?? 1) ** emphasisPower,
  }))
}

/** The meaningful words of a title; none when there is no title. */
export function readTitle(title: string | null, language: Language): Term[] {
  return createTermReader(language, [])(title ?? '')
}
