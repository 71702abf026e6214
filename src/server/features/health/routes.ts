import type { FastifyInstance } from 'fastify'
import { handle } from '#server/http/handle.ts'
import { AppError } from '#server/lib/app-error.ts'

type HealthDeps = { isDatabaseReady: () => Promise<boolean>; isStopping: () => boolean }

/** `/healthz` tells that the process lives, `/readyz` that it can take work. */
export function registerHealthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  handle(app, 'GET /healthz', async () => ({ status: 'ok' }))

  handle(app, 'GET /readyz', async () => {
    if (deps.isStopping()) throw new AppError('SHUTTING_DOWN', 'The server is stopping.')
    if (!(await deps.isDatabaseReady()))
      throw new AppError('DATABASE_UNAVAILABLE', 'The database does not answer.')
    return { status: 'ready' }
  })
}
