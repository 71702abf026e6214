import type { Member } from '#server/features/accounts/service.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { exportAccount } from './repo.ts'

/** Everything that belongs to whoever calls, as JSON that a person can read. */
export async function exportEverything(
  { orm, accountHooks }: ProfileNeeds,
  { user }: Member,
): Promise<Buffer> {
  const account = await exportAccount(orm, user.id)
  const parts: [string, unknown][] = []
  for (const hook of accountHooks) {
    if (hook.export !== undefined) parts.push([hook.name, await hook.export(orm, user.id)])
  }
  return Buffer.from(`${JSON.stringify({ account, ...Object.fromEntries(parts) }, null, 2)}\n`)
}
