import type { List } from './use-list.ts'

/** How many there are, or were found; nothing before that is known. */
export function countLine(
  { state, total, wish }: Pick<List<unknown>, 'state' | 'total' | 'wish'>,
  [one, many]: readonly [one: string, many: string],
): string {
  if (state !== 'there') return ''
  const counted = `${total} ${total === 1 ? one : many}`
  return wish.q.trim() === '' ? counted : `${counted} found`
}
