import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'

/**
 * The server, started anew when a file of it changes, and in front of it Vite, which puts changes of the page into the
 * open browser. PORT is the server's; the page's address is printed.
 */

const root = path.resolve(import.meta.dirname, '..')
const apiPort = process.env['PORT'] || '3000'

const pages = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  server: { proxy: { '/api': `http://localhost:${apiPort}` } },
})
await pages.listen()
pages.printUrls()

const server = spawn(process.execPath, ['--env-file-if-exists=.env', '--watch', 'src/server/main.ts'], {
  cwd: root,
  env: { ...process.env, PORT: apiPort },
  stdio: 'inherit',
})
server.on('exit', (code) => {
  void pages.close().finally(() => process.exit(code ?? 0))
})
// A Ctrl-C on a terminal reaches the server as well; a signal from elsewhere reaches this process only.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
