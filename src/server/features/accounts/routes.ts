import type { FastifyInstance } from 'fastify'
import { keyRoutes } from '#contract/keys.ts'
import { maxKeys } from '#product/key-scopes.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import { handle, registerRoute, readCall } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { changeAccount, exportEverything, planDeletion, presentUser } from './account/account.ts'
import type { AccountDeps, AccountPageDeps, LoginDeps, SignInDeps } from './context.ts'
import { listOwnDevices, removeDevice } from './devices/own-devices.ts'
import type { CallLog } from './keys/authenticate.ts'
import { createKey, deleteKey, hasKey, listOwnKeys, mailNewKey, readKeyUse } from './keys/own-keys.ts'
import { purposeKey } from './secret.ts'
import { readSessionActor, toMember, requireUser, requireVisitor } from './sessions/actor.ts'
import { readLogoutUrl, setLogoutUrl } from './sessions/cookies.ts'
import { logOut, clearSession } from './sessions/end-sessions.ts'
import { codeSeconds, startCode, verifyCode } from './sign-in/codes.ts'
import { acceptInvitation } from './sign-in/invitations.ts'
import {
  beginWithProvider,
  finishWithProvider,
  loggedOutPage,
  returnPath,
  signInPage,
} from './sign-in/with-provider.ts'
import { storeEmail } from './visitors/visitor.ts'

/** Registers the calls about visitors, devices and signing out. */
export function registerAccountRoutes(app: FastifyInstance, deps: AccountDeps): void {
  handle(app, 'POST /api/users/register', async ({ body, request, reply }) => {
    await storeEmail(deps, await requireVisitor(deps, { request, reply }), body.email)
    // The same for every address: the answer must not reveal accounts or plans.
    return { message: 'Got it. If this address has a plan, sign in to use it.' }
  })

  handle(app, 'GET /api/devices', async ({ query, request }) => {
    return { devices: await listOwnDevices(deps, request, query.userEmail), maxActive: maxActiveDevices }
  })

  handle(app, 'DELETE /api/devices/:id', async ({ params, request, reply }) => {
    const { user } = toMember((await readSessionActor(deps, request)).actor)
    await removeDevice(deps.db, user, params.id)
    // With the cookie of a session that ended, all that the browser asks for next would be refused.
    if (params.id === user.deviceId) clearSession({ request, reply })
  })

  handle(app, 'POST /api/auth/logout', ({ request, reply }) =>
    logOut(deps, { request, reply }, { everywhere: false }),
  )

  handle(app, 'POST /api/auth/logout-everywhere', async ({ request, reply }) => {
    toMember((await readSessionActor(deps, request)).actor)
    await logOut(deps, { request, reply }, { everywhere: true })
  })

  registerRoute(app, 'GET /api/auth/logout', async (request, reply) => {
    if (!isOwnNavigation(request.headers['sec-fetch-site'])) return reply.redirect('/?confirmLogout=1', 302)
    await logOut(deps, { request, reply }, { everywhere: false })
    const key = purposeKey(deps.secret, 'logout address')
    const atProvider = readLogoutUrl(request, key)
    if (atProvider !== null) setLogoutUrl({ request, reply }, null, key)
    const { proxy, takesCodes } = deps.policy
    const isByProxy = request.proxyEmail !== null
    const elsewhere = isByProxy ? (proxy?.logoutUrl ?? null) : atProvider
    return reply.redirect(elsewhere ?? (takesCodes && !isByProxy ? '/' : loggedOutPage()), 302)
  })
}

