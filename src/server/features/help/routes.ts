import type { FastifyInstance } from 'fastify'
import { plans } from '#product/plans.ts'
import { readActor } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { askForHelp, mailRequests } from './help-requests.ts'
import type { HelpDeps } from './help-requests.ts'

const mailTimeoutMs = 30_000

/** Registers the call that stores a help request. */
export function registerHelpRoutes(app: FastifyInstance, deps: HelpDeps): void {
  handle(app, 'POST /api/help-request', async ({ body, request }) => {
    const actor = await readActor(deps, request)
    const id = await askForHelp(deps, actor, body)
    // The caller does not wait for the mail server; a failure is tried again.
    mailRequests(deps, AbortSignal.timeout(mailTimeoutMs), id).catch((error: unknown) =>
      request.log.warn({ err: error }, 'a help request could not be mailed'),
    )
    return { id, answerWithinHours: plans[actor.plan].supportHours }
  })
}
