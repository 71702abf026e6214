type Counted = 'verified' | 'words-found' | 'quoted' | 'differs' | 'not-found' | 'unproven' | 'checking'

const phrases: Readonly<Record<Counted, string>> = {
  verified: 'verified',
  'words-found': 'with words found',
  quoted: 'quoted',
  differs: 'differ',
  'not-found': 'not found',
  unproven: 'unproven',
  checking: 'being checked',
}

const counted = (count: number, kind: 'line' | 'insight'): string => (count === 1 ? kind : `${kind}s`)
const phraseOf = (state: Counted, count: number): string =>
  state === 'differs' && count === 1 ? 'differs' : phrases[state]

const english = {
  /** The first state of a list, such as `41 of 48 lines verified`. */
  first: (state: Counted, count: number, total: number, kind: 'line' | 'insight') =>
    `${count} of ${total} ${counted(total, kind)} ${phraseOf(state, count)}`,
  /** Each further state of the list, such as `2 differ`. */
  further: (state: Counted, count: number) => `${count} ${phraseOf(state, count)}`,
  transcribedByAI: 'Not checked: an AI made this transcript',
  ownWords: (count: number) => `${count} ${counted(count, 'insight')} in the speaker's own words`,
  allFound: (total: number, source: 'transcript' | 'video') =>
    `${total} ${counted(total, 'line')}, ${total === 1 ? '' : 'all '}found in the ${source}`,
  found: (count: number, total: number, source: 'transcript' | 'video') =>
    `${count} of ${total} ${counted(total, 'line')} found in the ${source}`,
  allQuoted: (source: 'transcript' | 'video') => `Every line is quoted from the ${source}`,
}

/** How many lines are in which state, in English. `between` stands between the states of a list where that is not a comma and a blank. */
export const lineCounts: typeof english & { between?: string } = english
