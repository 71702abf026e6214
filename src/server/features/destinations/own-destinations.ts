import { contract } from '#contract/api.ts'
import type { DestinationFailure, DestinationView } from '#contract/destinations.ts'
import { AppError } from '#core/app-error.ts'
import { maxDestinations } from '#product/destinations.ts'
import type { DestinationKind, DestinationRule } from '#product/destinations.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { lockUser, requireDownload } from '#server/features/accounts/service.ts'
import type { AccountDeps, Member } from '#server/features/accounts/service.ts'
import type { Destinations } from '#server/ports/destinations.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'
import {
  findDestination,
  findOwnItem,
  forgetRemoved,
  putDestination,
  removeDestination,
  updateDestination,
} from './destinations-repo.ts'
import { enqueue } from './queue.ts'
import { sealToken } from './send-items.ts'

/** Dependencies of the calls about destinations. */
export type DestinationDeps = AccountDeps & { destinations: Destinations; callCounter: CallCounter }

type Wanted = {
  kind: DestinationKind
  token: string
  location: string
  rule: DestinationRule
  withEarlier: boolean
}

type Fault = [code: 'DESTINATION_TOKEN' | 'DESTINATION_LOCATION', detail: string]

/** The faults of what an owner typed. */
const faults: Readonly<Partial<Record<DestinationFailure, Fault>>> = {
  'token-refused': ['DESTINATION_TOKEN', 'This token isn’t accepted. Copy it once more.'],
  'location-missing': [
    'DESTINATION_LOCATION',
    'We can’t see this database. Share it with your integration, then paste its address.',
  ],
  'folder-missing': ['DESTINATION_LOCATION', 'There’s no such folder on the server.'],
  'not-writable': ['DESTINATION_LOCATION', 'The server may not write into this folder.'],
}

/**
 * Makes a destination for an account, once its service took the token.
 * @throws AppError `FORBIDDEN` without downloads, `RATE_LIMITED`, `DESTINATION_TOKEN`,
 * `DESTINATION_LOCATION`, `DESTINATION_UNREACHABLE` while the service does not answer, `DESTINATION_LIMIT`
 */
export async function createDestination(
  deps: DestinationDeps,
  member: Member,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<DestinationView> {
  const { db, secret, destinations, callCounter } = deps
  const { kind, token, rule } = wanted
  const userId = member.user.id
  const service = destinations[kind]
  if (service === undefined) throw refusalOf('folder-missing')
  requireDownload(member, 'readwise')
  await callCounter.count(`destinations/${userId}`, contract['POST /api/destinations'].counts.account)
  const found = await service.find(wanted, signal)
  if ('failure' in found) throw refusalOf(found.failure)
  return await transaction(db, async (tx) => {
    await lockUser(tx, userId)
    const sealed = kind === 'folder' ? null : sealToken(secret, token)
    const id = await putDestination(tx, userId, { kind, rule, ...found, token: sealed })
    if (id === null) {
      const detail = `You have ${maxDestinations} destinations. Delete one of them to make another.`
      throw new AppError('DESTINATION_LIMIT', detail)
    }
    if (wanted.withEarlier) await sendEarlier(tx, id, rule)
    return requireOwn(await findDestination(tx, userId, id))
  })
}

function refusalOf(failure: DestinationFailure): AppError {
  const fault = faults[failure]
  if (fault === undefined)
    return new AppError('DESTINATION_UNREACHABLE', 'There’s no answer from there. Try again in a moment.')
  return new AppError(...fault)
}

/** Puts what the rule is about into the queue, of all that the account has. */
async function sendEarlier(
  tx: Parameters<typeof enqueue>[0],
  id: string,
  rule: DestinationRule,
): Promise<void> {
  if (rule !== 'summaries' && rule !== 'highlights') return
  const isWhole = rule === 'summaries'
  const isHighlighted = sql`exists (select from highlights where highlights.item_id = item.id)`
  await enqueue(tx, {
    items: isWhole ? sql`true` : isHighlighted,
    isWhole: sql`${isWhole}::boolean`,
    of: sql`destinations.id = ${id}`,
  })
}

type Named = { userId: string; id: string }

/** Changes a destination of an account. @throws AppError `NOT_FOUND` */
export async function changeDestination(
  { db }: Pick<DestinationDeps, 'db'>,
  { userId, id }: Named,
  change: Parameters<typeof updateDestination>[2],
): Promise<DestinationView> {
  return await transaction(db, async (tx) => {
    await updateDestination(tx, { userId, id }, change)
    return requireOwn(await findDestination(tx, userId, id))
  })
}

/** Deletes a destination of an account; what was sent stays there. @throws AppError `NOT_FOUND` */
export async function deleteDestination(
  { db }: Pick<DestinationDeps, 'db'>,
  { userId, id }: Named,
): Promise<void> {
  if (!(await removeDestination(db, userId, id))) throw noSuchDestination()
}

/**
 * Sends a summary of an account's history to a destination of theirs, whole.
 * @throws AppError `FORBIDDEN` without downloads, `NOT_FOUND`, `RATE_LIMITED`, `DESTINATION_OFF`
 */
export async function sendNow(
  { db, callCounter }: DestinationDeps,
  member: Member,
  { id, historyId }: { id: string; historyId: string },
): Promise<{ historyId: string }> {
  const userId = member.user.id
  const { state } = requireOwn(await findDestination(db, userId, id))
  requireDownload(member, 'readwise')
  if (state === 'off')
    throw new AppError('DESTINATION_OFF', 'This destination is off. Switch it on in your account.')
  const itemId = await findOwnItem(db, userId, historyId)
  if (itemId === null) throw new AppError('NOT_FOUND', 'This isn’t in your history.')
  await callCounter.count(
    `destination-sends/${userId}`,
    contract['POST /api/destinations/:id/items'].counts.account,
  )
  await transaction(db, async (tx) => {
    await forgetRemoved(tx, id, itemId)
    await enqueue(tx, {
      items: sql`item.id = ${itemId}`,
      isWhole: sql`true`,
      of: sql`destinations.id = ${id}`,
    })
  })
  return { historyId }
}

function requireOwn(destination: DestinationView | null): DestinationView {
  if (destination === null) throw noSuchDestination()
  return destination
}

function noSuchDestination(): AppError {
  return new AppError('NOT_FOUND', "There's no such destination.")
}
