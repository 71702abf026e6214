import type { FastifyBaseLogger } from 'fastify'

/** Where this room reports what it does; the application's logger fits. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
