import { readdir, unlink } from 'node:fs/promises'
import path from 'node:path'
import { retentionDays } from '#product/retention.ts'
import type { Clock } from '#server/lib/clock.ts'

/** An email, or one whose writing was interrupted; its name begins with its time. */
const fileName = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-([\d.]+Z)-[\da-f]{8}\.eml(?:\.part)?$/
const sweepMs = 3_600_000
const storedMs = retentionDays.outboxEmail * 24 * 3_600_000

/** Deletes old emails of the outbox, now and each hour; resolves when the first sweep is over. */
export async function sweepOutbox(folder: string, clock: Pick<Clock, 'now'>): Promise<void> {
  const sweep = () => deleteOld(folder, clock.now() - storedMs)
  setInterval(() => void sweep(), sweepMs).unref()
  await sweep()
}

/** Deletes old emails. A file that cannot be deleted now is tried again with the next sweep. */
async function deleteOld(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const emails = names.filter((name) => fileName.test(name))
  const old = emails.filter((name) => Date.parse(name.replace(fileName, '$1$2:$3:$4')) < before)
  await Promise.allSettled(old.map((name) => unlink(path.join(folder, name))))
}
