import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bringSecret, carrySecret, openSecret, sealSecret } from '#server/db/backup/carry-secret.ts'

const secret = 'the secret of a server, of some length'
const passphrase = async () => 'correct horse battery'
const quickCost = 10
const nobody = async () => null

/** The data folder that a backup carries of the server whose data folder is `old`. */
const carryQuickly = async () => ({
  file: join(old, 'secret'),
  sealed: await sealSecret(secret, await passphrase(), quickCost),
})

let old: string
let next: string
beforeEach(async () => {
  old = await mkdtemp(join(tmpdir(), 'precis-old-'))
  next = await mkdtemp(join(tmpdir(), 'precis-next-'))
  await writeFile(join(old, 'secret'), `${secret}\n`)
})
afterEach(() => Promise.all([old, next].map((folder) => rm(folder, { recursive: true }))))

const from = (store: { databaseUrl?: string; secret?: string; dataDir?: string } = {}) => ({
  dataDir: old,
  databaseUrl: null,
  secret: null,
  ...store,
})
const into = (set: string | null = null) => ({ dataDir: next, secret: set })

describe('a sealed secret', () => {
  it('opens by its passphrase alone, however that was typed, and not when it was changed', async () => {
    const sealed = await sealSecret(secret, 'caf\u00e9 au lait', quickCost)
    expect(JSON.stringify(sealed)).not.toContain(secret)
    expect(await openSecret(sealed, 'cafe\u0301 au lait')).toBe(secret)
    expect(await openSecret(sealed, 'another')).toBeNull()
    const changed = Buffer.from(Buffer.from(sealed.text, 'base64url').map((byte) => byte ^ 1))
    expect(
      await openSecret({ ...sealed, text: changed.toString('base64url') }, 'caf\u00e9 au lait'),
    ).toBeNull()
  })
})

describe('the secret of a backup', () => {
  it('is put where there is none, and can be taken out again', async () => {
    const { store, report } = await bringSecret(await carryQuickly(), into(), passphrase)
    expect(report).toBeNull()
    const takeOut = await store()
    expect(await readFile(join(next, 'secret'), 'utf8')).toBe(`${secret}\n`)
    await takeOut()
    expect(await readdir(next)).toEqual([])
  })

  it('leaves the same one alone, and takes the place of no other', async () => {
    const carried = await carryQuickly()
    await writeFile(join(next, 'secret'), secret)
    const { store } = await bringSecret(carried, into(), passphrase)
    await (
      await store()
    )()
    expect(await readdir(next)).toEqual(['secret'])
    await bringSecret(carried, into(secret), passphrase)
    const other = expect.objectContaining({ failure: 'other-secret' })
    await expect(bringSecret(carried, into('x'.repeat(32)), passphrase)).rejects.toEqual(other)
    await writeFile(join(next, 'secret'), 'another')
    await expect(bringSecret(carried, into(), passphrase)).rejects.toEqual(other)
  })

  it('is asked for in words where it is not carried, or nobody gives the passphrase', async () => {
    const { carried, report } = await carrySecret(from(), nobody)
    expect(report).toContain(`Copy ${join(old, 'secret')} as well`)
    const copy = `copy ${join(old, 'secret')} to ${join(next, 'secret')}`
    expect((await bringSecret(carried, into(), passphrase)).report).toContain(copy)
    expect((await bringSecret(await carryQuickly(), into(), nobody)).report).toContain(copy)
    const set = await carrySecret(from({ secret }), nobody)
    expect((await bringSecret(set.carried, into(), nobody)).report).toContain('set SECRET')
    expect((await bringSecret(undefined, into(), nobody)).report).toContain('in the DATA_DIR of the old')
  })

  it('is no matter of a server that never started, and is missed on the machine of another', async () => {
    const unused = from({ dataDir: next })
    expect(await carrySecret(unused, passphrase)).toEqual({ carried: null, report: null })
    expect((await bringSecret(null, into(), passphrase)).report).toBeNull()
    const elsewhere = { ...unused, databaseUrl: 'postgres://database.example/precis' }
    expect((await carrySecret(elsewhere, nobody)).report).toContain(`is not in ${next}`)
    await expect(carrySecret(elsewhere, passphrase)).rejects.toMatchObject({ failure: 'no-secret' })
  })
})
