import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '#server/db/database.ts'
import { sql } from '#server/db/sql.ts'
import { transaction } from '#server/db/transaction.ts'
import { readSignedCookie, setCookie, setSignedCookie } from '#server/http/call-credentials.ts'
import { chooseLanguage, chosenLanguage } from '#server/http/page-language.ts'
import type { LoginDeps } from '../context.ts'
import { mailNewDevice } from '../devices/own-devices.ts'
import { findDevice, promoteHeld, retireDevices, upsertDevice } from '../devices/repo.ts'
import type { SignedInDevice } from '../devices/repo.ts'
import { purposeKey } from '../secret.ts'
import { noteAdmission, noteGroup, requireAdmission } from '../sign-in/admission.ts'
import { ensureUser, findUserByIdentity, insertIdentity, lockProven } from '../users/users.ts'
import type { BrowserLanguage, UserRow } from '../users/users.ts'
import { mergeVisitor, deleteEmail } from '../visitors/visitor.ts'
import { acceptVisitor } from './actor.ts'
import {
  createToken,
  deviceCookie,
  hashToken,
  sessionCookie,
  sessionCookieSeconds,
  setLogoutUrl,
  setSignInHint,
  sessionSeconds,
} from './cookies.ts'
import { endSessions } from './end-sessions.ts'

/**
 * The proof that an address is the caller's: a code that was mailed to it, or a provider that verified it.
 * `email` is in lower case.
 */
export type Proof =
  | { method: 'otp'; email: string }
  | {
      method: 'oidc'
      email: string
      issuer: string
      subject: string
      name: string | null
      /** The provider names them as an admin; `null` where it names none. */
      isAdmin: boolean | null
      /** The address that ends the session at the provider; `null` without one. */
      logoutUrl: string | null
    }

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** A stored sign-in. */
type StoredSignIn = { user: UserRow; language: string | null; isHeld: boolean; isNewDevice: boolean }

/**
 * Signs the browser of a call in: the one place where sessions begin. The device becomes active or held, the
 * visitor is merged into the account, and the browser gets a new token in any case. A device that is new to
 * the account is mailed about. A browser in which no language was chosen goes on in that of the account.
 * `page` is the language of the page, where it is known. `isHeld`: the device waits for another one to be
 * removed.
 * @throws AppError `FORBIDDEN` for an address that may have no account here
 */
export async function login(
  deps: LoginDeps,
  call: RawCall,
  proof: Proof,
  page: string | null = null,
): Promise<{ isHeld: boolean }> {
  const { request } = call
  const chosen = chosenLanguage(request)
  const { visitorId, user: before } = await acceptVisitor(deps, call)
  const deviceKey = readDeviceKey(deps, request) ?? randomUUID()
  const device: SignedInDevice = {
    ...deps.devices.describeBrowser(request.headers['user-agent']),
    ...(await deps.devices.findLocation(request.ip)),
    keyHash: hashToken(deviceKey),
    ipAddress: request.ip,
  }
  const token = createToken()
  const stored = await transaction(deps.db, (tx) =>
    storeSignIn(tx, deps, { proof, device, token, visitorId, language: { chosen, page } }),
  )
  const { user, language, isHeld } = stored
  // The session before is unreachable now, and its device must not count as active.
  if (before !== null && before.id !== user.id && before.deviceId !== null) {
    await endSessions(deps.db, { userId: before.id, devices: { id: before.deviceId } })
  }
  // What calls stored that were sent before and did not see this session yet. The sign-in is valid without
  // it.
  await transaction(deps.db, (tx) => mergeVisitor(tx, deps, { visitorId, userId: user.id })).catch(
    (error: unknown) => deps.log.warn({ err: error }, 'late calls of a browser were not merged'),
  )
  setSignedCookie(call, deviceCookie, deviceKey, purposeKey(deps.secret, 'device cookie'))
  setCookie(call, sessionCookie, { value: token, maxAgeSeconds: sessionCookieSeconds })
  const endsElsewhere = proof.method === 'oidc' && (proof.logoutUrl !== null || !deps.policy.takesCodes)
  setSignInHint(call, endsElsewhere ? 'elsewhere' : 'here')
  if (proof.method === 'oidc') setLogoutUrl(call, proof.logoutUrl, purposeKey(deps.secret, 'logout address'))
  if (chosen === null && language !== null) chooseLanguage(call, language)
  if (stored.isNewDevice) await mailNewDevice(deps, call, { to: user.email, device })
  return { isHeld }
}

