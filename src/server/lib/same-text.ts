import { timingSafeEqual } from 'node:crypto'

/** Whether a text that a caller gave is the one expected; in constant time for those of its length, so that none can be guessed bit by bit. */
export function isSameText(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
