import type { Difference } from '#contract/evidence.ts'
import { seriesNames } from '#words/groups.ts'
import { missingNames } from '../lint-text.ts'
import { foldWord, readWords } from '../scan-words.ts'
import { compareRivalNames } from './compare-rival-names.ts'
import { isCountry, isSenseSaid } from './opposites.ts'
import { hasSense } from './read-clauses.ts'
import { hasCapital } from './read-marks.ts'
import type { Mark } from './read-marks.ts'
import type { Scene } from './read-scene.ts'

/** Words behind the first of a country that its name may have: `United Arab Emirates`. */
const nameReach = 3

/** The folded words of the countries that both line and marks name, each in its language, or as a people. */
export function countriesOnBoth(line: readonly Mark[], marks: readonly Mark[]): Set<string> {
  return new Set([...countriesAmong(line, marks), ...countriesAmong(marks, line)])
}

function countriesAmong(marks: readonly Mark[], others: readonly Mark[]): string[] {
  return marks.flatMap((mark, at) =>
    mark.senses.some((sense) => isCountry(sense) && isSenseSaid(mark, sense, others))
      ? marks.slice(at, at + (mark.isPhrase ? nameReach : 1)).map(({ word }) => word)
      : [],
  )
}

type Statement = { text: string; language: string; known?: string }

/**
 * Names of the line that nobody says near its quote. One that is said elsewhere in the transcript counts only
 * where the quote names another in its stead; speakers, and what is known beside the transcript, never do.
 */
export function compareNames(scene: Scene, statement: Statement): Difference[] {
  const { index, near, line } = scene
  const countries = countriesOnBoth(line, near)
  const known = readWords(`${statement.known ?? ''} ${index.speakers.join(' ')}`, index.language)
  const around = { numbers: index.numbers, readsSpelled: index.spelling !== null }
  const find = (words: readonly { word: string }[]): string[] =>
    missingNames(statement.text, statement.language, {
      ...around,
      words: [...[...words, ...known].map(({ word }) => word), ...countries],
    })
  const rivals = compareRivalNames(scene, new Set([...known.map(({ word }) => word), ...countries]))
  const missing = find(near).filter((name) => !rivals.some(({ stated }) => stated === name))
  if (missing.length === 0) return rivals
  const unsaid = new Set(find(index.vocabulary.map((word) => ({ word }))))
  const others = otherNames(scene).filter((name) => !countries.has(foldWord(name)))
  const isDate = (name: string): boolean =>
    line.some((mark) => mark.written === name && seriesNames.some((series) => hasSense(mark, series)))
  const unsaidNames = missing
    .filter((name) => !isDate(name) && (unsaid.has(name) || others.length > 0))
    .map((stated, at) => ({ kind: 'name' as const, stated, said: others[at] ?? others[0] ?? '' }))
  return [...rivals, ...unsaidNames]
}

/** Names of the quote that the line leaves out: written with a capital within a sentence. */
function otherNames({ near, line }: Scene): string[] {
  const stems = new Set(line.map(({ stem }) => stem))
  const names = near.filter(
    (mark) => mark.isQuoted && mark.from > 0 && mark.hasContent && hasCapital(mark) && !stems.has(mark.stem),
  )
  return [...new Set(names.map(({ written }) => written))]
}
