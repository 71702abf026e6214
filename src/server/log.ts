import { pino } from 'pino'
import pretty from 'pino-pretty'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from './settings.ts'

/** The log of the process: lines for a person on a terminal, JSON everywhere else. */
export function createLog(level: Settings['logLevel']): FastifyBaseLogger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  if (!process.stdout.isTTY) return pino(options)
  return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }))
}
