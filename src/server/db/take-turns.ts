import type { PoolClient } from 'pg'
import type { PooledOrm } from './database.ts'

/** Sends a statement over the connection that its turn comes with; never throws. */
export type Send = (connecting: Promise<PoolClient>) => Promise<void>

type Line = { waiting: Send[]; atWork: number; isDue: boolean; timer: NodeJS.Timeout | undefined }

/** While so many connections are at work, everybody waits. */
const maxAtWork = 2
/** Who waits longer than this gets another connection. */
const patienceMs = 5

const lines = new WeakMap<PooledOrm, Line>()

/**
 * Sends statements that come together over one connection, once those before them are back: few large batches cost the
 * database less than many small ones. Who comes after a slow one gets the second connection.
 */
export function takeTurn(orm: PooledOrm, send: Send): void {
  const line = lines.get(orm) ?? { waiting: [], atWork: 0, isDue: false, timer: undefined }
  lines.set(orm, line)
  line.waiting.push(send)
  callNext(orm, line)
}

function callNext(orm: PooledOrm, line: Line): void {
  if (line.waiting.length === 0 || line.isDue || line.atWork >= maxAtWork) return
  if (line.atWork > 0) {
    line.timer ??= setTimeout(() => void sendWaiting(orm, line), patienceMs)
    return
  }
  line.isDue = true
  // After what else comes in with this turn of the event loop.
  setImmediate(() => void sendWaiting(orm, line))
}

async function sendWaiting(orm: PooledOrm, line: Line): Promise<void> {
  clearTimeout(line.timer)
  line.timer = undefined
  line.isDue = false
  if (line.waiting.length === 0 || line.atWork >= maxAtWork) return
  const sends = line.waiting.splice(0)
  line.atWork += 1
  const connecting = orm.$client.connect()
  await Promise.all(sends.map((send) => send(connecting)))
  await connecting.then(
    (client) => client.release(),
    () => undefined,
  )
  line.atWork -= 1
  callNext(orm, line)
}
