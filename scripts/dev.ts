import path from 'node:path'
import { createServer } from 'vite'
import { readSettings } from '#server/settings.ts'
import { devPolicy } from './dev/dev-policy.ts'
import { freePort } from './dev/free-port.ts'
import { startServer } from './dev/start-server.ts'
import { waitUntilReady } from './dev/wait-until-ready.ts'

/**
 * The server, started again when a file of it changes, and in front of it Vite, which puts changes of the page into the
 * open browser. PORT and HOST are those of Vite, the only address that is printed. With `--simulate` stand-ins take the
 * place of the services outside.
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
