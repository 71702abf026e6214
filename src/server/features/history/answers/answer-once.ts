import { randomUUID } from 'node:crypto'
import type { PooledOrm } from '#server/db/database.ts'
import { giveSigns } from '#server/lib/give-signs.ts'
import type { Clock } from '#server/ports/clock.ts'
import { claimAnswer, dropClaim, findWritten, keepClaim } from './repo.ts'
import type { AskedAnswer, Claim, WrittenAnswer } from './repo.ts'

type Deps = { orm: PooledOrm; wait: Clock['wait'] }

/** How often a caller who waits for the answer of another call looks whether it is there, in ms. */
const lookMs = 300

/**
 * The stored answer of an owner to a question, or the one that `write` makes. Of callers at once, on any nodes, one writes and the
 * others get what it wrote; where it wrote nothing, or died, the next one does. `write` stores by its claim what it gives; `null` stores
 * nothing.
 */
export async function answerOnce<Given>(
  deps: Deps,
  asked: AskedAnswer,
  { write, signal }: { write: (claim: Claim) => Promise<Given>; signal: AbortSignal },
): Promise<Given | WrittenAnswer> {
  for (;;) {
    signal.throwIfAborted()
    const written = await findWritten(deps.orm, asked)
    if (written !== null) return written
    const claim = await claimAnswer(deps.orm, asked, randomUUID())
    if (claim !== null) return await writeClaimed(deps, claim, write)
    await deps.wait(lookMs, signal)
  }
}

async function writeClaimed<Given>(
  { orm, wait }: Deps,
  claim: Claim,
  write: (claim: Claim) => Promise<Given>,
): Promise<Given> {
  const endSigns = giveSigns(wait, () => keepClaim(orm, claim))
  try {
    return await write(claim)
  } finally {
    await endSigns()
    // Nothing to drop where it was stored; one that cannot be dropped now ends by itself.
    await dropClaim(orm, claim).catch(() => undefined)
  }
}