/** The browser of a call was signed in to an address before, by the cookie of its device. */
export async function isKnownDevice(
  deps: LoginDeps,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const key = readDeviceKey(deps, request)
  return key !== null && (await findDevice(deps.db, { email, keyHash: hashToken(key) }))
}

function readDeviceKey({ secret }: LoginDeps, request: FastifyRequest): string | null {
  return readSignedCookie(request, deviceCookie, purposeKey(secret, 'device cookie'))
}

async function storeSignIn(
  tx: Db,
  deps: LoginDeps,
  given: {
    proof: Proof
    device: SignedInDevice
    token: string
    visitorId: string
    language: BrowserLanguage
  },
): Promise<StoredSignIn> {
  const { proof, device, token, visitorId } = given
  const { isFirst, language, ...user } = await lockAccount(tx, deps, proof, given.language)
  await retireDevices(tx, { userId: user.id, except: device.keyHash })
  const { id: deviceId, isHeld, isNew } = await upsertDevice(tx, user.id, device)
  await promoteHeld(tx, user.id, deviceId)
  const tokenHash = hashToken(token)
  await replaceSession(tx, {
    tokenHash,
    userId: user.id,
    deviceId,
    visitorId,
    method: proof.method,
  })
  await mergeVisitor(tx, deps, { visitorId, userId: user.id })
  await deleteEmail(tx, visitorId)
  return { user, language, isHeld, isNewDevice: isNew && !isFirst }
}

/** Locks the account of a proof; inserts it when there is none or when it is being deleted. */
async function lockAccount(
  tx: Db,
  deps: LoginDeps,
  proof: Proof,
  language: BrowserLanguage,
): Promise<UserRow & { isFirst: boolean; language: string | null }> {
  for (;;) {
    const linked = proof.method === 'oidc' ? await findUserByIdentity(tx, proof) : null
    await requireAdmission(tx, deps.policy, { ...proof, email: linked?.email ?? proof.email })
    const user = linked ?? (await ensureUser(tx, proof.email))
    const name = proof.method === 'oidc' ? proof.name : null
    const locked = await lockProven(tx, user.id, { name, language })
    if (locked === null) continue
    await noteAdmission(tx, deps.policy, { ...proof, userId: user.id })
    if (proof.method === 'oidc') {
      await insertIdentity(tx, { ...proof, userId: user.id })
      await noteGroup(tx, user.id, proof.isAdmin === true)
    }
    return { ...user, ...locked }
  }
}

type NewSession = {
  tokenHash: string
  userId: string
  deviceId: string
  /** The browser that it begins in. */
  visitorId: string
  method: 'otp' | 'oidc'
}

/** Inserts the one session of a device; deletes the one before and those of removed devices. */
async function replaceSession(
  tx: Db,
  { tokenHash, userId, deviceId, visitorId, method }: NewSession,
): Promise<void> {
  await tx.execute(sql`
    delete from sessions using devices
    where devices.id = sessions.device_id and sessions.user_id = ${userId}
      and (devices.id = ${deviceId} or devices.revoked_at is not null)`)
  await tx.execute(sql`
    insert into sessions (token_hash, user_id, device_id, visitor_id, method, created_at, last_seen_at, expires_at)
    values (${tokenHash}, ${userId}, ${deviceId}, ${visitorId}, ${method}, ledger_now(), ledger_now(),
      ledger_now() + ${sessionSeconds} * interval '1 second')`)
}
