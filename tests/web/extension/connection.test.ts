import { expect, it } from 'vitest'
import { isKey, readConnection, readServer, storeConnection } from '#extension/server/connection.ts'
import { createBrowser } from './stand-in.ts'

const key = `precis_${'a'.repeat(32)}_bbbbbb`

it.each([
  ['https://precis.example/account?x=1', 'https://precis.example'],
  ['precis.example', 'https://precis.example'],
  [' http://localhost:3000/ ', 'http://localhost:3000'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['http://precis.example', null],
  ['javascript://alert(1)', null],
  ['file:///etc/passwd', null],
  ['https://', null],
  ['', null],
])('the extension reads the server %j as %j', (typed, server) => expect(readServer(typed)).toBe(server))

it('the extension gives a stored key for the server that it was stored with, and forgets it with that server', async () => {
  const { api, values } = createBrowser()
  expect(await readConnection(api)).toEqual({ server: 'https://precis.example', key: null })
  await storeConnection(api, { server: 'https://one.example', key })
  expect(await readConnection(api)).toEqual({ server: 'https://one.example', key })
  await storeConnection(api, { server: 'https://two.example', key: null })
  expect(await readConnection(api)).toEqual({ server: 'https://two.example', key: null })
  values.set('key', 'damaged')
  expect(await readConnection(api)).toEqual({ server: 'https://two.example', key: null })
})

it('the extension knows the form of a key', () => {
  expect([key, ` ${key}\n`, key.slice(1), `${key}x`].map(isKey)).toEqual([true, true, false, false])
})
