import type { FastifyInstance, InjectOptions } from 'fastify'
import { contract } from '#contract/api.ts'
import type { Api } from '#contract/api.ts'
import { problemSchema } from '#contract/problem.ts'
import type { Problem } from '#contract/problem.ts'
import type { RouteOutput, RouteSpec } from '#contract/route.ts'

/** An answer, parsed by the contract. */
export type Reply<K extends keyof Api> =
  | { ok: true; status: number; headers: Record<string, unknown>; body: RouteOutput<Api[K]> }
  | { ok: false; status: number; headers: Record<string, unknown>; problem: Problem }

/** Makes a call of the contract on an application and parses the answer by it. */
export async function callNode<K extends keyof Api>(
  app: FastifyInstance,
  key: K,
  { path, ...options }: Omit<InjectOptions, 'method' | 'url'> & { path?: string },
): Promise<Reply<K>> {
  const spec: RouteSpec = contract[key]
  const [method = '', url = ''] = key.split(' ')
  const answer = await app.inject({ ...options, method: toInjectMethod(method), url: path ?? url })
  const { statusCode: status, headers } = answer
  if (status >= 400)
    return { ok: false, status, headers, problem: problemSchema.strict().parse(answer.json()) }
  if (spec.response === 'bytes') throw new Error(`${key} gives bytes: ask it by app.inject`)
  const body: unknown = status === 204 ? undefined : answer.json()
  return { ok: true, status, headers, body: parseOutput(key, spec.response.parse(body)) }
}

function toInjectMethod(method: string): NonNullable<InjectOptions['method']> {
  const known = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).find((name) => name === method)
  if (known === undefined) throw new Error(`No such method: ${method}`)
  return known
}

/** The cast holds because the value was just parsed by the response schema of this very route. */
function parseOutput<K extends keyof Api>(_key: K, value: unknown): RouteOutput<Api[K]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return value as RouteOutput<Api[K]>
}
