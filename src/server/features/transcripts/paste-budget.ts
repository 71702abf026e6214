import { plans, visitorPastedMegabytes, visitorPastedMegabytesPerNetwork } from '#product/plans.ts'
import { retentionDays } from '#product/retention.ts'
import type { Orm } from '#server/db/database.ts'
import type { Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { TranscriptHistory } from './context.ts'
import { pastedBytesOfNetwork } from './repo.ts'

const megabyte = 1024 * 1024
/** What a paste takes besides its text: its row, its first sentences and its item of the history. */
const rowBytes = 2048

/** What a packed text takes of the room of its owner. */
export function roomOf(packed: Uint8Array): number {
  return packed.length + rowBytes
}

/** The network whose room a caller takes: a visitor's; accounts have their own. */
export function countedNetwork({ user, network }: Actor): string | null {
  return user === null ? network : null
}

/**
 * Refuses a paste that does not fit into the room of its owner or of their network. `which` says whether what the owner deleted, and
 * may still restore, counts.
 * @throws AppError `PASTE_LIMIT`
 */
export async function refuseWithoutRoom(
  orm: Orm,
  { history, actor, bytes }: { history: TranscriptHistory; actor: Actor; bytes: number },
  which: 'all' | 'undeleted',
): Promise<void> {
  const { own, ofNetwork } = budgetOf(actor)
  if ((await history.pastedBytes(orm, actor, which)) + bytes > own) throw ownRoomUsed(actor)
  const network = countedNetwork(actor)
  if (network === null || (await pastedBytesOfNetwork(orm, network)) + bytes <= ofNetwork) return
  throw new AppError(
    'PASTE_LIMIT',
    `Your network has used its room for pasted transcripts. Sign in to paste yours, or try again in up to ${retentionDays.visitorPaste} days.`,
  )
}

function budgetOf({ user, plan }: Actor): { own: number; ofNetwork: number } {
  const own = user === null ? visitorPastedMegabytes : plans[plan].pastedMegabytes
  return { own: own * megabyte, ofNetwork: visitorPastedMegabytesPerNetwork * megabyte }
}

function ownRoomUsed({ user, plan }: Actor): AppError {
  if (user === null) {
    return new AppError(
      'PASTE_LIMIT',
      `You've used the ${visitorPastedMegabytes} MB for transcripts pasted without an account. Sign in for more room, or wait: each goes after ${retentionDays.visitorPaste} days.`,
    )
  }
  const larger = plan === 'unlimited' ? '' : ', or choose a larger plan'
  return new AppError(
    'PASTE_LIMIT',
    `You've used the ${plans[plan].pastedMegabytes} MB for pasted transcripts of your plan. Delete some from your history${larger}.`,
  )
}
