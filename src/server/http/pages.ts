import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const secondsInYear = 365 * 24 * 60 * 60
const notFoundPage = '404/index.html'
const securitySchema = z.object({ scriptHashes: z.array(z.string()) })

/**
 * Serves the built pages: compressed as they lie there, hashed files for a year, everything else asked for again
 * each time.
 */
export async function registerPages(app: FastifyInstance, { pagesDir }: { pagesDir: string }): Promise<void> {
  await app.register(fastifyStatic, {
    root: pagesDir,
    preCompressed: true,
    redirect: false,
    index: ['index.html'],
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(pagesDir, file).startsWith(`assets${path.sep}`)
      reply.header('cache-control', isHashed ? `public, max-age=${secondsInYear}, immutable` : 'no-cache')
    },
  })
}

/**
 * Answers what no route took: a page by its address, or the not-found page. Gives `false` for calls, which get a
 * problem document instead.
 */
export async function sendPageNotFound(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const [pathname = '/'] = request.url.split('?')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || pathname.startsWith('/api/') || !(request.headers.accept ?? '*/*').includes('*/*'))
    return false
  await reply.status(404).sendFile(notFoundPage)
  return true
}

/** The content security policy of the pages; the hashes belong to the scripts that the build put into them. */
export async function pageSecurityDirectives(pagesDir: string): Promise<Record<string, string[]>> {
  const { scriptHashes } = securitySchema.parse(
    JSON.parse(await readFile(path.join(pagesDir, '.security.json'), 'utf8')),
  )
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...scriptHashes],
    // The style sheet stands in the page, and the dialogs write style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    // The player, which is asked for by a click only.
    frameSrc: ['https://www.youtube-nocookie.com'],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}
