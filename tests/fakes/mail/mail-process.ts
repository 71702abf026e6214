import { once } from 'node:events'
import http from 'node:http'
import { parseArgs } from 'node:util'
import { startMailSimulator } from './simulator.ts'

/**
 * The mail server as a program: `--port` of SMTP, `--page` of a page with the emails, the newest first.
 * `/emails.json?to=` gives those to one address, the oldest first.
 */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, page: { type: 'string', default: '0' } },
})

const { url, emails } = await startMailSimulator({ port: Number(values.port) })

const pages = http.createServer((request, response) => {
  const asked = new URL(request.url ?? '/', 'http://localhost')
  if (asked.pathname === '/emails.json') {
    const to = asked.searchParams.get('to')
    const found = emails.filter((email) => to === null || email.to === to)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found))
    return
  }
  const shown = emails
    .toReversed()
    .map(({ to, subject, html }) => `<h2>${subject}</h2><p>to ${to}</p>${html}`)
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(`<!doctype html><meta charset="utf-8"><title>Emails</title>${shown.join('<hr>')}`)
})
pages.listen(Number(values.page), '127.0.0.1')
await once(pages, 'listening')
const address = pages.address()
if (address === null || typeof address === 'string') throw new Error('The emails are not shown')
process.stdout.write(
  `The mail simulator is ready at ${url}, its emails at http://127.0.0.1:${address.port}\n`,
)
