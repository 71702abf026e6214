import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Answers every request with the bytes that it reads first; the port is printed. */
const program = `
  const http = require('node:http')
  const [headers, body] = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
  http.createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, headers).end(body))
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

/** Starts a bare `node:http` server, a process of its own, that answers every request with the same headers and text. */
export async function startBare(
  headers: Record<string, string>,
  body: string,
): Promise<{ port: number; stop: () => void }> {
  const child = spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify([headers, body]))
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return { port: Number(line), stop: () => void child.kill() }
}
