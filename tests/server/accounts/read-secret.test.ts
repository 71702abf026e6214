import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readSecret } from '#server/features/accounts/secret.ts'

it('the secret is made once, by the first of several processes, and readable by no other user', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'precis-secret-'))
  const dataDir = path.join(folder, 'data')
  const secrets = await Promise.all(Array.from({ length: 10 }, () => readSecret(dataDir)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]?.length).toBeGreaterThanOrEqual(43)
  expect(await readSecret(dataDir)).toBe(secrets[0])
  expect(await readdir(dataDir)).toEqual(['secret'])
  expect((await stat(path.join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  await rm(folder, { recursive: true })
})
