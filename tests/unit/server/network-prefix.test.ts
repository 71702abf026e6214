import { expect, it } from 'vitest'
import { networkPrefix } from '#server/http/proxies.ts'

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2405:201:a:1bcd::1', '2405:0201:000a:1b'],
  ['2405:201:a:1bff:1:2:3:4', '2405:0201:000a:1b'],
  ['2405:201:a:1c00::1', '2405:0201:000a:1c'],
  ['::1', '0000:0000:0000:00'],
  ['fe80::1%eth0', 'fe80:0000:0000:00'],
])('%s belongs to %s', (address, prefix) => {
  expect(networkPrefix(address)).toBe(prefix)
})
