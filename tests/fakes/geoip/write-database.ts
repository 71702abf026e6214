import { writeFileSync } from 'node:fs'

/** A value of a record, as MaxMind's format has them. */
type Value = string | number | { [name: string]: Value } | Value[]

/** A network and what is known of it: its first bits, of an IPv6 address or of an IPv4 one. */
export type Network = { address: string; bits: number; record: { [name: string]: Value } }

type Node = [Node | number | null, Node | number | null]

const separator = Buffer.alloc(16)
const metadataMark = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1')

/** Writes a small database in MaxMind's format (version 2.0, records of 24 bits, IPv4 below ::/96). */
export function writeDatabase(file: string, networks: readonly Network[]): void {
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
