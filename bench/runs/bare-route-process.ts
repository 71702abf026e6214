import { text } from 'node:stream/consumers'
import fastify from 'fastify'
import { pino } from 'pino'
import { connectDatabase } from '#server/db/database.ts'
import { bareRouteOrders } from './bare-route.ts'

/**
 * A route that runs the statements of the next caller over the server's own pool, and nothing else; its port
 * is printed.
 */
const orders = bareRouteOrders.parse(JSON.parse(await text(process.stdin)))
const { db } = connectDatabase(orders.connection, pino({ level: 'warn' }))
const app = fastify()
let served = 0
app.post('/api/summarize', async (_request, reply) => {
  const statements = orders.callers[served % orders.callers.length] ?? []
  served += 1
  for (const statement of statements) await db.execute(statement)
  return reply.headers(orders.headers).send(orders.body)
})
console.log(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
