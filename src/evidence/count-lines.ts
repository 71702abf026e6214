import type { CheckState } from '#contract/evidence.ts'

const phrases = [
  ['verified', () => 'verified'],
  ['words-found', () => 'with words found'],
  ['quoted', () => 'quoted'],
  ['differs', (count: number) => (count === 1 ? 'differs' : 'differ')],
  ['not-found', () => 'not found'],
  ['checking', () => 'being checked'],
] as const

/**
 * How many lines are in which state: `41 of 48 lines verified, 5 with words found, 2 differ`. States that no line has are left
 * out.
 */
export function countLines(
  lines: readonly { state: CheckState }[],
  [one, many]: readonly [string, string] = ['line', 'lines'],
): string {
  const counts = Map.groupBy(lines, ({ state }) => state)
  const parts = phrases.flatMap(([state, phrase]) => {
    const count = counts.get(state)?.length ?? 0
    return count === 0 ? [] : [{ count, phrase: phrase(count) }]
  })
  const noun = lines.length === 1 ? one : many
  return parts
    .map(({ count, phrase }, place) =>
      place === 0 ? `${count} of ${lines.length} ${noun} ${phrase}` : `${count} ${phrase}`,
    )
    .join(', ')
}
