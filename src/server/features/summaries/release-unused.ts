import type { Orm } from '#server/db/database.ts'
import type { Quota } from '#server/features/quota/service.ts'
import { hasOpenRequest } from './runs/requests-repo.ts'

type Unused = Omit<Parameters<Quota['release']>[1], 'isInUse'>

/**
 * Gives the variant of a request back that was settled, deleted or never stored, in its transaction. Another run may make the
 * same for the same person, of other captions: it stays reserved for that one.
 */
export async function releaseUnused(tx: Orm, quota: Pick<Quota, 'release'>, unused: Unused): Promise<void> {
  await quota.release(tx, { ...unused, isInUse: () => hasOpenRequest(tx, unused) })
}
