import { z } from 'zod'
import { panelCalls } from '../../extension/server/panel-calls.ts'
import type { AnswerSchemas } from '../../extension/server/panel-calls.ts'
import { contract } from '../../src/contract/api.ts'
import { problemSchema } from '../../src/contract/problem.ts'
import type { RouteKey, RouteSpec } from '../../src/contract/route.ts'

/**
 * The answers of the calls that the panel makes, as the contract reads them, without what is only for people:
 * a field with a default may be missing in the answer of an older server.
 */
export function answerSchemas(): AnswerSchemas {
  const calls = panelCalls.map((key: RouteKey & keyof typeof contract) => {
    const { response, events }: RouteSpec = contract[key]
    const answer = response === 'bytes' ? null : toSchema(response)
    return [key, { answer, events: events === undefined ? null : toSchema(events) }] as const
  })
  return { problem: toSchema(problemSchema), calls: Object.fromEntries(calls) }
}

function toSchema(schema: z.ZodType): object {
  return withoutProse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

const prose = new Set([
  'description',
  '$schema',
  'format',
  'additionalProperties',
  'default',
  'exclusiveMinimum',
])

function withoutProse(schema: object): object {
  const text = JSON.stringify(schema, (name, value: unknown) =>
    prose.has(name) && !isField(value) ? undefined : value,
  )
  const read: unknown = JSON.parse(text)
  return typeof read === 'object' && read !== null ? read : {}
}

/** A field of the contract may be called like a word of JSON Schema. */
function isField(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value || '$ref' in value)
  )
}
