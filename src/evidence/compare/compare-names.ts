import type { Difference } from '#contract/evidence.ts'
import { missingNames } from '../lint-text.ts'
import { readWords } from '../scan-words.ts'
import type { Scene } from './read-scene.ts'

type Statement = { text: string; language: string; known?: string }

/** Names of the line that nobody says near its quote, and that are neither known nor those of the speakers. */
export function compareNames(
  { index, near }: Pick<Scene, 'index' | 'near'>,
  statement: Statement,
): Difference[] {
  const speakers = new Set(near.map(({ sentence }) => index.sentences[sentence]?.speaker ?? ''))
  const known = readWords(`${statement.known ?? ''} ${[...speakers].join(' ')}`, index.language)
  const missing = missingNames(statement.text, statement.language, {
    words: [...near, ...known].map(({ word }) => word),
    numbers: index.numbers,
    readsSpelled: index.spelling !== null,
  })
  return missing.map((stated) => ({ kind: 'name', stated, said: '' }))
}
