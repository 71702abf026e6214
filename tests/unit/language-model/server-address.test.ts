import { describe, expect, it } from 'vitest'
import { addressesOf } from '#server/adapters/language-model/server-address.ts'
import { answer, modelOf, raw, refuse, whole } from './odd-server.ts'
import { question } from './simulated-models.ts'

const chat = 'http://models.test/v1/chat/completions'
const only = (path: string, other: () => Response) => (_: unknown, url: string) =>
  url === path ? whole() : other()
const notFound = () => refuse({ message: 'x' }, 404)

describe('The address of a server', () => {
  it.each([
    '/v1',
    '/v1/',
    '/v1//',
    '/v1/chat/completions',
    '/v1/chat/completions/',
    '/v1/models',
    '/v1/chat',
  ])('is taken as %s', async (path) => {
    const { model, reported } = modelOf(only(chat, notFound), { baseUrl: `http://models.test${path}` })
    expect(await model.ask(question())).toMatchObject({ text: answer })
    expect(reported).toEqual([])
  })

  it.each<[string, string, () => Response]>([
    ['there is no such path', '', notFound],
    ['another way to ask is wanted', '/', () => new Response('x', { status: 405 })],
    ['there is a page', '', () => raw('<!doctype html>', 'text/html')],
    ['a sentence says so', '', () => Response.json({ error: 'Unexpected endpoint' })],
    ['there is the own API of Ollama', '/api', notFound],
  ])('is tried with /v1 where %s, and named to the operator', async (_, path, other) => {
    const { model, asked, reported } = modelOf(only(chat, other), { baseUrl: `http://models.test${path}` })
    expect(await model.ask(question())).toMatchObject({ text: answer })
    expect(reported).toEqual([['OPENAI_BASE_URL']])
    const calls = asked.length
    await model.ask(question())
    expect(asked).toHaveLength(calls + 1)
  })

  it('is left as it is where that answers', async () => {
    const { model, asked } = modelOf(only('http://models.test/chat/completions', notFound), {
      baseUrl: 'http://models.test',
    })
    await model.ask(question())
    expect(asked).toHaveLength(1)
  })

  it('fails by its first reason where nothing is at the other one either', async () => {
    const { model } = modelOf(notFound, { baseUrl: 'http://models.test' })
    await expect(model.ask(question())).rejects.toMatchObject({ kind: 'unauthorized' })
  })

  it('keeps what stands behind it', () => {
    expect(
      addressesOf('https://x.openai.azure.com/openai/deployments/d/chat/completions?api-version=1')[0],
    ).toEqual({
      baseUrl: 'https://x.openai.azure.com/openai/deployments/d',
      query: { 'api-version': '1' },
    })
  })
})
