import type { Member } from '#server/features/accounts/service.ts'
import type { ProfileNeeds } from './profile-needs.ts'
import { exportAccount } from './repo.ts'

/** Everything that belongs to whoever calls, as JSON that a person can read. */
export async function exportEverything(
  { orm, accountParts }: ProfileNeeds,
  { user }: Member,
): Promise<Buffer> {
  const account = await exportAccount(orm, user.id)
  const parts: [string, unknown][] = []
  for (const part of accountParts) parts.push([part.name, await part.export(orm, user.id)])
  return Buffer.from(`${JSON.stringify({ account, ...Object.fromEntries(parts) }, null, 2)}\n`)
}
