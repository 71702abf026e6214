import type { FastifyInstance } from 'fastify'
import { storageAdvice } from '#server/db/storage-failure.ts'

/** What calls met of the database's disk. */
export type DiskWatch = {
  /** Whether a call failed because of it, and nothing was found to work again since. */
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
