import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { networkKey, readActor } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { CorrectedDeps, SummaryDeps } from '#server/features/summaries/service.ts'
import { handleBytes, handle } from '#server/http/handle.ts'
import { pageLanguage } from '#server/http/page-language.ts'
import type { PageSite, Pages } from '#server/http/pages.ts'
import { publicOrigin } from '#server/http/proxies.ts'
import { sendMissing, sendRendered } from '#server/http/render-page.ts'
import { pictureQuery, readSummaryCard } from '../cards/cards.ts'
import type { Cards } from '../cards/cards.ts'
import { leadingLine, readByToken, shareItem, shareQuestions, stopSharing } from './shares.ts'

/** Registers the calls that share summaries, for visitors too. */
export function registerShareRoutes(
  app: FastifyInstance,
  deps: SummaryDeps & AccountDeps & { cards: Cards },
): void {
  handle(app, 'POST /api/history/:id/share', async ({ params, request }) => {
    return await shareItem(deps, await readActor(deps, request), params.id)
  })

  handle(app, 'DELETE /api/history/:id/share', async ({ params, request }) => {
    await stopSharing(deps, await readActor(deps, request), params.id)
    return { sharePath: null }
  })

  handle(app, 'PUT /api/history/:id/share/questions', async ({ params, body, request }) => {
    await shareQuestions(deps, await readActor(deps, request), { ...params, ...body })
    return body
  })

  handle(app, 'GET /api/shared/:token', async ({ params, reply }) => {
    // Not cached, so that it is gone as soon as its owner stops sharing.
    reply.header('x-robots-tag', 'noindex, nofollow')
    return await readByToken(deps, params.token)
  })

  handleBytes(app, 'GET /api/shared/:token/image.png', async ({ params, query, request, signal }) => ({
    bytes: await deps.cards.get(
      await readSummaryCard(deps, params.token, query.language),
      networkKey(deps.secret, request.ip),
      signal,
    ),
    type: 'image/png',
    maxAgeSeconds: 0,
    isUnlisted: true,
  }))
}

type Deps = CorrectedDeps & PageSite

const page = '/s/-'

/** Registers the page of a shared summary, rendered with its text; unknown tokens get 404. */
export function registerSharedPage(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const { token } = request.params
    const data = await readByToken(deps, token).catch((error: unknown) => {
      if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a shared page could not be read')
      return null
    })
    if (data === null) return await sendMissing({ request, reply }, pages, deps, page)
    const origin = publicOrigin(deps, request)
    const { videoTitle } = data
    return await sendRendered({ request, reply }, pages, deps, {
      page,
      address: `/s/${token}`,
      data,
      preview: {
        title: videoTitle,
        description: leadingLine(data),
        image: `${origin}/api/shared/${token}/image.png${pictureQuery(pageLanguage(request))}`,
        url: `${origin}/s/${token}`,
      },
    })
  })
}
