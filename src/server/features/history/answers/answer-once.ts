import { findOrClaim, holdClaim } from '#server/db/claims.ts'
import type { Claim } from '#server/db/claims.ts'
import type { PooledOrm } from '#server/db/database.ts'
import type { Clock } from '#server/ports/clock.ts'
import { claimAnswer, findWritten } from './repo.ts'
import type { AskedAnswer, WrittenAnswer } from './repo.ts'

type Deps = { orm: PooledOrm; wait: Clock['wait'] }

/**
 * The stored answer of an owner to a question, or the one that `write` makes. Of callers at once, on any nodes, one writes and the
 * others get what it wrote; where it wrote nothing, or died, the next one does. `write` stores by its claim what it gives; `null` stores
 * nothing.
 */
export async function answerOnce<Given>(
  { orm, wait }: Deps,
  asked: AskedAnswer,
  { write, signal }: { write: (claim: Claim) => Promise<Given>; signal: AbortSignal },
): Promise<Given | WrittenAnswer> {
  const given = await findOrClaim(
    { wait, signal },
    {
      find: () => findWritten(orm, asked),
      claim: (writer) => claimAnswer(orm, asked, writer),
    },
  )
  if ('found' in given) return given.found
  const endClaim = holdClaim({ orm, wait }, 'answers', given.claim)
  try {
    return await write(given.claim)
  } finally {
    await endClaim()
  }
}
