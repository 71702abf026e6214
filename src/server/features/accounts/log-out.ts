import type { FastifyReply, FastifyRequest } from 'fastify'
import { transaction } from '#server/db/transaction.ts'
import { setCookie } from '#server/http/signed-cookie.ts'
import type { AccountNeeds } from './actor.ts'
import { sessionCookie, visitorCookie } from './cookie-names.ts'
import { lockUser, promoteHeld, revokeDevices } from './devices-repo.ts'
import { readSessionActor } from './session-actor.ts'
import { setSignInHint } from './set-sign-in-hint.ts'

/**
 * Signs the browser of a call out, or all browsers of its account. Whoever uses it next is a new visitor. Nothing
 * happens to one that is not signed in.
 */
export async function logOut(
  needs: AccountNeeds,
  call: { request: FastifyRequest; reply: FastifyReply },
  { everywhere }: { everywhere: boolean },
): Promise<void> {
  const { user } = (await readSessionActor(needs, call.request)).actor
  if (user !== null) {
    await transaction(needs.orm, async (tx) => {
      await lockUser(tx, user.id)
      await revokeDevices(tx, { userId: user.id, deviceId: everywhere ? null : user.deviceId })
      await promoteHeld(tx, user.id, user.deviceId)
    })
    setCookie(call, visitorCookie, { value: '', maxAgeSeconds: 0 })
  }
  setCookie(call, sessionCookie, { value: '', maxAgeSeconds: 0 })
  setSignInHint(call, false)
}
