import type { FastifyInstance } from 'fastify'
import { summaryAnswerSchema } from '#contract/summaries.ts'
import type { SummaryAnswer } from '#contract/summaries.ts'
import { normalizeEmail } from '#product/email.ts'
import { requireAdmin } from '#server/features/accounts/service.ts'
import { giveAnswerOnce } from '#server/features/idempotency/service.ts'
import { handle } from '#server/http/handle.ts'
import { systemClock } from '#server/lib/clock.ts'
import { listAudit } from './audit.ts'
import type { AdminDeps } from './audit.ts'
import { endUser, giveUserPlan, holdUser, inviteUser, takeBack } from './decisions.ts'
import type { DecisionDeps } from './decisions.ts'
import { registerSetupRoutes } from './setup.ts'
import type { SetupDeps } from './setup.ts'
import {
  changeHelp,
  listAccountHistory,
  listHelp,
  listUsers,
  registerUser,
  summarizeForUser,
} from './users.ts'

/** Registers the calls of the admins; all other callers get `NOT_FOUND`. */
export async function registerAdminRoutes(
  app: FastifyInstance,
  deps: DecisionDeps & SetupDeps,
): Promise<void> {
  await app.register(async (scope) => {
    // Before the body is read, so that other callers learn nothing of the calls; after the limits and the
    // check of API keys.
    scope.addHook('preParsing', async (request) => void (await requireAdmin(deps, request)))
    registerUserRoutes(scope, deps)
    registerDecisionRoutes(scope, deps)
    registerRecordRoutes(scope, deps)
    registerSetupRoutes(scope, deps)
  })
}

function registerDecisionRoutes(app: FastifyInstance, deps: DecisionDeps): void {
  handle(app, 'PUT /api/admin/users/:email/plan', async ({ params, body, request }) => {
    const given = { email: normalizeEmail(params.email), plan: body.plan }
    await giveUserPlan(deps, await requireAdmin(deps, request), given)
  })

  handle(app, 'PATCH /api/admin/users/:email', async ({ params, body, request }) => {
    const held = { email: normalizeEmail(params.email), isOnHold: body.isOnHold }
    await holdUser(deps, await requireAdmin(deps, request), held)
  })

  handle(app, 'POST /api/admin/users/:email/end', async ({ params, body, request }) => {
    const ended = { email: normalizeEmail(params.email), confirmation: body.confirmation }
    await endUser(deps, await requireAdmin(deps, request), ended)
  })

  handle(app, 'POST /api/admin/invitations', async ({ body, request }) => {
    const invited = { email: normalizeEmail(body.email), request }
    return await inviteUser(deps, await requireAdmin(deps, request), invited)
  })

  handle(app, 'DELETE /api/admin/invitations/:email', async ({ params, request }) => {
    await takeBack(deps, await requireAdmin(deps, request), normalizeEmail(params.email))
  })
}

function registerUserRoutes(app: FastifyInstance, deps: AdminDeps): void {
  handle(app, 'GET /api/admin/users', async ({ query, request }) => {
    return await listUsers(deps, await requireAdmin(deps, request), query)
  })

  handle(app, 'POST /api/admin/users', async ({ body, request }) => {
    const user = { email: normalizeEmail(body.email), phone: body.phone === '' ? null : (body.phone ?? null) }
    return await registerUser(deps, await requireAdmin(deps, request), user)
  })

  handle(app, 'GET /api/users/:email/history', async ({ params, query, request }) => {
    const page = { ...query, email: normalizeEmail(params.email) }
    return await listAccountHistory(deps, await requireAdmin(deps, request), page)
  })

  handle(app, 'POST /api/admin/summarize', async (call) => {
    const { body, request, signal } = call
    const order = { email: normalizeEmail(body.email), videoUrl: body.videoUrl }
    const admin = await requireAdmin(deps, request)
    const counted = { ...call, ownerId: admin.user.id, parse, isStored }
    const once = { db: deps.db, wait: systemClock.wait }
    return await giveAnswerOnce(once, counted, () => summarizeForUser(deps, admin, order, signal))
  })
}

function parse(answer: unknown): SummaryAnswer {
  return summaryAnswerSchema.parse(answer)
}

/** One that the allowance locked may be had later, and did not count. */
function isStored({ locked }: SummaryAnswer): boolean {
  return !locked
}

function registerRecordRoutes(app: FastifyInstance, deps: AdminDeps): void {
  handle(app, 'GET /api/admin/audit', async ({ query, request }) => {
    return await listAudit(deps, await requireAdmin(deps, request), query)
  })

  handle(app, 'GET /api/admin/help-requests', async ({ query, request }) => {
    return await listHelp(deps, await requireAdmin(deps, request), query)
  })

  handle(app, 'PATCH /api/admin/help-requests/:id', async ({ params, body, request }) =>
    changeHelp(deps, await requireAdmin(deps, request), { id: params.id, state: body.state }),
  )
}
