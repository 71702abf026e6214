/** A call that a key may make, as the description of the API has it. */
export type DescribedCall = {
  method: string
  path: string
  summary: string
  /** The permission that it takes; `null` where any key will do. */
  permission: string | null
  /** What it takes: parameters, headers and the fields of its body. */
  fields: readonly CallField[]
}

type CallField = { name: string; place: string; isRequired: boolean; description: string }

/** The calls of an OpenAPI document that are open to keys, in its order. What has another shape is left out. */
export function readCalls(document: unknown): DescribedCall[] {
  return entries(child(document, 'paths')).flatMap(([path, operations]) =>
    entries(operations).flatMap(([method, operation]) => {
      const needed = keyNeeds(operation)
      if (needed === null) return []
      return [
        {
          method: method.toUpperCase(),
          path,
          summary: text(child(operation, 'summary')),
          permission: needed[0] ?? null,
          fields: [...readParameters(operation), ...readBody(operation)],
        },
      ]
    }),
  )
}

/** The permissions that a key needs; `null` for a call that is closed to keys. */
function keyNeeds(operation: unknown): string[] | null {
  const found = list(child(operation, 'security')).find((one) => child(one, 'apiKey') !== undefined)
  return found === undefined ? null : list(child(found, 'apiKey')).map(text)
}

function readParameters(operation: unknown): CallField[] {
  return list(child(operation, 'parameters')).map((parameter) => ({
    name: text(child(parameter, 'name')),
    place: text(child(parameter, 'in')),
    isRequired: child(parameter, 'required') === true,
    description:
      text(child(parameter, 'description')) || text(child(child(parameter, 'schema'), 'description')),
  }))
}

function readBody(operation: unknown): CallField[] {
  const content = child(child(child(operation, 'requestBody'), 'content'), 'application/json')
  const schema = child(content, 'schema')
  const required = list(child(schema, 'required'))
  return entries(child(schema, 'properties')).map(([name, property]) => ({
    name,
    place: 'body',
    isRequired: required.includes(name),
    description: text(child(property, 'description')),
  }))
}

function child(value: unknown, name: string): unknown {
  return entries(value).find(([key]) => key === name)?.[1]
}

function entries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
