import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '#server/db/database.ts'
import { acceptVisitor } from './accept-visitor.ts'
import type { AccountNeeds as Needs, Actor as AnyActor, Visitor as KnownVisitor } from './actor.ts'
import { networkKeyOf } from './network-key.ts'
import { readActor as read } from './read-actor.ts'
import { findVisitor, lockPerson as lock, moveVisitors as move } from './repo.ts'
import type { VisitorRow } from './repo.ts'

/** What it takes to tell who calls. */
export type AccountNeeds = Needs

/** Whoever makes a call. */
export type Actor = AnyActor

/** Whoever makes a call that has to be remembered. */
export type Visitor = KnownVisitor

/** Who calls; sets no cookie. */
export async function readActor(needs: AccountNeeds, request: FastifyRequest): Promise<Actor> {
  return await read(needs, request)
}

/** Who calls, known again next time: sets the cookie of a browser that has none. */
export async function requireVisitor(
  needs: AccountNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<Visitor> {
  return await acceptVisitor(needs, call)
}

/** The person behind a visitor; `null` for one who was never counted. */
export async function findPerson(orm: Orm, visitorId: string): Promise<VisitorRow | null> {
  return await findVisitor(orm, visitorId)
}

/** The person behind a visitor, made when new and held until the transaction ends. */
export async function lockPerson(tx: Orm, visitorId: string): Promise<VisitorRow> {
  return await lock(tx, visitorId)
}

/** Hands the visitors of one person to another, both of whom the caller holds, and forgets the first. */
export async function moveVisitors(tx: Orm, people: { from: string; into: string }): Promise<void> {
  await move(tx, people)
}

/** Tells the networks of callers apart without keeping an address. */
export function networkKey(secret: string, address: string): string {
  return networkKeyOf(secret, address)
}
