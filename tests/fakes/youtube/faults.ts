import { createHash } from 'node:crypto'
import { cutOff, plain, truncated } from './reply.ts'
import type { Reply } from './reply.ts'

/** How often a request goes wrong by chance, and which chance it is. */
export type Chance = { failureRate: number; seed: number }

/** Ways in which an answer goes wrong by chance. */
const faults: readonly ((ordinary: Reply) => Reply)[] = [
  () => plain(500),
  () => plain(503),
  () => plain(429),
  () => cutOff,
  (ordinary) => truncated(ordinary),
  () => plain(200),
]

/**
 * The answer, or what chance makes of it. Chance depends on the seed and on the request alone, never on the order in which
 * requests arrive: the same seed always fails the same ones.
 */
export function withChance({ failureRate, seed }: Chance, request: string, ordinary: Reply): Reply {
  const dice = createHash('sha256').update(`${seed} ${request}`).digest()
  if (dice.readUInt32BE(0) / 2 ** 32 >= failureRate) return ordinary
  const fault = faults[dice.readUInt32BE(4) % faults.length]
  return fault === undefined ? ordinary : fault(ordinary)
}
