import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '#server/settings.ts'

describe('readSettings', () => {
  it('needs nothing: every setting has a default', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      services: ['web', 'worker'],
      workerConcurrency: 16,
      secret: null,
      trustProxy: [],
      logLevel: 'info',
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
      SERVICES: 'worker',
      WORKER_CONCURRENCY: '4',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'warn',
    })
    expect(settings).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/precis',
      databaseUrl: 'postgres://app:secret@db:5432/precis',
      services: ['worker'],
      workerConcurrency: 4,
      secret: null,
      trustProxy: ['10.0.0.0/8', '::1'],
      logLevel: 'warn',
    })
  })

  it('names every bad setting at once, with the reason, and no value', () => {
    const bad = {
      PORT: '70000',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      TRUST_PROXY: 'everybody',
      LOG_LEVEL: 'loud',
    }
    const read = () => readSettings(bad)
    expect(read).toThrow(SettingsError)
    for (const name of Object.keys(bad)) expect(read).toThrow(name)
    expect(read).not.toThrow('hunter2')
  })
})
