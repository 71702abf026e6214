import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { readSignedCookie, setCookie, setSignedCookie } from '#server/http/signed-cookie.ts'
import { acceptVisitor } from './known-visitor.ts'
import type { SignInNeeds } from './actor.ts'
import { deviceCookie, sessionCookie } from './cookie-names.ts'
import { findDevice, promoteHeld, retireDevices, upsertDevice } from './devices-repo.ts'
import type { DeviceNote } from './devices-repo.ts'
import { endSessions } from './end-sessions.ts'
import { mailNewDevice } from './new-device-email.ts'
import { purposeKey } from './purpose-key.ts'
import { mergeVisitor } from './merge-visitor.ts'
import { setSignInHint } from './set-sign-in-hint.ts'
import { forgetEmail } from './repo.ts'
import { createToken, hashToken, sessionCookieSeconds } from './session-token.ts'
import { replaceSession } from './sessions-repo.ts'
import { ensureUser, findUserByIdentity, insertIdentity, lockProven } from './users-repo.ts'
import type { UserRow } from './users-repo.ts'

/**
 * What proves that an address is the caller's: they read an email that went there, or a provider that verified it says
 * so. `email` is in lower case.
 */
export type Proof =
  | { method: 'otp'; email: string }
  | { method: 'oidc'; email: string; issuer: string; subject: string; name: string | null }

type RawCall = { request: FastifyRequest; reply: FastifyReply }

/** A sign-in as it is stored. */
type Stored = { user: UserRow; isHeld: boolean; isNewDevice: boolean }

/**
 * Signs the browser of a call in: the one place where sessions begin. Its device is active or held, what its visitor
 * made joins the account, and it gets a new token in any case. The account is mailed about a device that is new to it.
 * `isHeld`: it waits for another one to be removed.
 */
export async function login(needs: SignInNeeds, call: RawCall, proof: Proof): Promise<{ isHeld: boolean }> {
  const { request } = call
  const { visitorId, user: before } = await acceptVisitor(needs, call)
  const deviceKey = readDeviceKey(needs, request) ?? randomUUID()
  const device: DeviceNote = {
    ...needs.devices.describeBrowser(request.headers['user-agent']),
    ...(await needs.devices.findPlace(request.ip)),
    keyHash: hashToken(deviceKey),
    ipAddress: request.ip,
  }
  const token = createToken()
  const stored = await transaction(needs.orm, (tx) =>
    storeSignIn(tx, needs, { proof, device, token, visitorId }),
  )
  const { user, isHeld } = stored
  // Nobody could reach that session any more, yet its device would count among the active ones of its account.
  if (before !== null && before.id !== user.id && before.deviceId !== null) {
    await endSessions(needs.orm, { userId: before.id, devices: { id: before.deviceId } })
  }
  // What calls stored that were sent before, and did not see this session yet. The sign-in holds without it.
  await transaction(needs.orm, (tx) => mergeVisitor(tx, needs, { visitorId, userId: user.id })).catch(
    (error: unknown) => needs.log.warn({ err: error }, 'late calls of a browser were not merged'),
  )
  setSignedCookie(call, deviceCookie, deviceKey, purposeKey(needs.secret, 'device cookie'))
  setCookie(call, sessionCookie, { value: token, maxAgeSeconds: sessionCookieSeconds })
  setSignInHint(call, true)
  if (stored.isNewDevice) void mailNewDevice(needs, call, { to: user.email, device })
  return { isHeld }
}

/** Whether the browser of a call was signed in with an address before, by the cookie of its device. */
export async function isKnownDevice(
  needs: SignInNeeds,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const key = readDeviceKey(needs, request)
  return key !== null && (await findDevice(needs.orm, { email, keyHash: hashToken(key) }))
}

function readDeviceKey({ secret }: SignInNeeds, request: FastifyRequest): string | null {
  return readSignedCookie(request, deviceCookie, purposeKey(secret, 'device cookie'))
}

async function storeSignIn(
  tx: Orm,
  needs: SignInNeeds,
  given: { proof: Proof; device: DeviceNote; token: string; visitorId: string },
): Promise<Stored> {
  const { proof, device, token, visitorId } = given
  const { isFirst, ...user } = await lockAccount(tx, proof)
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
  await mergeVisitor(tx, needs, { visitorId, userId: user.id })
  await forgetEmail(tx, visitorId)
  return { user, isHeld, isNewDevice: isNew && !isFirst }
}

/** The account of a proof, made when there is none or when it is deleted at this moment, and held. */
async function lockAccount(tx: Orm, proof: Proof): Promise<UserRow & { isFirst: boolean }> {
  for (;;) {
    const linked = proof.method === 'oidc' ? await findUserByIdentity(tx, proof) : null
    const user = linked ?? (await ensureUser(tx, proof.email))
    const locked = await lockProven(tx, user.id, proof.method === 'oidc' ? proof.name : null)
    if (locked === null) continue
    if (proof.method === 'oidc') await insertIdentity(tx, { ...proof, userId: user.id })
    return { ...user, ...locked }
  }
}
