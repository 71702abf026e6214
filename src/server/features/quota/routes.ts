import type { FastifyInstance } from 'fastify'
import { isSameAddress } from '#product/email.ts'
import { findEmail, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import { handle } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { AnswerEngine } from '#server/ports/model-engines.ts'
import { readQuestionQuota, unlimitedQuestions } from './questions/reserve-question.ts'
import { readQuota } from './quota.ts'

/** Registers the calls that say what is left of the quota; questions are counted only where a model answers them. */
export function registerQuotaRoutes(
  app: FastifyInstance,
  deps: AccountDeps & { answerEngine: AnswerEngine | null },
): void {
  handle(app, 'GET /api/usage-status', async ({ request }) => {
    const actor = await readActor(deps, request)
    const questions =
      deps.answerEngine === null ? unlimitedQuestions : await readQuestionQuota(deps.db, actor)
    return { ...(await readQuota(deps.db, actor)), questions }
  })

  handle(app, 'GET /api/users/:email', async ({ params, request }) => {
    const actor = await readActor(deps, request)
    const email = await findEmail(deps, actor)
    if (email === null) throw new AppError('UNAUTHORIZED', 'Unauthorized')
    if (!isSameAddress(email, params.email)) {
      throw new AppError('FORBIDDEN', "This address isn't yours.")
    }
    const { planType, remainingCount } = await readQuota(deps.db, actor)
    return { email, planType, remainingCount }
  })
}
