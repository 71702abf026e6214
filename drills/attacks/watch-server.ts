import { pino } from 'pino'
import type { Logger } from 'pino'
import { logOptions } from '#server/lib/log.ts'
import type { Mailer } from '#server/ports/senders.ts'
import { refuseOutside } from '#tests/setup/outside-connections.ts'
import { findLogFault } from './find-fault.ts'
import { markup } from './hostile-values.ts'

/** The lines and connections of a server besides its answers. */
export type WatchedServer = {
  log: Logger
  mailer: Mailer
  /** Parts of it that may not be, each once. */
  faults: () => string[]
}

/**
 * Watches the log, the emails, the connections and the prototypes of a server in this process, from now on.
 */
export function watchServer(): WatchedServer {
  const found = new Set<string>()
  refuseOutside((host) => found.add(`a connection to ${host}`))
  return {
    log: pino(logOptions('info'), {
      write: (line) => {
        const fault = findLogFault(line)
        if (fault !== null) found.add(`${fault}: ${line.slice(0, 300)}`)
      },
    }),
    mailer: {
      send: async ({ to, subject, html }) => {
        if (/[\r\n]/.test(`${to}${subject}`)) found.add('an email with a line break in its head')
        if (html.includes(markup)) found.add('markup of a caller in an email')
        return { sent: true }
      },
      close: async () => undefined,
    },
    faults: () => [...found, ...pollutedNames().map((name) => `every object has ${name}`)],
  }
}

/** Properties that all objects were given. */
function pollutedNames(): string[] {
  const names: string[] = []
  for (const name in {}) names.push(name)
  return names
}
