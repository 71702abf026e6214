import type { Orm } from '#server/db/database.ts'
import type { Actor } from './actor.ts'
import { findVisitor } from './repo.ts'

/** The address of the account, or one that was typed in this browser, which proves nothing; `null` without either. */
export async function findEmail(
  orm: Orm,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
): Promise<string | null> {
  if (user !== null) return user.email
  return visitorId === null ? null : ((await findVisitor(orm, visitorId))?.email ?? null)
}
