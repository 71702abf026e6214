import type { Server } from '#client/call-server.ts'
import { PrecisFailure } from '#client/call-server.ts'
import type { Precis } from '#client/precis.ts'
import { createRemotePrecis } from '#client/remote-precis.ts'
import { createCommandDeps } from '#server/deps/command-deps.ts'
import { readCommandSettings } from '#server/settings.ts'
import type { Environment } from '#server/settings.ts'
import { remoteRows } from '#server/settings/command-settings.ts'
import { readValues } from '#server/settings/setting.ts'
import { createLocalPrecis } from './local-precis.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Précis by the server of the options or the environment, else by this process with the settings of the
 * environment.
 * @throws SettingsError, PrecisFailure `UNAUTHORIZED` for a server without a key
 */
export function openPrecis(options: ServerOptions, surroundings: Surroundings): Precis {
  const { env, clock, errors } = surroundings
  if (chooseServer(options, env).server === null) {
    const warn = (_fields: unknown, text?: string): void => void errors.write(`${text ?? ''}\n`)
    return createLocalPrecis({ ...createCommandDeps(readCommandSettings(env), { warn }), clock })
  }
  return createRemotePrecis(requireServer(options, surroundings), clock)
}

/**
 * The server that is asked, with its key.
 * @throws SettingsError, PrecisFailure `UNAUTHORIZED` without a server or a key
 */
export function requireServer(options: ServerOptions, { env, fetch }: Surroundings): Server {
  const { server, key } = chooseServer(options, env)
  if (server === null) {
    const detail = 'This needs a server: name it with --server, or in PRECIS_SERVER.'
    throw new PrecisFailure('UNAUTHORIZED', detail)
  }
  if (key === null) {
    const detail = `${server} needs a key: make one on its account page and set PRECIS_KEY.`
    throw new PrecisFailure('UNAUTHORIZED', detail)
  }
  return { origin: server, key, fetch }
}

/** The options of a command about who does the work. */
export type ServerOptions = { server?: string | undefined; key?: string | undefined }

/**
 * The server that does the work, of the options, else of the environment, and the key of an account there.
 * @throws SettingsError
 */
export function chooseServer(
  options: ServerOptions,
  env: Environment,
): { server: string | null; key: string | null } {
  const named = {
    PRECIS_SERVER: options.server ?? env.PRECIS_SERVER,
    PRECIS_KEY: options.key ?? env.PRECIS_KEY,
  }
  return readValues(remoteRows, named, []).named
}
