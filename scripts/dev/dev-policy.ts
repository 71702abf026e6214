import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pagePolicy } from '#server/http/page-policy.ts'
import { scriptHashes } from '../prerender/script-hashes.ts'

/** Sends the pages of Vite with the headers that they have in production; the inline scripts of Vite are let in by hashes. */
export function devPolicy(checkoutUrl: string | null): Plugin {
  return {
    name: 'page-policy',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const address = request.originalUrl ?? '/'
        if (request.url?.split('?')[0] !== '/index.html') {
          next()
          return
        }
        readFile(path.join(server.config.root, 'index.html'), 'utf8')
          .then((source) => server.transformIndexHtml(address, source))
          .then((html) => {
            const headers = pagePolicy({ scriptHashes: scriptHashes(html), checkoutUrl })
            response
              .writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-cache', ...headers })
              .end(html)
          })
          .catch(next)
      })
    },
  }
}
