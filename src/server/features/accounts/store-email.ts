import { normalizeEmail } from '#product/email.ts'
import type { AccountNeeds, Visitor } from './actor.ts'
import { updateEmail } from './repo.ts'

/** Remembers the address that somebody typed in this browser. It proves nothing. */
export async function storeEmail(
  { orm }: AccountNeeds,
  { visitorId }: Visitor,
  typed: string,
): Promise<void> {
  await updateEmail(orm, visitorId, normalizeEmail(typed))
}
