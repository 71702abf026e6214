import type { FastifyInstance } from 'fastify'
import { requireUser } from '#server/features/accounts/service.ts'
import type { AccountDeps } from '#server/features/accounts/service.ts'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { handleBytes } from '#server/http/handle-bytes.ts'
import { handle } from '#server/http/handle.ts'
import { pageWithPreview } from '#server/http/head-tags.ts'
import { pageHeaders } from '#server/http/pages.ts'
import type { PageSite, Pages } from '#server/http/pages.ts'
import { AppError } from '#server/lib/app-error.ts'
import { cutText } from '#server/lib/storable-text.ts'
import { shareItem, stopSharing } from './share-item.ts'
import { drawByToken, readByToken } from './by-token.ts'

/** Registers the calls that share summaries. */
export function registerShareRoutes(app: FastifyInstance, deps: SummaryDeps & AccountDeps): void {
  handle(app, 'POST /api/history/:id/share', async ({ params, request }) => ({
    sharePath: await shareItem(deps, await requireUser(deps, request), params.id),
  }))

  handle(app, 'DELETE /api/history/:id/share', async ({ params, request }) => {
    await stopSharing(deps, await requireUser(deps, request), params.id)
    return { sharePath: null }
  })

  handle(app, 'GET /api/shared/:token', async ({ params, reply }) => {
    // Not cached, so that it is gone as soon as its owner stops sharing.
    reply.header('x-robots-tag', 'noindex, nofollow')
    return await readByToken(deps, params.token)
  })

  handleBytes(app, 'GET /api/shared/:token/image.png', async ({ params }) => ({
    bytes: await drawByToken(deps, params.token),
    type: 'image/png',
    maxAgeSeconds: 0,
    isUnlisted: true,
  }))
}

const sharedPage = '/s/-'
const maxDescriptionLength = 200

type Deps = Pick<SummaryDeps, 'orm' | 'summaries'> & PageSite

/**
 * Registers the page of a shared summary with the tags of its link preview; a token that is not shared gets the plain
 * page.
 */
export function registerPreviewRoutes(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const { token } = request.params
    const found = await readByToken(deps, token).catch((error: unknown) => {
      // The page is sent in any case and shows the failure itself.
      if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a preview could not be read')
      return null
    })
    if (found === null) return reply.callNotFound()
    const origin = deps.publicUrl ?? `${request.protocol}://${request.host}`
    const { videoTitle, insights, gist, summary } = found
    const text = insights[0]?.text ?? gist ?? summary
    const html = await pageWithPreview(pages, sharedPage, {
      title: videoTitle,
      description: text.length > maxDescriptionLength ? `${cutText(text, maxDescriptionLength - 1)}…` : text,
      image: `${origin}/api/shared/${token}/image.png`,
      url: `${origin}/s/${token}`,
    })
    if (html === null) return reply.callNotFound()
    reply.headers(pageHeaders(pages, deps))
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
