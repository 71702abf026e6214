import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createOutboxMailer, createSmtpMailer } from '#server/adapters/mail/mailers.ts'
import { createAccountDeps } from '#server/deps/account-deps.ts'
import { createRazorpay } from '#server/deps/billing-deps.ts'
import { createCosts } from '#server/deps/cost-deps.ts'
import { createSetup } from '#server/deps/setup-deps.ts'
import { bodiesInRows } from '#server/features/transcripts/service.ts'
import { systemClock } from '#server/lib/clock.ts'
import { createMetrics } from '#server/lib/metrics/metrics.ts'
import type { Setup } from '#server/ports/setup.ts'
import { readSettings } from '#server/settings.ts'
import type { Environment } from '#server/settings.ts'
import { startApp } from '#tests/harness.ts'
import type { TestApp } from '#tests/harness.ts'
import { signIn } from '#tests/setup/sign-in.ts'

/** The addresses of two admins. */
export const [email, eager] = ['boss@example.org', 'eager@example.org'] as const

/** A site that can be set up again and again, as a start does, and its calls about that. */
export type Site = Awaited<ReturnType<typeof openSite>>

/** Opens a site of which nothing is set. */
export async function openSite() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'precis-setup-'))
  const server = await startApp({ access: { adminEmails: new Set([email, eager]) } })
  const { headers: admin } = await signIn(server.deps, email)
  const replaceSetup = (setup: Setup): void => void Object.assign(server.deps, { setup })

  async function tryPart(part: string, headers = admin) {
    const address = { path: `/api/admin/setup/${part}/trials`, headers }
    const reply = await server.call('POST /api/admin/setup/:part/trials', address)
    if (!reply.ok) throw new Error(`${reply.status} ${reply.problem.detail}`)
    return reply.body.trials
  }

  return {
    server,
    admin,
    dataDir,
    replaceSetup,
    /** Sets the site up by variables. */
    setUp: async (env: Environment) =>
      replaceSetup(await createFrom(server, { ...env, DATA_DIR: dataDir, PATH: '' })),
    /** Reads the parts, each as its state, its value, and whether it can be tried. */
    read: async () => {
      const reply = await server.call('GET /api/admin/setup', { headers: admin })
      if (!reply.ok) throw new Error(reply.problem.detail)
      return Object.fromEntries(
        reply.body.parts.map(({ name, state, value, isTriable }) => [
          name,
          [state, value, isTriable ? 'triable' : ''].filter(Boolean).join(' '),
        ]),
      )
    },
    tryPart,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function createFrom({ database: { db }, deps }: TestApp, env: Environment): Promise<Setup> {
  const settings = readSettings(env)
  const { smtpUrl, mailFrom: from, razorpay, models } = settings
  const log = pino({ level: 'silent' })
  const folder = path.join(settings.dataDir, 'outbox')
  const signInSettings = { ...settings, secret: 'x'.repeat(32) }
  const { identityProvider } = await createAccountDeps(signInSettings, log, { bodies: bodiesInRows })
  return createSetup({
    settings,
    log,
    costs: createCosts({ db, log, metrics: createMetrics(), models }),
    mailer:
      smtpUrl === null
        ? createOutboxMailer({ folder, from, clock: systemClock, onCode: () => undefined })
        : createSmtpMailer({ url: smtpUrl, from, limits: { sendMs: 2000, maxBytes: 100_000 } }),
    identityProvider,
    payments: razorpay === null ? deps.billing.provider : createRazorpay(razorpay),
  })
}
