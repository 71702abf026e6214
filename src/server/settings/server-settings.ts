import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { field, optionalAddress, optionalText, separatedByCommas } from './field.ts'

const ways = ['notify', 'poll', 'redis'] as const

/** The variables about how processes tell each other that there is something to do. */
export const wakeUpFields = {
  WAKE_UPS: field(z.enum(ways, { error: 'must be notify, poll or redis' }).default('notify')),
  REDIS_URL: field(
    z
      .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@host:6379' })
      .nullable()
      .default(null),
  ),
}

type WakeUpValues = z.output<z.ZodObject<typeof wakeUpFields>>

/** How processes wake each other; without any way all of them look every second. */
export type WakeUpSettings = Readonly<{
  wakeUps:
    | { by: 'notify' | 'poll' }
    /** The address may hold a password. */
    | { by: 'redis'; url: string }
}>

/** The first variable that is missing beside those that are set; `null` when none is. */
export function missingWakeUpSetting({
  WAKE_UPS,
  REDIS_URL,
}: WakeUpValues): { name: string; reason: string } | null {
  return WAKE_UPS === 'redis' && REDIS_URL === null
    ? { name: 'REDIS_URL', reason: 'is needed with WAKE_UPS=redis' }
    : null
}

/** Names the values for the program. */
export function toWakeUpSettings({ WAKE_UPS, REDIS_URL }: WakeUpValues): WakeUpSettings {
  if (WAKE_UPS !== 'redis') return { wakeUps: { by: WAKE_UPS } }
  return { wakeUps: { by: 'redis', url: REDIS_URL ?? '' } }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const shortestToken = 16

const port = field(
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000),
)

const trustProxy = field(
  separatedByCommas((entry) => entry.trim()).refine(
    (entries) => entries.every(isAddressOrRange),
    'must be addresses or ranges like 10.0.0.0/8, separated by commas',
  ),
)

const serviceNames = ['web', 'worker'] as const

const services = field(
  z
    .string()
    .default('web,worker')
    .transform((text) => text.split(',').map((entry) => entry.trim()))
    .pipe(z.array(z.enum(serviceNames, { error: 'must be web, worker, or both separated by a comma' }))),
)

const workerConcurrency = field(
  z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'must be 1 to 256')
    .max(256, 'must be 1 to 256')
    .default(16),
)

const shortestSecret = 32

/** The variables of the process itself. */
export const serverFields = {
  PORT: port,
  HOST: field(z.string().default('localhost')),
  DATA_DIR: field(z.string().default('data')),
  SERVICES: services,
  WORKER_CONCURRENCY: workerConcurrency,
  SECRET: optionalText.refine(
    (secret) => secret === null || secret.length >= shortestSecret,
    `must have ${shortestSecret} characters or more`,
  ),
  PUBLIC_URL: optionalAddress
    .refine(
      (address) => address === null || new URL(address).href === `${new URL(address).origin}/`,
      'must be without a path, like https://precis.example',
    )
    // As browsers write it: in small letters, a name of other letters by its ASCII form, without the usual port.
    .transform((address) => (address === null ? null : new URL(address).origin)),
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: field(z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress,
  METRICS_TOKEN: optionalText.refine(
    (token) => token === null || token.length >= shortestToken,
    `must have at least ${shortestToken} characters`,
  ),
}

/** How the process runs. */
export type ServerSettings = Readonly<{
  /** TCP port; 0 takes a free one. */
  port: number
  host: string
  /** Absolute path of the folder that holds everything the server keeps. */
  dataDir: string
  /** What this process does: `web` answers calls, `worker` makes summaries. */
  services: readonly (typeof serviceNames)[number][]
  /** How many summaries this process makes at once. */
  workerConcurrency: number
  /** Signs cookies; the same on all nodes. `null` makes one and keeps it in `dataDir`. */
  secret: string | null
  /** The public origin of the pages; `null` takes that of each request. */
  publicUrl: string | null
  /** Addresses of proxies whose forwarding headers are believed; empty believes none. */
  trustProxy: readonly string[]
  logLevel: (typeof logLevels)[number]
  /** Lets other machines read `/metrics`; `null` lets only this one. */
  metricsToken: string | null
  /** The OpenTelemetry collector that traces are sent to; `null` makes none. */
  otlpEndpoint: string | null
}>

const fieldsSchema = z.object(serverFields)
type Values = z.output<typeof fieldsSchema>

/** Names the values for the program. */
export function toServerSettings(values: Values): ServerSettings {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    services: Object.freeze(values.SERVICES),
    workerConcurrency: values.WORKER_CONCURRENCY,
    secret: values.SECRET,
    publicUrl: values.PUBLIC_URL,
    trustProxy: Object.freeze(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const positions = ['database', 'redis'] as const

/** The variable about where calls are counted. */
export const rateLimitFields = {
  RATE_LIMITS: field(z.enum(positions, { error: 'must be database or redis' }).default('database')),
}

type CountingValues = z.output<z.ZodObject<typeof rateLimitFields & Pick<typeof wakeUpFields, 'REDIS_URL'>>>

/** Where the calls of callers and networks are counted. */
export type RateLimitSettings = Readonly<{
  rateLimits:
    | { in: 'database' }
    /** The address may hold a password. */
    | { in: 'redis'; url: string }
}>

/** The variable that is missing beside the one that is set; `null` when none is. */
export function missingRateLimitSetting({
  RATE_LIMITS,
  REDIS_URL,
}: CountingValues): { name: string; reason: string } | null {
  return RATE_LIMITS === 'redis' && REDIS_URL === null
    ? { name: 'REDIS_URL', reason: 'is needed with RATE_LIMITS=redis' }
    : null
}

/** Names the values for the program. */
export function toRateLimitSettings({ RATE_LIMITS, REDIS_URL }: CountingValues): RateLimitSettings {
  if (RATE_LIMITS === 'database') return { rateLimits: { in: RATE_LIMITS } }
  return { rateLimits: { in: RATE_LIMITS, url: REDIS_URL ?? '' } }
}
