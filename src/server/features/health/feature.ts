import type { FastifyInstance } from 'fastify'
import { AppError } from '#core/app-error.ts'
import { storageAdvice } from '#server/db/database-failure.ts'
import type { Feature } from '#server/features/feature.ts'
import { handle } from '#server/http/handle.ts'

/** The probes of load balancers. */
export const healthFeature = {
  probes: registerHealthRoutes,
} satisfies Feature

type HealthDeps = {
  isDatabaseReady: () => Promise<boolean>
  isDatabaseWritable: () => Promise<boolean>
  /** A newer version of Précis brought the database forward since this process started. */
  isDatabaseNewer: () => Promise<boolean>
}

/**
 * `/healthz` says that the process is alive, `/readyz` that it can take requests: after a failure of the
 * database's disk only once a write succeeds again, and never on a database that a newer version changed.
 * Register before other routes.
 */
function registerHealthRoutes(
  app: FastifyInstance,
  deps: HealthDeps,
  { isStopping }: { isStopping: () => boolean },
): void {
  const disk = watchDisk(app)

  handle(app, 'GET /healthz', async () => ({ status: 'ok' }))

  handle(app, 'GET /readyz', async () => {
    if (isStopping()) throw new AppError('SHUTTING_DOWN', 'The server is stopping.')
    if (!(await deps.isDatabaseReady()))
      throw new AppError('DATABASE_UNAVAILABLE', 'The database does not answer, or takes no writes.')
    if (disk.hasFailed() && !(await deps.isDatabaseWritable()))
      throw new AppError(
        'DATABASE_UNAVAILABLE',
        'The disk of the database is full or fails. The log says more.',
      )
    if (await deps.isDatabaseNewer())
      throw new AppError(
        'DATABASE_UNAVAILABLE',
        'A newer version of Précis brought the database forward. Update this process, or stop it.',
      )
    disk.clear()
    return { status: 'ready' }
  })
}

/** Failures of the database's disk that calls met. */
type DiskWatch = {
  /** A call failed because of the disk and no write has succeeded since. */
  hasFailed: () => boolean
  clear: () => void
}

/** Watches the failures of all calls. Register before routes. */
function watchDisk(app: FastifyInstance): DiskWatch {
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
