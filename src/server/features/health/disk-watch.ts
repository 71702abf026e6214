import type { FastifyInstance } from 'fastify'
import { storageAdvice } from '#server/db/database-failure.ts'

/** Failures of the database's disk that calls met. */
type DiskWatch = {
  /** Whether a call failed because of the disk and no write has succeeded since. */
  hasFailed: () => boolean
  clear: () => void
}

/** Watches the failures of all calls. Register before routes. */
export function watchDisk(app: FastifyInstance): DiskWatch {
  let hasFailed = false
  app.addHook('onError', (_request, _reply, error, done) => {
    if (storageAdvice(error) !== null) hasFailed = true
    done()
  })
  return {
    hasFailed: () => hasFailed,
    clear: () => {
      hasFailed = false
    },
  }
}
