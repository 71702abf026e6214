import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { readSettings } from '#server/settings.ts'
import { startSimulators } from './simulators.ts'

/**
 * The server, started anew when a file of it changes, and in front of it Vite, which puts changes of the page into the
 * open browser. PORT is the server's; the page's address is printed. With `--simulate` stand-ins take the place of the
 * services outside.
 */

const root = path.resolve(import.meta.dirname, '..')
const { port } = readSettings()
const { values } = parseArgs({ options: { simulate: { type: 'boolean', default: false } } })

const pages = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  server: { proxy: { '/api': `http://localhost:${port}` } },
})
await pages.listen()
pages.printUrls()

const simulators = values.simulate
  ? await startSimulators(process.env['OPENAI_MODEL'] ?? 'honest', port)
  : null
const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...simulators?.settings },
})
server.on('exit', (code) => {
  simulators?.stop()
  void pages.close().finally(() => process.exit(code ?? 0))
})
// A Ctrl-C on a terminal reaches the server as well; a signal from elsewhere reaches this process only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
