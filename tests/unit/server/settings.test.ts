import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultClients } from '#server/lib/youtube-clients.ts'
import { readSettings } from '#server/settings.ts'
import { SettingsError } from '#server/settings/setting.ts'
import { publicSite } from './public-site.ts'

const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost', MAIL_FROM: 'me@here' }
describe('readSettings', () => {
  it('needs nothing: every setting has a default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: path.resolve('data'),
      findsLocalModels: true,
      otlpEndpoint: null,
      notesFolder: null,
      readwiseBaseUrl: 'https://readwise.io',
      notionBaseUrl: 'https://api.notion.com',
      databaseUrl: null,
      databasePoolUrl: null,
      databaseEngine: 'postgres',
      wakeUps: { by: 'notify' },
      rateLimits: { in: 'database' },
      databaseReplicaUrl: null,
      services: ['web', 'worker'],
      workerConcurrency: 16,
      publicUrl: null,
      webhooksToPrivate: false,
      smtpUrl: null,
      mailFrom: 'Précis <no-reply@localhost>',
      mailWebhookSecret: null,
      identity: null,
      geoipFile: null,
      blobs: { writesTo: 'database', folder: null, s3: null },
      recognizer: null,
      ...publicSite([]),
      backupPassphrase: null,
      privilegedEmails: new Set(),
      supportEmail: null,
      razorpay: null,
      seller: { name: 'Précis', address: null, gst: null },
      trustProxy: [],
      logLevel: 'info',
      metricsToken: null,
      youtubeOrigin: null,
      youtubeProxyUrl: null,
      youtubeClients: defaultClients,
      ytDlpFile: null,
      ffmpegFile: null,
      gemini: null,
      models: {
        check: 'default',
        gemini: null,
        openai: null,
        order: ['gemini', 'openai'],
        contextTokens: null,
        firstTokenMs: 90_000,
        maxRunMicroUsd: 1_000_000,
        maxDayMicroUsd: 10_000_000,
        visitorsPercent: 25,
        freePercent: 35,
        accountPercent: 25,
        soundPercent: 50,
      },
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toEqual(readSettings({}))
  })
  it('reads what is set', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/lib/precis',
      DATABASE_URL: 'postgres://app:secret@db:5432/precis',
      DATABASE_POOL_URL: 'postgres://app:secret@pooler:6432/precis',
      SERVICES: 'worker',
      WORKER_CONCURRENCY: '4',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://Précis.example:443/',
      SMTP_URL: 'smtps://me:secret@mail.example',
      MAIL_FROM: 'Précis <hello@precis.example>',
      MAIL_WEBHOOK_SECRET: 'a secret of some length',
      ADMIN_EMAILS: 'Ada@Precis.example, grace@precis.example',
      GOOGLE_CLIENT_ID: 'an id',
      GOOGLE_CLIENT_SECRET: 'a secret',
      GOOGLE_ISSUER: 'https://id.example/',
      GOOGLE_NAME: 'Us',
      GEOIP_DB: process.execPath,
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a token of 24 characters',
      YOUTUBE_BASE_URL: 'http://127.0.0.1:4000/',
      YOUTUBE_PROXY_URL: 'http://user:secret@proxy:8080',
      YOUTUBE_CLIENTS: '[{"name":"ANDROID","version":"22.1.1"}]',
      YT_DLP_PATH: process.execPath,
      GEMINI_API_KEY: 'a-key',
      GEMINI_MODEL: 'gemini-9-flash',
      GEMINI_BASE_URL: 'http://127.0.0.1:5000/v1beta/',
      OPENAI_MODEL: 'a model',
      OPENAI_BASE_URL: 'http://localhost:11434/v1',
      OPENAI_PRICE_USD: '0.10/0.50',
      MODEL_ORDER: 'openai, gemini',
      MODEL_CONTEXT_TOKENS: '8192',
      MODEL_FIRST_TOKEN_SECONDS: '5',
      MODEL_MAX_COST_PER_RUN_USD: '0.5',
      MODEL_MAX_COST_PER_DAY_USD: '2',
    })
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/precis',
      databaseUrl: 'postgres://app:secret@db:5432/precis',
      databasePoolUrl: 'postgres://app:secret@pooler:6432/precis',
      services: ['worker'],
      workerConcurrency: 4,
      publicUrl: 'https://xn--prcis-csa.example',
      smtpUrl: 'smtps://me:secret@mail.example',
      mailFrom: 'Précis <hello@precis.example>',
      mailWebhookSecret: 'a secret of some length',
      ...publicSite(['ada@precis.example', 'grace@precis.example']),
      identity: {
        name: 'Us',
        issuer: 'https://id.example',
        clientId: 'an id',
        clientSecret: 'a secret',
        scopes: 'openid email profile',
        asksForAccount: true,
        trustsEmails: false,
        admins: null,
      },
      geoipFile: process.execPath,
      trustProxy: ['10.0.0.0/8', '::1'],
      logLevel: 'warn',
      metricsToken: 'a token of 24 characters',
      youtubeOrigin: 'http://127.0.0.1:4000',
      youtubeProxyUrl: 'http://user:secret@proxy:8080',
      youtubeClients: {
        players: [expect.objectContaining({ name: 'ANDROID', version: '22.1.1' })],
        web: defaultClients.web,
      },
      ytDlpFile: process.execPath,
      ffmpegFile: null,
      gemini: { apiKey: 'a-key', model: 'gemini-9-flash', baseUrl: 'http://127.0.0.1:5000/v1beta' },
      models: {
        gemini: { apiKey: 'a-key', model: 'gemini-9-flash', baseUrl: 'http://127.0.0.1:5000/v1beta' },
        openai: {
          apiKey: null,
          model: 'a model',
          baseUrl: 'http://localhost:11434/v1',
          shape: { format: 'json_schema' },
          price: { inputMicroUsd: 100_000, outputMicroUsd: 500_000 },
        },
        order: ['openai', 'gemini'],
        contextTokens: 8192,
        firstTokenMs: 5000,
        maxRunMicroUsd: 500_000,
        maxDayMicroUsd: 2_000_000,
      },
    })
  })
  it('finds yt-dlp on the path, and only where it can be run', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'precis-path-'))
    try {
      const file = path.join(folder, 'yt-dlp')
      const search = { PATH: `relative${path.delimiter}${folder}` }
      writeFileSync(file, '', { mode: 0o600 })
      expect(readSettings(search).ytDlpFile).toBeNull()
      chmodSync(file, 0o700)
      expect(readSettings(search).ytDlpFile).toBe(file)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
  it.each(['https://home.example/precis', 'https://home.example/precis/', 'https://home.example/?a=b'])(
    'refuses a path in PUBLIC_URL in one sentence that says what to take: %s',
    (PUBLIC_URL) => {
      expect(() => readSettings({ PUBLIC_URL })).toThrow(
        /^PUBLIC_URL must be without a path, like https:\/\/precis\.example: give Précis a name of its own, such as a subdomain/,
      )
    },
  )
  it('names every bad setting at once, with the reason, and no value', () => {
    const bad = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      TRUST_PROXY: 'everybody',
      PUBLIC_URL: 'https://precis.example/app',
      SMTP_URL: 'https://mail:hunter2@mail.example',
      MAIL_FROM: 'me@here, you@there',
      GOOGLE_ISSUER: 'accounts.google.com',
      GEOIP_DB: 'nowhere.mmdb',
      BLOBS: 'ftp',
      WAKE_UPS: 'shout',
      RATE_LIMITS: 'none',
      WEBHOOKS_TO_PRIVATE: 'perhaps',
      DATABASE_ENGINE: 'oracle',
      REDIS_URL: 'http://me:hunter2@redis',
      S3_ENDPOINT: 's3.example',
      LOG_LEVEL: 'loud',
      METRICS_TOKEN: 'too short',
      YOUTUBE_BASE_URL: 'ftp://youtube.test',
      YOUTUBE_PROXY_URL: 'socks5://me:hunter2@proxy',
      YOUTUBE_CLIENTS: '[]',
      YT_DLP_PATH: 'yt-dlp',
      GEMINI_MODEL: 'models/gemini',
      GEMINI_BASE_URL: 'gemini.example',
      OPENAI_RESPONSE_FORMAT: 'yaml',
      OPENAI_PRICE_USD: 'cheap',
      MODEL_ORDER: 'gemini,claude',
      MODEL_CONTEXT_TOKENS: '12',
      MODEL_FIRST_TOKEN_SECONDS: 'soon',
      MODEL_MAX_COST_PER_DAY_USD: '-1',
    }
    const read = () => readSettings(bad)
    expect(read).toThrow(SettingsError)
    for (const name of Object.keys(bad)) expect(read).toThrow(name)
    expect(read).not.toThrow('hunter2')
  })
  it.each([
    [{ OPENAI_API_KEY: 'a key' }, 'OPENAI_MODEL'],
    [{ BLOBS: 'folder' }, 'BLOBS_FOLDER'],
    [{ WAKE_UPS: 'redis' }, 'REDIS_URL'],
    [{ RATE_LIMITS: 'redis' }, 'REDIS_URL'],
    [{ DATABASE_POOL_URL: 'postgres://pooler/precis' }, 'DATABASE_URL is'],
    [{ DATABASE_ENGINE: 'yugabytedb' }, 'DATABASE_URL'],
    [{ DATABASE_ENGINE: 'cockroachdb', DATABASE_URL: 'postgres://db/precis' }, 'WAKE_UPS'],
    [{ BLOBS: 's3' }, 'S3_BUCKET'],
    [{ S3_BUCKET: 'texts', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ NODE_ENV: 'production' }, 'SMTP_URL'],
    [{ RAZORPAY_KEY_ID: 'rzp_1' }, 'RAZORPAY_KEY_SECRET'],
    [{ RAZORPAY_KEY_ID: 'rzp_1', RAZORPAY_KEY_SECRET: 's' }, 'RAZORPAY_WEBHOOK_SECRET'],
    [{ RAZORPAY_WEBHOOK_SECRET: 's' }, 'RAZORPAY_KEY_ID'],
    [{ SELLER_GSTIN: '29ABCDE1234F1Z5' }, 'SELLER_ADDRESS'],
    [{ SELLER_GSTIN: '29ABCDE1234F1Z5', SELLER_ADDRESS: 'here', SELLER_STATE: '27' }, 'SELLER_GSTIN'],
  ])('refuses half of what belongs together: %o', (half, missing) => {
    expect(() => readSettings(half)).toThrow(missing)
  })
  it.each([
    { RAZORPAY_API_BASE: 'http://127.0.0.1:4000' },
    { RAZORPAY_CHECKOUT_URL: 'https://checkout.example/checkout.js' },
  ])('takes no money anywhere but at Razorpay in production: %o', (elsewhere) => {
    expect(() => readSettings({ ...production, ...elsewhere })).toThrow(Object.keys(elsewhere)[0])
  })
})
