import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { Log } from '../log.ts'

/** This many characters of the newest output are stored for error messages. */
const tailCharacters = 50_000

/** The server's setting `log_line_prefix` that `parseLine` expects: the kind of process. */
export const linePrefix = '%b: '

type Line = { process: string; severity: string; message: string }

export type ServerLog = {
  /** The newest output, without what was said to a single client. */
  tail: () => string
  /** Calls back with each line until the output ends. */
  onLine: (listener: (line: string) => void) => void
}

/**
 * Reads all that a server prints for as long as it lives, since a full pipe would block it, and passes on what the
 * operator should know. Errors of single statements are left out: the caller got them, and they may quote data.
 */
export function readServerLog(output: Readable, log: Log): ServerLog {
  const listeners: ((line: string) => void)[] = []
  let newest = ''
  let quoting = false
  createInterface({ input: output }).on('line', (line) => {
    const parsed = parseLine(line)
    // Lines without a prefix continue the one before.
    quoting = parsed === null ? quoting && line.startsWith('\t') : isOneClients(parsed)
    if (!quoting) {
      newest = `${newest}${line}\n`.slice(-tailCharacters)
      if (parsed !== null) passOn(parsed, log)
    }
    for (const listener of listeners) listener(line)
  })
  return { tail: () => newest.trim(), onLine: (listener) => void listeners.push(listener) }
}

/** Splits a line of the server's log into its parts; `null` when it is none. */
function parseLine(line: string): Line | null {
  const [, process, severity, message] = /^([a-z ]+): ([A-Z]+): {2}(.*)$/.exec(line) ?? []
  if (process === undefined || severity === undefined || message === undefined) return null
  return { process, severity, message }
}

function isOneClients({ process, severity }: Line): boolean {
  return process === 'client backend' && (severity === 'ERROR' || severity === 'FATAL')
}

function passOn({ process, severity, message }: Line, log: Log): void {
  const text = `database (${process}): ${message}`
  if (severity === 'WARNING') log.warn(text)
  if (severity === 'ERROR' || severity === 'FATAL' || severity === 'PANIC') log.error(text)
}
