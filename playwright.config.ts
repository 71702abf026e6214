import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { browserFlags } from './scripts/browser/browser-flags.ts'
import { findBrowser } from './scripts/find-browser.js'
import { endServersAlong } from './scripts/gate/end-servers-along.ts'
import { modelServer } from './tests/e2e/model-server.ts'
import {
  adminEmails,
  firstPort,
  razorpayHost,
  razorpayPort,
  readwisePort,
} from './tests/e2e/run-environment.ts'
import { mailPagePort } from './tests/e2e/sent-emails.ts'
import { simulatedKeys } from './tests/fakes/razorpay/simulated.ts'
import { testTimeoutMs } from './tests/setup/time-limits.ts'

endServersAlong()

const port = firstPort
const baseURL = `http://localhost:${port}`
const youtubePort = port + 1
const modelPort = port + 2
const openidPort = port + 4
const smtpPort = port + 5
const recognizerPort = port + 8

/** A data folder of the run's own. Workers load this file too; they inherit what the first one made. */
function dataDir(name: 'PRECIS_E2E_DATA_DIR' | 'PRECIS_E2E_MODEL_DATA_DIR'): string {
  const inherited = process.env[name]
  if (inherited !== undefined) return inherited
  const made = mkdtempSync(path.join(tmpdir(), 'precis-e2e-'))
  process.env[name] = made
  process.on('exit', () => rmSync(made, { recursive: true, force: true }))
  return made
}

// Chromium refuses its sandbox to root, and most build machines give it none.
const needsNoSandbox = process.getuid?.() === 0 || process.env['CI'] !== undefined

/**
 * A page of a test lives for seconds: to compile its scripts a second time, faster, costs a tenth of all and
 * gives nothing back; threads that collect its garbage and processes for its frames and its drawing cost
 * another twentieth.
 */
const pageFlags = [
  ...browserFlags,
  '--js-flags=--no-opt,--no-maglev,--single-threaded-gc,--max-lazy',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
]

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'journeys', testIgnore: ['long/**', 'extension/**'], grepInvert: /@long/ },
    // By `npm run test:long` alone: the files of a folder, and the tests with this mark in others.
    { name: 'long', testIgnore: 'extension/**', grep: /@long|long\// },
    // Needs a full Chromium, and the extension built.
    { name: 'extension', testMatch: 'extension/**/*.spec.ts' },
  ],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // What a person would wait for; a test that takes longer names its own limit. What is expected
  // comes within a second.
  timeout: testTimeoutMs(30),
  expect: { timeout: testTimeoutMs(20) },
  reporter: 'list',
  use: {
    baseURL,
    // What it stores would outlive a test in the same browser, and what it asks no test could answer.
    serviceWorkers: 'block',
    // Keeping one costs a third of the time of a run: PWTRACE=on npx playwright test
    // tests/e2e/the-one.spec.ts
    trace: process.env['PWTRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: await findBrowser(),
      args: needsNoSandbox ? [...pageFlags, '--no-sandbox'] : pageFlags,
    },
  },
  webServer: [
    {
      command: `"${process.execPath}" tests/fakes/youtube/youtube-process.ts --port ${youtubePort}`,
      port: youtubePort,
      timeout: 240_000,
    },
    {
      command: `"${process.execPath}" dist/server/main.js`,
      url: `${baseURL}/readyz`,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir('PRECIS_E2E_DATA_DIR'),
        NODE_OPTIONS: `--import=${path.resolve('tests/e2e/loopback-is-public.ts')}`,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '127.0.0.1,::1',
        ADMIN_EMAILS: adminEmails.join(','),
        YOUTUBE_BASE_URL: `http://127.0.0.1:${youtubePort}`,
        READWISE_BASE_URL: `http://127.0.0.1:${readwisePort}`,
        RECOGNIZER_BASE_URL: `http://127.0.0.1:${recognizerPort}/v1`,
        GOOGLE_ISSUER: `http://127.0.0.1:${openidPort}`,
        GOOGLE_CLIENT_ID: 'precis',
        GOOGLE_CLIENT_SECRET: 'simulated',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'Précis <hello@precis.example>',
      },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    {
      command: `"${process.execPath}" tests/fakes/openid/openid-process.ts --port ${openidPort}`,
      port: openidPort,
      timeout: 240_000,
    },
    {
      command: `"${process.execPath}" tests/fakes/recognizer/recognizer-process.ts --port ${recognizerPort}`,
      port: recognizerPort,
      timeout: 240_000,
    },
    {
      command: `"${process.execPath}" tests/fakes/mail/mail-process.ts --port ${smtpPort} --page ${mailPagePort}`,
      port: mailPagePort,
      timeout: 240_000,
    },
    {
      command: `"${process.execPath}" tests/fakes/razorpay/razorpay-process.ts --port ${razorpayPort} --webhooks ${modelServer}/api/webhooks/razorpay`,
      port: razorpayPort,
      timeout: 240_000,
    },
    {
      // Slow enough that the words can be seen to come.
      command: `"${process.execPath}" tests/fakes/language-model/language-model-process.ts --port ${modelPort} --first 300 --piece 20`,
      port: modelPort,
      timeout: 240_000,
    },
    {
      command: `"${process.execPath}" dist/server/main.js`,
      url: `${modelServer}/readyz`,
      env: {
        PORT: new URL(modelServer).port,
        DATA_DIR: dataDir('PRECIS_E2E_MODEL_DATA_DIR'),
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '127.0.0.1,::1',
        ADMIN_EMAILS: adminEmails.join(','),
        YOUTUBE_BASE_URL: `http://127.0.0.1:${youtubePort}`,
        OPENAI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
        OPENAI_MODEL: 'honest',
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: 'Précis <hello@precis.example>',
        RAZORPAY_KEY_ID: simulatedKeys.keyId,
        RAZORPAY_KEY_SECRET: simulatedKeys.keySecret,
        RAZORPAY_WEBHOOK_SECRET: simulatedKeys.webhookSecret,
        RAZORPAY_API_BASE: `http://${razorpayHost}`,
        RAZORPAY_CHECKOUT_URL: `http://${razorpayHost}/v1/checkout.js`,
      },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
})
