import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const absent = (value: unknown) => (value === '' ? undefined : value)

const port = z.preprocess(
  absent,
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000),
)

const databaseUrl = z.preprocess(
  absent,
  z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .nullable()
    .default(null),
)

const trustProxy = z.preprocess(
  absent,
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    )
    .refine(
      (entries) => entries.every(isAddressOrRange),
      'must be addresses or ranges like 10.0.0.0/8, by commas',
    ),
)

const serviceNames = ['web', 'worker'] as const

const services = z.preprocess(
  absent,
  z
    .string()
    .default('web,worker')
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.enum(serviceNames, { error: 'must be web, worker, or both by a comma' }))),
)

const workerConcurrency = z.preprocess(
  absent,
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'must be 1 to 256')
    .max(256, 'must be 1 to 256')
    .default(16),
)

const secret = z.preprocess(
  absent,
  z.string().min(32, 'must have 32 characters or more').nullable().default(null),
)

const schema = z.object({
  PORT: port,
  HOST: z.preprocess(absent, z.string().default('localhost')),
  DATA_DIR: z.preprocess(absent, z.string().default('data')),
  DATABASE_URL: databaseUrl,
  SERVICES: services,
  WORKER_CONCURRENCY: workerConcurrency,
  SECRET: secret,
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z.preprocess(
    absent,
    z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  ),
})

/** The name of every environment variable that the server reads. */
export const settingNames: readonly string[] = Object.keys(schema.shape)

/** All that can be set from outside, typed and frozen. */
export type Settings = Readonly<{
  /** TCP port; 0 takes a free one. */
  port: number
  host: string
  /** Absolute path of the folder that holds everything the server keeps. */
  dataDir: string
  /** A PostgreSQL of your own; `null` runs the one that ships with the product. */
  databaseUrl: string | null
  /** What this process does: `web` answers calls, `worker` makes summaries. */
  services: readonly (typeof serviceNames)[number][]
  /** How many summaries this process makes at once. */
  workerConcurrency: number
  /** Signs cookies; the same on all nodes. `null` makes one and keeps it in `dataDir`. */
  secret: string | null
  /** Addresses of proxies whose forwarding headers are believed; empty believes none. */
  trustProxy: readonly string[]
  logLevel: (typeof logLevels)[number]
}>

/** Raised when settings are wrong; `message` names every bad one with the reason, one a line. */
export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** The environment variables, and those of a file where the environment has none of the name. */
export function readEnvironment(file = '.env'): NodeJS.ProcessEnv {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}

/** Reads the settings out of environment variables; an empty one counts as not set. @throws SettingsError */
export function readSettings(env: NodeJS.ProcessEnv = readEnvironment()): Settings {
  const parsed = schema.safeParse(env)
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n'),
    )
  }
  const values = parsed.data
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    services: Object.freeze(values.SERVICES),
    workerConcurrency: values.WORKER_CONCURRENCY,
    secret: values.SECRET,
    trustProxy: Object.freeze(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
  })
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
