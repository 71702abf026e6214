import { PrecisFailure } from '#client/call-server.ts'
import type { FailureCode, OwnFailureCode } from '#client/call-server.ts'
import { problems } from '#contract/problems.ts'
import { AppError } from '#core/app-error.ts'
import { SettingsError } from '#server/settings/setting.ts'

/** Exit codes by the kind of failure, those of `sysexits.h`. */
export const exitCodes = {
  usage: 64,
  data: 65,
  noInput: 66,
  unavailable: 69,
  internal: 70,
  noOutput: 73,
  later: 75,
  protocol: 76,
  refused: 77,
  settings: 78,
  interrupted: 130,
} as const

/** Ends a command that has said all itself, with this code. */
export class CommandExit extends Error {
  readonly exitCode: number

  constructor(exitCode: number) {
    super(`Ended with ${exitCode}`)
    this.name = 'CommandExit'
    this.exitCode = exitCode
  }
}

/** The exit codes of what only a program runs into. */
const ownCodes = {
  FILE_NOT_READABLE: exitCodes.noInput,
  SERVER_UNREACHABLE: exitCodes.unavailable,
  SERVER_NOT_UNDERSTOOD: exitCodes.protocol,
  ALLOWANCE_USED: exitCodes.later,
  OUTPUT_REFUSED: exitCodes.noOutput,
} as const satisfies Record<OwnFailureCode, number>

/** The printed form of any failure, and the exit code of the process. */
export type ReportedFailure = { code: string; detail: string; exitCode: number }

/** Says what failed; what nobody foresaw is `internal`. */
export function reportFailure(error: unknown): ReportedFailure {
  if (error instanceof PrecisFailure) {
    return { code: error.code, detail: error.message, exitCode: exitCodeOf(error.code) }
  }
  if (error instanceof AppError)
    return { code: error.code, detail: error.detail, exitCode: exitCodeOf(error.code) }
  if (error instanceof SettingsError)
    return { code: 'SETTINGS', detail: error.message, exitCode: exitCodes.settings }
  const detail = error instanceof Error ? error.message : String(error)
  return { code: 'INTERNAL', detail, exitCode: exitCodes.internal }
}

const byStatus: Readonly<Record<number, number>> = {
  400: exitCodes.data,
  401: exitCodes.refused,
  402: exitCodes.refused,
  403: exitCodes.refused,
  404: exitCodes.noInput,
  410: exitCodes.data,
  413: exitCodes.data,
  415: exitCodes.data,
  422: exitCodes.data,
  451: exitCodes.refused,
  408: exitCodes.later,
  409: exitCodes.later,
  429: exitCodes.later,
  503: exitCodes.unavailable,
  504: exitCodes.unavailable,
}

function exitCodeOf(code: FailureCode): number {
  if (isOwn(code)) return ownCodes[code]
  const { status, passes } = problems[code]
  const exitCode = byStatus[status] ?? exitCodes.internal
  return exitCode === exitCodes.later && passes === 'never' ? exitCodes.unavailable : exitCode
}

function isOwn(code: FailureCode): code is OwnFailureCode {
  return Object.hasOwn(ownCodes, code)
}
