import { pino } from 'pino'
import type { LoggerOptions } from 'pino'
import pretty from 'pino-pretty'
import type { FastifyBaseLogger } from 'fastify'
import { errorForLog } from './db/error-for-log.ts'
import type { Settings } from './settings.ts'

/** The log of the process: readable lines on a terminal, JSON everywhere else. */
export function createLog(level: Settings['logLevel']): FastifyBaseLogger {
  const options = logOptions(level)
  if (!process.stdout.isTTY) return pino(options)
  return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }))
}

/** How lines are written: errors without the values of a statement, which may be texts of users. */
export function logOptions(level: Settings['logLevel']): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorForLog(error) },
  }
}
