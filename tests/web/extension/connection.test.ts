import { expect, it } from 'vitest'
import {
  askToReach,
  isKey,
  mayReach,
  readConnection,
  readServer,
  storeConnection,
} from '#extension/server/connection.ts'
import { createBrowser } from './stand-in.ts'

const key = `precis_${'a'.repeat(32)}_bbbbbb`

it.each([
  ['https://precis.example/account?x=1', 'https://precis.example'],
  ['precis.example', 'https://precis.example'],
  [' http://localhost:3000/ ', 'http://localhost:3000'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['http://192.168.1.10:3000/extension', 'http://192.168.1.10:3000'],
  ['http://10.0.0.7', 'http://10.0.0.7'],
  ['http://172.16.0.1', 'http://172.16.0.1'],
  ['http://172.31.255.255', 'http://172.31.255.255'],
  ['http://0xC0.0xA8.1.10', 'http://192.168.1.10'],
  ['http://[fd12:3456::1]:3000', 'http://[fd12:3456::1]:3000'],
  ['http://[fe80::1]', 'http://[fe80::1]'],
  ['http://Précis.local:3000', 'http://xn--prcis-csa.local:3000'],
  ['http://nas.fritz.lan', 'http://nas.fritz.lan'],
  ['http://precis.home.arpa', 'http://precis.home.arpa'],
  ['http://precis.example', null],
  ['http://172.15.0.1', null],
  ['http://172.32.0.1', null],
  ['http://192.169.1.10', null],
  ['http://11.0.0.7', null],
  ['http://100.64.0.1', null],
  ['http://192.168.1.10.evil.example', null],
  ['http://192.168.1.10@evil.example', null],
  ['http://10.0.0.7.nip.example', null],
  ['http://precis.local.evil.example', null],
  ['http://precis.local.', null],
  ['http://precislocal', null],
  ['http://local', null],
  ['http://home.arpa', null],
  ['http://evil.arpa', null],
  ['http://[fec0::1]', null],
  ['http://[2001:db8::fd00:1]', null],
  ['http://[::ffff:192.168.1.10]', null],
  ['javascript://alert(1)', null],
  ['file:///etc/passwd', null],
  ['https://', null],
  ['', null],
])('the extension reads the server %j as %j', (typed, server) => expect(readServer(typed)).toBe(server))

it('the extension gives a stored key for the server that it was stored with, and forgets it with that server', async () => {
  const { api, values } = createBrowser()
  expect(await readConnection(api)).toEqual({ server: null, key: null, model: null })
  await storeConnection(api, { server: 'https://one.example', key })
  expect(await readConnection(api)).toEqual({ server: 'https://one.example', key, model: null })
  await storeConnection(api, { server: 'https://two.example', key: null })
  expect(await readConnection(api)).toEqual({ server: 'https://two.example', key: null, model: null })
  await storeConnection(api, { server: null, key: null })
  expect(await readConnection(api)).toEqual({ server: null, key: null, model: null })
  expect([...values.values()]).toEqual([null, null])
  await storeConnection(api, { server: 'https://two.example', key: null })
  values.set('key', 'damaged')
  expect(await readConnection(api)).toEqual({ server: 'https://two.example', key: null, model: null })
})

it('the extension reaches no other server by plain HTTP, even where its package is set to one', async () => {
  const { api } = createBrowser()
  const permissions = { ...api.permissions, contains: () => Promise.resolve(true) }
  expect(await mayReach({ permissions }, 'http://192.168.1.10')).toBe(true)
  expect(await mayReach({ permissions }, 'http://precis.example')).toBe(false)
})

it('the extension asks for the one host of its server', async () => {
  const { api } = createBrowser()
  const asked: unknown[] = []
  const permissions = { ...api.permissions, request: async (one: unknown) => asked.push(one) > 0 }
  await askToReach({ permissions }, 'http://192.168.1.10:3000')
  expect(asked).toEqual([{ origins: ['http://192.168.1.10/*'] }])
})

it('the extension knows the form of a key', () => {
  expect([key, ` ${key}\n`, key.slice(1), `${key}x`].map(isKey)).toEqual([true, true, false, false])
})
