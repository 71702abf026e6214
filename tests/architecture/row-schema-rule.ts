import { parseSync, Visitor } from 'vite'
import type { TextRule } from './text-rules.ts'

const code = /^src\/(?:server|client|command|mcp)\/.*\.ts$/
/** Its schema is made of the shape that a caller gives. */
const madeFromArguments = 'src/server/adapters/razorpay/call-razorpay.ts'

/** No schema of an object is made in a function: it is compiled at its first use, and one of a call has no other. */
export const rowSchemaRule: TextRule = {
  name: 'no schema that is made for each call',
  find: ({ path, text }) => {
    if (!code.test(path) || path === madeFromArguments || !text.includes('z.')) return []
    const found: string[] = []
    let depth = 0
    const enter = (): void => void (depth += 1)
    const leave = (): void => void (depth -= 1)
    new Visitor({
      FunctionDeclaration: enter,
      'FunctionDeclaration:exit': leave,
      FunctionExpression: enter,
      'FunctionExpression:exit': leave,
      ArrowFunctionExpression: enter,
      'ArrowFunctionExpression:exit': leave,
      CallExpression: ({ callee, start, end }) => {
        if (depth > 0 && isObjectSchema(callee)) found.push(text.slice(start, end).replaceAll(/\s+/g, ' '))
      },
    }).visit(parseSync(path, text).program)
    return found
  },
}

type Callee = { type: string; object?: { type: string; name?: string }; property?: { name?: string } }

/** `z.object` and its relatives. */
function isObjectSchema(callee: object & { type: string }): boolean {
  const { object, property }: Callee = callee
  return object?.name === 'z' && /^(?:object|strictObject|looseObject|tuple)$/.test(property?.name ?? '')
}
