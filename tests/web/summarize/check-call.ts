import { z } from 'zod'
import { contract } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { RouteSpec } from '#contract/route.ts'

type Call = { key: string; url: URL; body: unknown }

const routes = Object.entries<RouteSpec>(contract).map(([key, spec]) => ({
  key,
  spec,
  pattern: new RegExp(`^${key.replaceAll(/:\w+/g, '[^/ ]+')}$`),
}))

/** The description of a call by its method and path, its parameters filled in; `null` when the contract has none. */
export function findRoute(key: string): RouteSpec | null {
  const literal = routes.find((route) => route.key === key)
  return (literal ?? routes.find(({ pattern }) => pattern.test(key)))?.spec ?? null
}

/** What a request has that its description does not allow; empty when it is right. */
export function findWrongRequest({ key, url, body }: Call): string[] {
  const route = findRoute(key)
  const query = Object.fromEntries(url.searchParams)
  return [...wrongIn(`${key} body`, route?.body, body), ...wrongIn(`${key} query`, route?.query, query)]
}

/** What a JSON answer has that its description does not allow; empty when it is right, or a stream, or bytes. */
export async function findWrongReply(key: string, reply: Response): Promise<string[]> {
  const route = findRoute(key)
  const type = reply.headers.get('content-type') ?? ''
  if (route === null || !/^application\/(?:problem\+)?json/.test(type)) return []
  const body: unknown = await reply.clone().json()
  if (!reply.ok) return wrongIn(`${key} problem`, problemSchema, body)
  return wrongIn(`${key} answer`, route.response, body)
}

function wrongIn(what: string, schema: RouteSpec['body'], value: unknown): string[] {
  if (schema === undefined || schema === 'bytes') return []
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : [`${what}: ${z.prettifyError(parsed.error)}`]
}
