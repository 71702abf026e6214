import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { guardFloods } from '#server/rate-limit/call-limits.ts'

it('the guard counts a bounded number of addresses: the one that called longest ago is dropped for a new one', async () => {
  const app = Fastify({ trustProxy: true })
  await guardFloods(app, 1, { maxAddresses: 3 })
  app.get('/', () => 'ok')
  const call = async (address: string): Promise<boolean> => {
    const { statusCode } = await app.inject({ url: '/', headers: { 'x-forwarded-for': address } })
    return statusCode === 200
  }
  expect(await call('192.0.2.1')).toBe(true)
  expect(await call('192.0.2.1'), 'one call a minute').toBe(false)
  for (const address of ['192.0.2.2', '192.0.2.3', '192.0.2.4']) expect(await call(address)).toBe(true)
  expect(await call('192.0.2.1'), 'it is not counted any more').toBe(true)
  expect(await call('192.0.2.4'), 'the newest are').toBe(false)
  await app.close()
})
