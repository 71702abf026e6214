import type { FastifyRequest } from 'fastify'
import { isSameAddress } from '#product/email.ts'
import { findEmail, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps, Actor } from '#server/features/accounts/service.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Seller } from '../context.ts'

/** A caller with the address that they may buy for, and whether it is proven. */
export type Buyer = { actor: Actor; email: string; isProven: boolean }

/**
 * Checks that a caller buys for their own address: the account's, or the one typed in this browser.
 * @throws AppError `EMAIL_REQUIRED` without an address, `FORBIDDEN` for another one
 */
export async function checkBuyer(
  context: AccountDeps,
  request: FastifyRequest,
  buyerEmail: string,
): Promise<Buyer> {
  const actor = await readActor(context, request)
  const email = await findEmail(context, actor)
  if (email === null) throw new AppError('EMAIL_REQUIRED', 'Please enter your email first.')
  if (!isSameAddress(email, buyerEmail)) {
    throw new AppError('FORBIDDEN', 'You can only subscribe for your own address.')
  }
  return { actor, email, isProven: actor.user !== null }
}

/** The details of the buyer on an invoice. @throws AppError `INVALID_REQUEST` when the law requires more */
export function readInvoiceDetails(
  { gst }: Seller,
  { state, gstin }: { state?: string | undefined; gstin?: string | undefined },
): { state: string | null; gstin: string | null } {
  if (gst === null) return { state: null, gstin: null }
  if (state === undefined) throw refuse('body.state', 'Please choose your State; it goes on the invoice.')
  if (gstin !== undefined && !gstin.startsWith(state))
    throw refuse('body.gstin', 'This GSTIN is for another State.')
  return { state, gstin: gstin ?? null }
}

function refuse(field: string, reason: string): AppError {
  return new AppError('INVALID_REQUEST', reason, { fields: [{ field, reason }] })
}
