import type { FastifyInstance } from 'fastify'
import type { SummaryDeps } from '#server/features/summaries/service.ts'
import { pageWithPreview } from '#server/http/head-tags.ts'
import { pageHeaders } from '#server/http/pages.ts'
import type { Pages, PageSite } from '#server/http/pages.ts'
import { AppError } from '#server/lib/app-error.ts'
import { readByToken } from './read-by-token.ts'
import { cutText } from '#server/lib/storable-text.ts'

const sharedPage = '/s/-'
const longestDescription = 200

type Deps = Pick<SummaryDeps, 'orm' | 'summaries'> & PageSite

/**
 * Registers the page of a shared summary, with what places that show a link read of it; a token that leads nowhere
 * gets the plain page.
 */
export function registerPreviewRoutes(app: FastifyInstance, deps: Deps, pages: Pages): void {
  app.get<{ Params: { token: string } }>('/s/:token', async (request, reply) => {
    const { token } = request.params
    const found = await readByToken(deps, token).catch((error: unknown) => {
      // The page goes out in any case and says itself what is wrong.
      if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a preview could not be read')
      return null
    })
    if (found === null) return reply.callNotFound()
    const origin = deps.publicUrl ?? `${request.protocol}://${request.host}`
    const { videoTitle, insights, gist, summary } = found
    const text = insights[0]?.text ?? gist ?? summary
    const html = await pageWithPreview(pages, sharedPage, {
      title: videoTitle,
      description: text.length > longestDescription ? `${cutText(text, longestDescription - 1)}…` : text,
      image: `${origin}/api/shared/${token}/image.png`,
      url: `${origin}/s/${token}`,
    })
    if (html === null) return reply.callNotFound()
    reply.headers(pageHeaders(pages, deps))
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex, nofollow')
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
