import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import type { Plugin } from 'vite'
import { pagePolicy } from '#server/http/pages.ts'
import { readSettings } from '#server/settings.ts'
import { freePort } from './dev/free-port.ts'
import { startServer } from './dev/start-server.ts'
import { waitUntilReady } from './dev/wait-until-ready.ts'
import { scriptHashes } from './prerender/script-hashes.ts'

type Next = (error?: unknown) => void

/**
 * Sends the pages of Vite with the headers that they have in production; the inline scripts of Vite are let
 * in by hashes.
 */
function devPolicy(checkoutUrl: string | null): Plugin {
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

/**
 * The server, started again when a file of it changes, and in front of it Vite, which puts changes of the
 * page into the open browser. PORT and HOST are those of Vite, the only address that is printed. With
 * `--simulate` stand-ins take the place of the services outside.
 */

const settings = readSettings()
const port = await freePort()
const { simulated, stop } = await startServer(['--watch', 'src/server/main.ts', '--without-pages'], {
  PORT: String(port),
  HOST: 'localhost',
})
const pages = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
  plugins: [devPolicy(simulated['RAZORPAY_CHECKOUT_URL'] ?? settings.razorpay?.checkoutUrl ?? null)],
  server: {
    host: settings.host,
    port: settings.port,
    strictPort: true,
    // The page has a folder of this name, whose files are Vite's own.
    proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': `http://localhost:${port}` },
  },
})
try {
  await Promise.all([pages.listen(), waitUntilReady(`http://localhost:${port}`)])
  process.stdout.write(`Précis is ready at http://${settings.host}:${settings.port}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  stop()
}
