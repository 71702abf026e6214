import { once } from 'node:events'
import http from 'node:http'
import { parseArgs } from 'node:util'
import { startMailSimulator } from './simulator.ts'

/**
 * The mail server as a program: `--port` of SMTP, `--letters` of a page with the letters, the newest first. `/letters.json?to=`
 * gives those to one address, the oldest first.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, letters: { type: 'string', default: '0' } },
})

const { url, letters } = await startMailSimulator({ port: Number(values.port) })

const pages = http.createServer((request, response) => {
  const asked = new URL(request.url ?? '/', 'http://localhost')
  if (asked.pathname === '/letters.json') {
    const to = asked.searchParams.get('to')
    const found = letters.filter((letter) => to === null || letter.to === to)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    return
  }
  const shown = letters
    .toReversed()
    .map(({ to, subject, html }) => `<h2>${subject}</h2><p>to ${to}</p>${html}`)
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><meta charset="utf-8"><title>Letters</title>${shown.join('<hr>')}`)
})
pages.listen(Number(values.letters), '127.0.0.1')
await once(pages, 'listening')
const address = pages.address()
if (address === null || typeof address === 'string') throw new Error('The letters are not shown')
process.stdout.write(
  `The mail simulator is ready at ${url}, its letters at http://127.0.0.1:${address.port}\n`,
)
