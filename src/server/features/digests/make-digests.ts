import type { Db } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { announce } from '#server/features/webhooks/service.ts'
import type { DigestWorkDeps } from './context.ts'
import { insertDigest, selectEntries } from './digests-repo.ts'
import { nextDigest } from './next-digest.ts'
import { lockDueSettings, readNow, storeNext } from './settings-repo.ts'

/** Makes at most `count` digests that are due, each once on all nodes; gives how many accounts were looked at. */
export async function makeDigests({ db }: Pick<DigestWorkDeps, 'db'>, count: number): Promise<number> {
  for (let made = 0; made < count; made += 1) {
    const wasDue = await transaction(db, async (tx) => {
      const settings = await lockDueSettings(tx)
      if (settings === null) return false
      const { userId, nextOn, isMailed } = settings
      const id = nextOn === null ? null : await insertDigest(tx, { userId, dueOn: nextOn, isMailed })
      if (id !== null) await announceDigest(tx, userId, id)
      // From now: of the days of a long absence there is one digest.
      await storeNext(tx, userId, nextDigest(settings, await readNow(tx), nextOn))
      return true
    })
    if (!wasDue) return made
  }
  return count
}

/** Tells the webhooks of the account that want it. */
async function announceDigest(tx: Db, userId: string, digestId: string): Promise<void> {
  await announce(tx, {
    userId,
    event: 'digest.ready',
    readData: async (reader) => {
      const entries = await selectEntries(reader, { userId, digestId, windowDays: null })
      const summaries = entries.map(({ historyId, url, title }) => ({
        summaryId: historyId,
        videoUrl: url,
        videoTitle: title ?? url,
      }))
      return { digestId, title: `${entries.length} new`, summaries }
    },
  })
}
