import type { FastifyRequest } from 'fastify'
import { normalizeEmail } from '#product/email.ts'
import { findEmail, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Seller } from '../context.ts'

/** For which address a caller may buy, and whether it is theirs beyond doubt. */
export type Buyer = { email: string; isProven: boolean }

/**
 * Checks that a caller buys for the address that is known of them: the account's, or the one typed in this browser.
 * @throws AppError `EMAIL_REQUIRED` where none is known, `FORBIDDEN` for another one
 */
export async function checkBuyer(
  context: AccountDeps,
  request: FastifyRequest,
  wanted: string,
): Promise<Buyer> {
  const actor = await readActor(context, request)
  const email = await findEmail(context, actor)
  if (email === null) throw new AppError('EMAIL_REQUIRED', 'Please give your email address first.')
  if (email !== normalizeEmail(wanted)) {
    throw new AppError('FORBIDDEN', 'You can subscribe for your own address only.')
  }
  return { email, isProven: actor.user !== null }
}

/** What an invoice says of the buyer. @throws AppError `INVALID_REQUEST` where it lacks what the law wants */
export function readInvoiceWords(
  { gst }: Seller,
  { state, gstin }: { state?: string | undefined; gstin?: string | undefined },
): { state: string | null; gstin: string | null } {
  if (gst === null) return { state: null, gstin: null }
  if (state === undefined) throw refuse('body.state', 'Please choose your State; it goes on the invoice.')
  if (gstin !== undefined && !gstin.startsWith(state))
    throw refuse('body.gstin', 'The GSTIN is of another State.')
  return { state, gstin: gstin ?? null }
}

function refuse(field: string, reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field, reason }] })
}
