import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Orm } from '#server/db/database.ts'
import { transaction } from '#server/db/transaction.ts'
import { readSignedCookie, setCookie, setSignedCookie } from '#server/http/signed-cookie.ts'
import { acceptVisitor } from './known-visitor.ts'
import type { SignInNeeds } from './actor.ts'
import { deviceCookie, sessionCookie, visitorCookie } from './cookie-names.ts'
import { promoteHeld, retireDevices, upsertDevice } from './devices-repo.ts'
import type { DeviceNote } from './devices-repo.ts'
import { endSessions } from './end-sessions.ts'
import { purposeKey } from './purpose-key.ts'
import { setSignInHint } from './set-sign-in-hint.ts'
import { createToken, hashToken, sessionCookieSeconds } from './session-token.ts'
import { replaceSession } from './sessions-repo.ts'
import { ensureUser, findUserByIdentity, insertIdentity, isOfAnotherUser, lockProven } from './users-repo.ts'
import type { UserRow } from './users-repo.ts'

/**
 * What proves that an address is somebody's: they read a mail that went there, or a provider that verified it says so.
 * `email` is in lower case.
 */
export type Proof =
  | { method: 'otp'; email: string }
  | { method: 'oidc'; email: string; issuer: string; subject: string; name: string | null }

/**
 * Signs the browser of a call in: the one place where sessions begin. Its device is active or held, what its visitor
 * made joins the account, and it gets a new token in any case. `isHeld`: it waits for another one to be removed.
 */
export async function login(
  needs: SignInNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  proof: Proof,
): Promise<{ isHeld: boolean }> {
  const { request } = call
  const { visitorId, user: before } = await acceptVisitor(needs, call)
  const known = readSignedCookie(request, deviceCookie, purposeKey(needs.secret, 'device cookie'))
  const deviceKey = known ?? randomUUID()
  const device: DeviceNote = {
    ...needs.devices.describeBrowser(request.headers['user-agent']),
    ...(await needs.devices.findPlace(request.ip)),
    keyHash: hashToken(deviceKey),
    ipAddress: request.ip,
  }
  const token = createToken()
  const { ownVisitorId, isHeld, userId } = await transaction(needs.orm, async (tx) => {
    const user = await findOrMakeUser(tx, proof)
    await lockProven(tx, user.id, proof.method === 'oidc' ? proof.name : null)
    await retireDevices(tx, { userId: user.id, except: device.keyHash })
    const noted = await upsertDevice(tx, user.id, device)
    await promoteHeld(tx, user.id, noted.id)
    await replaceSession(tx, {
      tokenHash: hashToken(token),
      userId: user.id,
      deviceId: noted.id,
      method: proof.method,
    })
    return {
      ownVisitorId: await adoptVisitor(tx, needs, { visitorId, userId: user.id }),
      isHeld: noted.isHeld,
      userId: user.id,
    }
  })
  // Nobody could reach that session any more, yet its device would take one of the three places of its account.
  if (before !== null && before.id !== userId) {
    await endSessions(needs.orm, { userId: before.id, deviceId: before.deviceId })
  }
  if (ownVisitorId !== visitorId) {
    setSignedCookie(call, visitorCookie, ownVisitorId, purposeKey(needs.secret, 'visitor cookie'))
  }
  setSignedCookie(call, deviceCookie, deviceKey, purposeKey(needs.secret, 'device cookie'))
  setCookie(call, sessionCookie, { value: token, maxAgeSeconds: sessionCookieSeconds })
  setSignInHint(call, true)
  return { isHeld }
}

async function findOrMakeUser(tx: Orm, proof: Proof): Promise<UserRow> {
  if (proof.method === 'otp') return await ensureUser(tx, proof.email)
  const { issuer, subject } = proof
  const linked = await findUserByIdentity(tx, { issuer, subject })
  if (linked !== null) return linked
  const user = await ensureUser(tx, proof.email)
  await insertIdentity(tx, { issuer, subject, userId: user.id })
  return user
}

/** The visitor of the browser from now on: the one it was, unless that is the visitor of another account. */
async function adoptVisitor(
  tx: Orm,
  { accountParts }: SignInNeeds,
  people: { visitorId: string; userId: string },
): Promise<string> {
  if (await isOfAnotherUser(tx, people)) return randomUUID()
  for (const part of accountParts) await part.adopt(tx, people)
  return people.visitorId
}
