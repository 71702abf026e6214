import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { dropClosedConnections } from '#server/http/problem-reply.ts'
import { guardFloods } from '#server/rate-limit/call-limits.ts'

it('the server drops a call whose connection is closed before its address is read: no failure and no line of the log', async () => {
  const failures: unknown[] = []
  const app = Fastify({ trustProxy: (address) => address === '127.0.0.1' })
  app.setErrorHandler((error) => {
    failures.push(error)
  })
  dropClosedConnections(app)
  await guardFloods(app, 100)
  app.get('/', () => 'ok')
  const seen = Promise.withResolvers<void>()
  app.server.prependOnceListener('request', (request) => {
    request.socket.destroy()
    setImmediate(() => setImmediate(seen.resolve))
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const caller = connect(Number(new URL(address).port), '127.0.0.1')
  caller.on('error', () => undefined)
  caller.write('GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n')
  await once(caller, 'close')
  await seen.promise
  expect(failures).toEqual([])
  expect(await (await fetch(address)).text(), 'others are answered').toBe('ok')
  await app.close()
})
