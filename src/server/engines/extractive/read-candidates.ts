import type { Sentence } from '#contract/transcripts.ts'
import { weighConcepts } from './concepts.ts'
import type { Language } from '#server/domain/languages/define-language.ts'
import type { Candidate } from './rank-by-coverage.ts'
import { readUnits } from './read-units.ts'
import { weighSalience } from './weigh-salience.ts'
import { countStems, createTermReader } from '#server/domain/text/read-terms.ts'
import type { Term } from '#server/domain/text/read-terms.ts'

/** One candidate per sentence, in their order; `title` are the words of the video's title. */
export function readCandidates(
  sentences: readonly Sentence[],
  language: Language,
  title: readonly Term[],
): Candidate[] {
  const units = readUnits(sentences, language)
  const concepts = weighConcepts(units, title)
  const salience = weighSalience(units)
  return units.map((unit, place) => ({
    unit,
    concepts: concepts[place] ?? [],
    vector: countStems(unit.terms),
    salience: salience[place] ?? 1,
  }))
}

/** The meaningful words of a title; none when there is no title. */
export function readTitle(title: string | null, language: Language): Term[] {
  return createTermReader(language, [])(title ?? '')
}
