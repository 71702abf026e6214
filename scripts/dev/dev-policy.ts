import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pagePolicy } from '#server/http/pages.ts'
import { scriptHashes } from '../prerender/script-hashes.ts'

type Next = (error?: unknown) => void

/** Sends the pages of Vite with the headers that they have in production; the inline scripts of Vite are let in by hashes. */
export function devPolicy(checkoutUrl: string | null): Plugin {
  return {
    name: 'page-policy',
    configureServer: (server) => () => {
      async function sendPage(address: string, response: ServerResponse, next: Next): Promise<void> {
        try {
          const source = await readFile(path.join(server.config.root, 'index.html'), 'utf8')
          const html = await server.transformIndexHtml(address, source)
          const headers = pagePolicy({ scriptHashes: scriptHashes(html), checkoutUrl })
          response
            .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache', ...headers })
            .end(html)
        } catch (error) {
          next(error)
        }
      }
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] === '/index.html') {
          void sendPage(request.originalUrl ?? '/', response, next)
        } else next()
      })
    },
  }
}
