import type { FastifyBaseLogger } from 'fastify'
import { DatabaseError } from 'pg'
import { pino } from 'pino'
import type { LevelWithSilent, LoggerOptions } from 'pino'
import pretty from 'pino-pretty'
import { errorCode } from '#core/app-error.ts'

/** The log of the process: readable lines on a terminal, in order; JSON everywhere else. */
export function createLog(level: LevelWithSilent): FastifyBaseLogger {
  const options = logOptions(level)
  if (!process.stdout.isTTY) return pino(options)
  return pino(options, pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss', sync: true }))
}

/** The options for writing lines: errors without the values of a statement, which may be texts of users. */
export function logOptions(level: LevelWithSilent): LoggerOptions {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorForLog(error) },
  }
}

/** An error as the log may show it. */
type LoggedError = { type: string; message: string; code?: string; stack?: string; [detail: string]: unknown }

/** Deepest chain of causes that is shown. */
const maxCauses = 5

/** SQLSTATE class of wrong values; only these messages quote them. */
const dataException = '22'

/** An error without texts of users: PostgreSQL puts the values of a row into its details. */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown' }
  const code = errorCode(error)
  const hasCause = error.cause !== undefined && depth < maxCauses
  return {
    type: error.constructor.name,
    message: messageOf(error, code),
    ...(code === null ? {} : { code }),
    ...detailsOf(error),
    stack: framesOf(error),
    ...(hasCause ? { cause: errorForLog(error.cause, depth + 1) } : {}),
  }
}

function messageOf(error: Error, code: string | null): string {
  const quotesValues = error instanceof DatabaseError && code?.startsWith(dataException)
  return quotesValues ? 'A value was refused' : error.message
}

function detailsOf(error: Error): object {
  if (!(error instanceof DatabaseError)) return {}
  const { table, column, constraint, routine } = error
  return { table, column, constraint, routine }
}

/** The stack without its beginning, which repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length).trim()
}

/** The log of this room; the application's logger fits. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
