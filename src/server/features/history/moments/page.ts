import type { FastifyInstance } from 'fastify'
import { momentState } from '#evidence/describe-line.ts'
import type { PageSite, Pages } from '#server/http/pages.ts'
import { publicOrigin } from '#server/http/public-origin.ts'
import { sendMissing, sendRendered } from '#server/http/render-page.ts'
import { AppError } from '#server/lib/app-error.ts'
import { readMoment } from './read-moment.ts'
import type { MomentDeps } from './read-moment.ts'

const page = '/m/-'

/** Registers the page of a shared line, rendered with its text; a token that is not shared gets status 404. */
export function registerMomentPage(app: FastifyInstance, deps: MomentDeps & PageSite, pages: Pages): void {
  app.get<{ Params: { token: string } }>('/m/:token', async (request, reply) => {
    const { token } = request.params
    const data = await readMoment(deps, token).catch((error: unknown) => {
      if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a shared line could not be read')
      return null
    })
    if (data === null) return await sendMissing({ request, reply }, pages, deps, page)
    const origin = publicOrigin(deps, request)
    const { line, timings, videoTitle } = data
    return await sendRendered({ request, reply }, pages, deps, {
      page,
      address: `/m/${token}`,
      data,
      preview: {
        title: videoTitle,
        description: `${momentState({ ...line, timings })}: ${line.text}`,
        image: `${origin}/api/moments/${token}/image.png`,
        url: `${origin}/m/${token}`,
      },
    })
  })
}
