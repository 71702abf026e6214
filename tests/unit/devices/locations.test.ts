import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createLocationFinder } from '#server/adapters/devices/describe-devices.ts'
import { writeDatabase } from '#tests/fakes/geoip/write-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'precis-places-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nowhere = { city: null, country: null }
const cities = path.join(folder, 'cities.mmdb')
writeDatabase(cities, [
  {
    address: '203.0.113.0',
    bits: 24,
    record: { city: { names: { en: 'Navi Mumbai' } }, country: { iso_code: 'IN', names: { en: 'India' } } },
  },
  { address: '198.51.100.0', bits: 24, record: { country_code: 'DE', city: 'Köln' } },
  { address: '192.0.2.0', bits: 24, record: { country: 'FR' } },
  { address: '127.0.0.0', bits: 8, record: { country: 'US' } },
  { address: '2001:db8:0:0:0:0:0:0', bits: 32, record: { country: { iso_code: 'JP' } } },
  { address: '100.0.0.0', bits: 16, record: { city: { names: { fr: 'Lyon' } }, country: 'nowhere' } },
])

function finder(file: string | null): { find: (address: string) => Promise<object>; failures: unknown[] } {
  const failures: unknown[] = []
  return { find: createLocationFinder({ file, onFailure: (error) => failures.push(error) }), failures }
}

describe('the place of an address', () => {
  const { find } = finder(cities)

  it.each([
    ['203.0.113.9', { city: 'Navi Mumbai', country: 'India' }],
    ['::ffff:203.0.113.9', { city: 'Navi Mumbai', country: 'India' }],
    ['198.51.100.9', { city: 'Köln', country: 'Germany' }],
    ['192.0.2.9', { city: null, country: 'France' }],
    ['2001:db8::1', { city: null, country: 'Japan' }],
    ['100.0.3.4', nowhere],
    ['8.8.8.8', nowhere],
    ['2a00::1', nowhere],
  ])('%s is what the database says of it, whichever database it is', async (address, location) => {
    expect(await find(address)).toEqual(location)
  })

  it.each(['127.0.0.1', '::1', '10.1.2.3', '192.168.1.1', '172.20.0.1', 'fd00::1', 'fe80::1', '100.64.1.1'])(
    '%s is of no public network, and so nowhere',
    async (address) => {
      expect(await find(address)).toEqual(nowhere)
    },
  )

  it.each(['', 'localhost', '203.0.113.9:80', '203.0.113', "'; drop table devices"])(
    '%j is no address, and so nowhere',
    async (address) => {
      expect(await find(address)).toEqual(nowhere)
    },
  )
})

describe('without a database that can be read', () => {
  it('no place is known, and nothing fails', async () => {
    const { find, failures } = finder(null)
    expect(await find('203.0.113.9')).toEqual(nowhere)
    expect(failures).toEqual([])
  })

  it.each(['not a database', ''])('no location is known, which is logged once: %j', async (content) => {
    const file = path.join(folder, 'broken.mmdb')
    writeFileSync(file, content)
    const { find, failures } = finder(file)
    expect(await find('203.0.113.9')).toEqual(nowhere)
    expect(await find('203.0.113.9')).toEqual(nowhere)
    expect(failures).toHaveLength(1)
  })

  it('an address without a place is looked up in no file', async () => {
    const { find, failures } = finder(path.join(folder, 'missing.mmdb'))
    expect(await find('127.0.0.1')).toEqual(nowhere)
    expect(failures).toEqual([])
  })
})
