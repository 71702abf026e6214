import { connect } from 'node:net'
import fastify from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { openStream } from '#server/http/event-stream.ts'

const app = fastify()
afterEach(() => app.close())

it('the stream drops a reader that takes nothing for too long, and holds nothing back for it', async () => {
  const event = { event: 'text', data: { text: 'x'.repeat(1024 * 1024) } }
  const ended = Promise.withResolvers<number>()
  app.get('/', async (request, reply) => {
    const stream = openStream(request, reply, { slowReaderMs: 200 })
    let written = 0
    while (await stream.write(event, written + 1)) written += 1
    ended.resolve(written)
    return reply
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  expect(await ended.promise).toBeLessThan(20)
  socket.destroy()
})
