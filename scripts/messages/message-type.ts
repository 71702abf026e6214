import type { Details, Placeholder } from './catalogue.ts'
import { quote } from './compile-message.ts'

const types: Readonly<Record<string, string>> = {
  String: 'string',
  num: 'number',
  bool: 'boolean',
  List: 'readonly string[]',
  Object: 'ReactNode',
  tag: '(text: string) => ReactNode',
}

/** The types that a placeholder can have; a question mark behind one lets it be `null`. */
export const placeholderTypes: ReadonlySet<string> = new Set(
  Object.keys(types).flatMap((type) => [type, `${type}?`]),
)

/** The type of a message in TypeScript. `orNull`: its function may give nothing. */
export function messageType({ placeholders, isNamed }: Details, orNull: boolean): string {
  if (placeholders.size === 0) return 'string'
  const parameters = [...placeholders].map(([name, placeholder]) => `${name}: ${typeOf(placeholder)}`)
  const isRich = [...placeholders.values()].some(({ type }) => type === 'Object' || type === 'tag')
  const given = isNamed ? `given: { ${parameters.join('; ')} }` : parameters.join(', ')
  return `(${given}) => ${isRich ? 'ReactNode' : 'string'}${orNull ? ' | null' : ''}`
}

function typeOf({ type, values }: Placeholder): string {
  const plain =
    values === null ? types[type.replace('?', '')] : values.map((value) => quote(value)).join(' | ')
  if (plain === undefined) throw new Error(`${type} is no type of a placeholder.`)
  return type.endsWith('?') ? `${plain} | null` : plain
}
