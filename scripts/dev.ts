import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { readSettings } from '#server/settings.ts'

/**
 * The server, started anew when a file of it changes, and in front of it Vite, which puts changes of the page into the
 * open browser. PORT is the server's; the page's address is printed.
 */

const root = path.resolve(import.meta.dirname, '..')
const { port } = readSettings()

const pages = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  server: { proxy: { '/api': `http://localhost:${port}` } },
})
await pages.listen()
pages.printUrls()

const server = spawn(process.execPath, ['--watch', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
})
server.on('exit', (code) => {
  void pages.close().finally(() => process.exit(code ?? 0))
})
// A Ctrl-C on a terminal reaches the server as well; a signal from elsewhere reaches this process only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
