import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addressInOwnLanguage } from '#server/http/page-language.ts'

it.each([
  String.raw`//evil.example/`,
  String.raw`/\evil.example/`,
  String.raw`/\/evil.example/`,
  '/\t/evil.example/',
])('a choice in the address %j leads to no other site', async (address) => {
  await using app = fastify()
  await app.register(fastifyCookie)
  app.get('/', (request, reply) => {
    request.raw.url = `${address}?choose=en`
    return { leadsTo: addressInOwnLanguage({ request, reply }) }
  })
  expect((await app.inject('/')).json()).toEqual({ leadsTo: '/evil.example/' })
})
