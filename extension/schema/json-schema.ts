/** The part of JSON Schema that the contract of the server is written in when the extension is built. */
export type JsonSchema = {
  $ref?: string
  $defs?: Record<string, JsonSchema>
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  items?: JsonSchema
  pattern?: string
  minimum?: number
  maximum?: number
  maxItems?: number
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: (value) => Array.isArray(value),
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  integer: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
}

/** A value matches a schema. Other fields are allowed, since a newer server may have more. */
export function fits(schema: JsonSchema, value: unknown, defs = schema.$defs ?? {}): boolean {
  if (schema.$ref !== undefined) {
    const named = defs[schema.$ref.replace('#/$defs/', '')]
    return named !== undefined && fits(named, value, defs)
  }
  if (schema.const !== undefined && schema.const !== value) return false
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false
  const known = schema.type === undefined ? [] : [schema.type].flat()
  if (known.length > 0 && !known.some((type) => types[type]?.(value) === true)) return false
  const some = schema.anyOf ?? schema.oneOf
  if (some?.some((one) => fits(one, value, defs)) === false) return false
  if (schema.allOf?.every((one) => fits(one, value, defs)) === false) return false
  return fitsInside(schema, value, defs)
}

function fitsInside(schema: JsonSchema, value: unknown, defs: Record<string, JsonSchema>): boolean {
  if (typeof value === 'string')
    return schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value)
  if (typeof value === 'number')
    return value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity)
  const { items } = schema
  if (Array.isArray(value)) {
    if (value.length > (schema.maxItems ?? Infinity)) return false
    return items === undefined || value.every((item: unknown) => fits(items, item, defs))
  }
  if (typeof value !== 'object' || value === null) return true
  const given = new Map<string, unknown>(Object.entries(value))
  if (schema.required?.every((name) => given.has(name)) === false) return false
  return Object.entries(schema.properties ?? {}).every(
    ([name, one]) => !given.has(name) || fits(one, given.get(name), defs),
  )
}
