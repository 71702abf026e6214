import { z } from 'zod'
import { fieldsOf, plainNumbered } from '../plain-fields.ts'
import { createWrappedReader } from './read-wrapped.ts'

const numberedText = z.preprocess(
  plainNumbered,
  z.object({ n: z.coerce.number().int().positive(), text: z.string() }),
)
type NumberedText = z.output<typeof numberedText>
const textsByNumber = z.record(z.string().regex(/^\d{1,4}$/), z.string())

/**
 * Reads the items of an answer for so many lines; what is no numbered text is passed over. Texts without
 * numbers are the lines in their order where there is one for each.
 */
export function createTextsReader(lines: number) {
  const items: NumberedText[] = []
  const plain: string[] = []
  const { push, end } = createWrappedReader(
    {
      onText: () => undefined,
      onValue: ([key, position, ...rest], value) => {
        if (key !== 'texts' || rest.length > 0) return
        if (typeof value === 'string' && typeof position === 'number') plain.push(value)
        else if (position === undefined) items.push(...only(value))
        else items.push(...numberedIn(typeof value === 'string' ? { [position]: value } : value))
      },
    },
    ['texts'],
  )
  return {
    push,
    end: (): void => {
      end()
      if (items.length === 0 && plain.length === lines)
        items.push(...plain.map((text, at) => ({ n: at + 1, text })))
    },
    items,
  }
}

/** The numbered texts of a value: one, texts below their numbers, or a list of some below another key. */
function numberedIn(value: unknown): NumberedText[] {
  const item = only(value)
  if (item.length > 0) return item
  const below = textsByNumber.safeParse(value).data
  if (below !== undefined) return Object.entries(below).map(([n, text]) => ({ n: Number(n), text }))
  const [list, ...others] = Object.values(fieldsOf(value) ?? {})
  return Array.isArray(list) && others.length === 0 ? list.flatMap(only) : []
}

function only(value: unknown): NumberedText[] {
  const item = numberedText.safeParse(value).data
  return item === undefined ? [] : [item]
}
