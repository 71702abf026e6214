import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '#server/db/database.ts'
import { findEmail as findAddress } from './find-email.ts'
import { acceptVisitor as accept, requireKnownVisitor } from './known-visitor.ts'
import type {
  AccountNeeds as Needs,
  AccountHook as Part,
  Actor as AnyActor,
  Member as AnyMember,
  SignInNeeds as NeedsOfSignIn,
  Visitor as KnownVisitor,
} from './actor.ts'
import { clearSession as clear } from './log-out.ts'
import { isKnownDevice as isKnown, login as signIn } from './login.ts'
import type { Proof as AnyProof } from './login.ts'
import { mergeLate as mergeLateCalls } from './merge-visitor.ts'
import { networkKeyOf } from './network-key.ts'
import { readActor as read, readSessionActor as readSession } from './session-actor.ts'
import type { SessionActor } from './session-actor.ts'
import { lockPerson as lock, lockPersonAndVisitor } from './repo.ts'
import type { VisitorRow } from './repo.ts'
import { purposeKey as keyOf } from './purpose-key.ts'
import type { Purpose } from './purpose-key.ts'
import { requireAdmin as onlyAdmin, requireUser as onlyUser } from './require-user.ts'
import { ensureUser as ensure } from './users-repo.ts'
import type { UserRow } from './users-repo.ts'
import { countUsers, hasInEmail, hasThisEmail, insertUser, selectUsers } from './users-page.ts'
import type { ListedUser as UserOfList } from './users-page.ts'

/** What it takes to tell who calls. */
export type AccountNeeds = Needs

/** Whoever makes a call. */
export type Actor = AnyActor

/** Whoever makes a call that has to be remembered. */
export type Visitor = KnownVisitor

/** Whoever makes a call that needs an account. */
export type Member = AnyMember

/** What hangs on an account and is told of a sign-in, an export and a deletion. */
export type AccountHook = Part

/** What it takes to sign somebody in. */
export type SignInNeeds = NeedsOfSignIn

/** An account as those see it who run the site. */
export type ListedUser = UserOfList

/** What proves that an address is somebody's. */
export type Proof = AnyProof

/** Who calls; sets no cookie. @throws AppError `DEVICE_LIMIT` for a sign-in that is held */
export async function readActor(needs: AccountNeeds, request: FastifyRequest): Promise<Actor> {
  return await read(needs, request)
}

/** Who calls, a held sign-in too: only where that is no way round the limit of devices. */
export async function readSessionActor(needs: AccountNeeds, request: FastifyRequest): Promise<SessionActor> {
  return await readSession(needs, request)
}

/** Who calls, known again next time: sets the cookie of a browser that has none. */
export async function requireVisitor(
  needs: AccountNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<Visitor> {
  return await requireKnownVisitor(needs, call)
}

/** Who calls, signed in. @throws AppError `UNAUTHORIZED`, `DEVICE_LIMIT` */
export async function requireUser(needs: AccountNeeds, request: FastifyRequest): Promise<Member> {
  return await onlyUser(needs, request)
}

/** Who calls, one who runs the site. @throws AppError `NOT_FOUND` for everybody else */
export async function requireAdmin(needs: AccountNeeds, request: FastifyRequest): Promise<Member> {
  return await onlyAdmin(needs, request)
}

/** Takes the cookie of a session away from the browser of a call. */
export function clearSession(call: { request: FastifyRequest; reply: FastifyReply }): void {
  clear(call)
}

/** Signs the browser of a call in: the one place where sessions begin. */
export async function login(
  needs: SignInNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  proof: Proof,
): Promise<{ isHeld: boolean }> {
  return await signIn(needs, call, proof)
}

/** The row of an address in lower case, made when there is none; it proves nothing and opens nothing. */
export async function ensureUser(tx: Orm, email: string): Promise<UserRow> {
  return await ensure(tx, email)
}

/** The address of the account, or one that was typed in this browser, which proves nothing; `null` without either. */
export async function findEmail(
  { orm }: Pick<AccountNeeds, 'orm'>,
  actor: Pick<Actor, 'user' | 'visitorId'>,
): Promise<string | null> {
  return await findAddress(orm, actor)
}

/**
 * The person who is counted when this caller asks, inserted when new, and that of a browser that is counted as well; both
 * locked until the transaction ends.
 */
export async function lockPeople(
  tx: Orm,
  { user, visitorId }: Pick<Actor, 'user' | 'visitorId'>,
  browser: string | null,
): Promise<VisitorRow> {
  if (user !== null) {
    await lockPersonAndVisitor(tx, user.personId, browser)
    return { personId: user.personId, email: user.email }
  }
  if (visitorId === null) throw new Error('A caller without an account and without a cookie has no quota')
  return await lock(tx, visitorId)
}

/** Who calls, known from now on, a held sign-in too: only for signing in. */
export async function acceptVisitor(
  needs: AccountNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
): Promise<Visitor> {
  return await accept(needs, call)
}

/** What it takes to give what a browser made to an account. */
export type MergeNeeds = Pick<SignInNeeds, 'orm' | 'accountHooks'>

/** Gives what a call has stored for a browser to the account that the browser signed in to meanwhile. */
export async function mergeLate(needs: MergeNeeds, actor: Pick<Actor, 'user' | 'visitorId'>): Promise<void> {
  await mergeLateCalls(needs, actor)
}

/** Whether the browser of a call was signed in with an address before. */
export async function isKnownDevice(
  needs: SignInNeeds,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  return await isKnown(needs, request, email)
}

/** A key of its own for each purpose, made from the server's secret. */
export function purposeKey(secret: string, purpose: Purpose): Buffer {
  return keyOf(secret, purpose)
}

/** Tells the networks of callers apart without keeping an address. */
export function networkKey(secret: string, address: string): string {
  return networkKeyOf(secret, address)
}

/** Accounts after a place in their list, the newest first, whose address has `q` in it, and how many there are. */
export async function listUsers(
  { orm, isDemoBilling }: AccountNeeds,
  { q, after, limit }: { q: string; after: { key: string; id: string } | null; limit: number },
): Promise<{ users: ListedUser[]; total: number }> {
  const holds = hasInEmail(q)
  const [users, total] = await Promise.all([
    selectUsers(orm, { holds, after, limit, isDemoBilling }),
    countUsers(orm, holds),
  ])
  return { users, total }
}

/** The account of an address in lower case; `null` when there is none. */
export async function findUser(
  { orm, isDemoBilling }: AccountNeeds,
  email: string,
): Promise<ListedUser | null> {
  const [user] = await selectUsers(orm, { holds: hasThisEmail(email), after: null, limit: 1, isDemoBilling })
  return user ?? null
}

/** Makes an account for an address in lower case, which proves nothing; `false` when it has one already. */
export async function registerAccount(tx: Orm, email: string, phone: string | null): Promise<boolean> {
  return await insertUser(tx, email, phone)
}
