import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import { addressOf, atLeast, oneOf, separatedByCommas, webAddress, wholeNumber } from './setting.ts'
import type { Misfit, SettingRows, Values } from './setting.ts'

/** The settings of the process itself. */
export const processRows = {
  PORT: {
    name: 'port',
    says: 'Port of the website and the API; 0 takes a free one.',
    default: '3000',
    schema: wholeNumber(0, 65_535),
  },
  HOST: {
    name: 'host',
    says: 'Address to listen on. localhost is this machine only; 0.0.0.0 or :: is every network it is on.',
    default: 'localhost',
    schema: z.string(),
  },
  DATA_DIR: {
    name: 'dataDir',
    says: 'Folder of everything the server keeps: database, secret, pictures, emails as files.',
    default: 'data',
    schema: z.string().transform((folder) => path.resolve(folder)),
  },
  SERVICES: {
    name: 'services',
    says: 'What this process does: web answers calls, worker makes summaries.',
    default: 'web,worker',
    schema: z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .pipe(
        z.array(z.enum(['web', 'worker'], { error: 'must be web, worker, or both separated by a comma' })),
      )
      .readonly(),
  },
  WORKER_CONCURRENCY: {
    name: 'workerConcurrency',
    says: 'How many summaries a worker makes at once.',
    default: '16',
    schema: wholeNumber(1, 256),
  },
  SECRET: {
    name: 'secret',
    says: 'Signs cookies, 32 characters or more. Empty makes one and keeps it in DATA_DIR; several servers on one database need the same.',
    schema: atLeast(32),
  },
  PUBLIC_URL: {
    name: 'publicUrl',
    says: 'Where people and hubs of feeds reach the server, like https://precis.example, without a path. Empty takes what each request says, and has no hub push what is followed.',
    schema: webAddress()
      .refine(
        (address) => new URL(address).href === `${new URL(address).origin}/`,
        'must be without a path, like https://precis.example: give Précis a name of its own, such as a subdomain (docs/deploy.md)',
      )
      // As browsers write it: in small letters, a name of other letters by its ASCII form, without the usual
      // port.
      .transform((address) => new URL(address).origin),
  },
  TRUST_PROXY: {
    name: 'trustProxy',
    says: "Proxies in front of the server whose word on the caller's address is believed: addresses or ranges, by commas.",
    default: '',
    schema: separatedByCommas((entry) => entry)
      .refine(
        (entries) => entries.every(isAddressOrRange),
        'must be addresses or ranges like 10.0.0.0/8, separated by commas',
      )
      .readonly(),
  },
  LOG_LEVEL: {
    name: 'logLevel',
    says: 'fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
    schema: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
  METRICS_TOKEN: {
    name: 'metricsToken',
    says: 'Lets other machines read /metrics with this as a bearer token, 16 characters or more. Empty lets only this machine.',
    schema: atLeast(16),
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    name: 'otlpEndpoint',
    says: 'An OpenTelemetry collector that traces are sent to by OTLP over HTTP, like http://localhost:4318. Empty makes no traces.',
    schema: webAddress(),
  },
  NODE_ENV: {
    says: 'production refuses to start with what is only good for trying things out: emails that are written as files, http to Google.',
    default: 'development',
    schema: z.string(),
  },
} as const satisfies SettingRows

function isAddressOrRange(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/** The settings of what several processes share. */
export const sharedRows = {
  WAKE_UPS: {
    says: 'How processes tell each other that there is something to do: notify (LISTEN and NOTIFY of PostgreSQL), redis (then REDIS_URL), or poll, where every process looks once a second.',
    default: 'notify',
    schema: oneOf(['notify', 'poll', 'redis']),
  },
  REDIS_URL: {
    says: 'Redis or Valkey, like redis://user:password@host:6379 or rediss:// over TLS.',
    schema: addressOf(/^rediss?$/, 'redis://user:password@host:6379'),
  },
  RATE_LIMITS: {
    says: 'Where calls are counted for rate limits: database, or redis (then REDIS_URL), where they cost the database no writes.',
    default: 'database',
    schema: oneOf(['database', 'redis']),
  },
} as const satisfies SettingRows

type SharedValues = Values<typeof sharedRows>

/** Names Redis where something is to be in it and its address is not set. */
export function findMissingRedis({ WAKE_UPS, RATE_LIMITS, REDIS_URL }: SharedValues): Misfit {
  if (REDIS_URL !== null) return null
  const use = WAKE_UPS === 'redis' ? 'WAKE_UPS' : RATE_LIMITS === 'redis' ? 'RATE_LIMITS' : null
  return use === null ? null : { name: 'REDIS_URL', reason: `is needed with ${use}=redis` }
}

type Redis = Readonly<{
  /** May hold a password. */
  url: string
}>

/** The wake-ups of processes (without any way all look every second), and the counter of calls. */
export type SharedSettings = Readonly<{
  wakeUps: { by: 'notify' | 'poll' } | ({ by: 'redis' } & Redis)
  rateLimits: { in: 'database' } | ({ in: 'redis' } & Redis)
}>

/** Gathers what several processes share. */
export function toSharedSettings({ WAKE_UPS: by, RATE_LIMITS, REDIS_URL }: SharedValues): SharedSettings {
  const url = REDIS_URL ?? ''
  return {
    wakeUps: by === 'redis' ? { by, url } : { by },
    rateLimits: RATE_LIMITS === 'redis' ? { in: RATE_LIMITS, url } : { in: RATE_LIMITS },
  }
}