/** An address was typed or followed on this site. A link on another site only leads to the question. */
function isOwnNavigation(site: string | string[] | undefined): boolean {
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Registers the calls of the account page. */
export function registerAccountPageRoutes(app: FastifyInstance, deps: AccountPageDeps): void {
  handle(app, 'GET /api/auth/user', async ({ request }) => {
    return await presentUser(deps, await requireUser(deps, request))
  })

  handle(app, 'PATCH /api/account', async ({ body, request }) =>
    changeAccount(deps, await requireUser(deps, request), body),
  )

  handle(app, 'POST /api/account/deletion', async ({ body, request }) =>
    planDeletion(deps, await requireUser(deps, request), body.confirmation),
  )

  handle(app, 'DELETE /api/account/deletion', async ({ request }) =>
    planDeletion(deps, await requireUser(deps, request), null),
  )

  registerRoute(app, 'GET /api/account/export', async (request, reply) => {
    const file = await exportEverything(deps, await requireUser(deps, request))
    return reply
      .header('content-disposition', 'attachment; filename="precis-account.json"')
      .type('application/json; charset=utf-8')
      .send(file)
  })
}

const parse = (answer: unknown) => keyRoutes['POST /api/keys'].response.parse(answer)

/** Registers the calls about API keys, which only a signed-in browser may make. */
export function registerKeyRoutes(app: FastifyInstance, deps: LoginDeps, keyCalls: CallLog): void {
  const { db } = deps
  handle(app, 'GET /api/keys', async ({ request }) => {
    const { user } = await requireUser(deps, request)
    return { keys: await listOwnKeys({ db, keyCalls }, user.id), max: maxKeys }
  })

  handle(app, 'POST /api/keys', async (call) => {
    const { user } = await requireUser(deps, call.request)
    const isThere = ({ key }: { key: { id: string } }) => hasKey(db, user.id, key.id)
    const once = {
      ...call,
      ownerId: user.id,
      sealedBy: purposeKey(deps.secret, 'idempotency key'),
      parse,
      isThere,
    }
    return await giveAnswerOnce({ db, wait: systemClock.wait }, once, async (store) => {
      const made = await createKey(db, user.id, call.body, store)
      await mailNewKey(deps, call.request, { to: user.email, key: made.key })
      return made
    })
  })

  handle(app, 'DELETE /api/keys/:id', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    await deleteKey(db, user.id, params.id)
  })

  handle(app, 'GET /api/keys/:id/calls', async ({ params, request }) => {
    const { user } = await requireUser(deps, request)
    return await readKeyUse({ db, keyCalls }, user.id, params.id)
  })
}

/** The seconds until the page offers another code. */
const resendInSeconds = 30

/** Registers the calls to sign in. */
export function registerSignInRoutes(app: FastifyInstance, deps: SignInDeps): void {
  handle(app, 'GET /api/auth/options', async () => ({
    provider: deps.identityProvider === null ? null : { name: deps.identityProvider.name },
    takesCodes: deps.policy.takesCodes,
    codeIsPrinted: deps.codeIsPrinted,
  }))

  handle(app, 'POST /api/auth/code', async ({ body, request, reply }) => {
    await startCode(deps, { request, reply }, body)
    return {
      message: 'If the address is right, the code is on its way.',
      expiresInSeconds: codeSeconds,
      resendInSeconds,
    }
  })

  handle(app, 'POST /api/auth/verify', async ({ body, request, reply }) =>
    verifyCode(deps, { request, reply }, body),
  )

  handle(app, 'POST /api/auth/invitation', async ({ body, request, reply }) =>
    acceptInvitation(deps, { request, reply }, body),
  )

  for (const key of ['GET /api/auth/signin', 'GET /api/login'] as const) {
    registerRoute(app, key, async (request, reply) => {
      const target = returnPath(readCall<typeof key>(request, reply).query.returnTo)
      const { actor, hasEnded } = await readSessionActor(deps, request)
      // From here on the caller is a visitor.
      if (hasEnded) clearSession({ request, reply })
      const { user } = actor
      return reply.redirect(user === null ? signInPage(target) : target, 302)
    })
  }
}

/** Registers the two navigations of a sign-in with the provider. */
export function registerProviderRoutes(app: FastifyInstance, deps: SignInDeps): void {
  registerRoute(app, 'GET /api/auth/google', async (request, reply) => {
    const { query } = readCall<'GET /api/auth/google'>(request, reply)
    const address = await beginWithProvider(deps, { request, reply }, query.returnTo)
    return reply.redirect(address, 302)
  })

  registerRoute(app, 'GET /api/auth/callback', async (request, reply) => {
    const address = await finishWithProvider(deps, { request, reply })
    return reply.redirect(address, 302)
  })
}
