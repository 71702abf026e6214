import { isDisposableEmailDomain } from 'disposable-email-domains-js'
import { normalizeEmail } from '#product/email.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AccountNeeds, Visitor } from './actor.ts'
import { updateEmail } from './repo.ts'

/**
 * Remembers the address that somebody typed in this browser. It proves nothing.
 * @throws AppError `INVALID_REQUEST` for an address that is thrown away after use
 */
export async function storeEmail(
  { orm }: AccountNeeds,
  { visitorId }: Visitor,
  typed: string,
): Promise<void> {
  const email = normalizeEmail(typed)
  if (isThrownAway(email)) {
    const reason = 'This is an address that is thrown away after use. Please use another one, or sign in'
    throw new AppError('INVALID_REQUEST', `${reason}.`, { fields: [{ field: 'body.email', reason }] })
  }
  await updateEmail(orm, visitorId, email)
}

/** Whether the domain of an address, or one that it belongs to, is known for addresses that last for minutes. */
function isThrownAway(email: string): boolean {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  return labels.some((_, index) => isDisposableEmailDomain(labels.slice(index).join('.')))
}
