import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readSettings } from '#server/settings.ts'
import { startSimulators } from '../simulators.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** A server that runs: the settings that point it at stand-ins, empty without any, and how to end it. */
export type StartedServer = { simulated: Readonly<Record<string, string>>; stop: () => void }

/**
 * Starts a server with the arguments for Node, with `--simulate` beside stand-ins for the services outside.
 * This process ends when the server does.
 */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const { values } = parseArgs({ options: { simulate: { type: 'boolean', default: false } } })
  const simulators = values.simulate
    ? await startSimulators(process.env['OPENAI_MODEL'] ?? 'honest', readSettings().port)
    : null
  const simulated = simulators?.settings ?? {}
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...simulated, ...env },
  })
  server.on('exit', (code) => {
    simulators?.stop()
    process.exit(code ?? 0)
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): void => void server.kill(signal)
  // A Ctrl-C on a terminal reaches the server as well; a signal from elsewhere reaches this process only.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal))
  return { simulated, stop }
}
