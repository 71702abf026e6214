import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createLocationFinder } from '#server/adapters/devices/describe-devices.ts'

/** A value of a record, as MaxMind's format has them. */
type Value = string | number | { [name: string]: Value } | Value[]

/** A network and what is known of it: its first bits, of an IPv6 address or of an IPv4 one. */
type Network = { address: string; bits: number; record: { [name: string]: Value } }

type Node = [Node | number | null, Node | number | null]

const separator = Buffer.alloc(16)
const metadataMark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** Writes a small database in MaxMind's format (version 2.0, records of 24 bits, IPv4 below ::/96). */
function writeDatabase(file: string, networks: readonly Network[]): void {
  const root: Node = [null, null]
  const offsets: number[] = []
  const data: Buffer[] = []
  for (const { address, bits, record } of networks) {
    offsets.push(data.reduce((sum, piece) => sum + piece.length, 0))
    data.push(encode(record))
    plant(root, bitsOf(address, bits), offsets.length - 1)
  }
  const nodes = collect(root)
  const tree = Buffer.concat(
    nodes.flatMap((node) => node.map((side) => uint(toPointer(side, nodes, offsets), 3))),
  )
  const metadata = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 6,
    database_type: 'Test-City',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    description: { en: 'A database of tests' },
  })
  writeFileSync(file, Buffer.concat([tree, separator, ...data, metadataMark, metadata]))
}

/** Lays the way to a record through the tree. */
function plant(root: Node, way: readonly (0 | 1)[], record: number): void {
  let node = root
  for (const bit of way.slice(0, -1)) {
    const next = node[bit]
    const child: Node = Array.isArray(next) ? next : [null, null]
    node[bit] = child
    node = child
  }
  node[way.at(-1) ?? 0] = record
}

function collect(root: Node): Node[] {
  const all = [root]
  // Grows while it is gone through.
  for (const node of all) all.push(...node.filter((side) => Array.isArray(side)))
  return all
}

/** A node by its number; past their count comes "nothing", then the data after its separator. */
function toPointer(side: Node | number | null, nodes: readonly Node[], offsets: readonly number[]): number {
  if (side === null) return nodes.length
  if (Array.isArray(side)) return nodes.indexOf(side)
  return nodes.length + separator.length + (offsets[side] ?? 0)
}

/** The first bits of an IPv4 address below ::/96, or of an IPv6 address that is written in full. */
function bitsOf(address: string, count: number): (0 | 1)[] {
  const isIpv4 = address.includes('.')
  const parts = isIpv4 ? address.split('.').map(Number) : address.split(':').map((part) => parseInt(part, 16))
  const width = isIpv4 ? 8 : 16
  const text = parts.map((part) => part.toString(2).padStart(width, '0')).join('')
  const whole = isIpv4 ? '0'.repeat(96) + text : text
  return Array.from(whole.slice(0, isIpv4 ? 96 + count : count), (bit) => (bit === '1' ? 1 : 0))
}

const types = { text: 2, number: 6, map: 7, list: 11 } as const

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value)
    return Buffer.concat([head(types.text, bytes.length), bytes])
  }
  if (typeof value === 'number') return Buffer.concat([head(types.number, 4), uint(value, 4)])
  if (Array.isArray(value)) return Buffer.concat([head(types.list, value.length), ...value.map(encode)])
  const entries = Object.entries(value)
  return Buffer.concat([
    head(types.map, entries.length),
    ...entries.flatMap(([name, inner]) => [encode(name), encode(inner)]),
  ])
}

/** Type and length; types past 7 have a byte of their own. All lengths here are below 29. */
function head(type: number, length: number): Buffer {
  return type <= 7 ? Buffer.from([(type << 5) | length]) : Buffer.from([length, type - 7])
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

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
