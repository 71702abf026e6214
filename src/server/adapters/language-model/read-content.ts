import { z } from 'zod'

const part = z.looseObject({ type: z.string().optional(), text: z.string() })
const draft = z.looseObject({ type: z.enum(['thinking', 'reasoning', 'thought']) })

/**
 * The text of a message's content: a string, a list of parts, or the object that was asked for, which is
 * written as JSON. Parts that are a draft are left out.
 */
export function joinContent(content: unknown): string {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map((each: unknown) => textOfPart(each)).join('')
  if (typeof content !== 'object' || content === null || Object.keys(content).length === 0) return ''
  return part.safeParse(content).success ? textOfPart(content) : JSON.stringify(content)
}

function textOfPart(content: unknown): string {
  if (typeof content === 'string') return content
  return draft.safeParse(content).success ? '' : (part.safeParse(content).data?.text ?? '')
}

/** The drafts among the parts of a message's content. */
export function draftIn(content: unknown): string {
  const parts: unknown[] = Array.isArray(content) ? content : []
  return parts
    .flatMap((each) => draft.safeParse(each).data ?? [])
    .map((each) => textOf(each['thinking'] ?? each['text']))
    .join('')
}

/** The text of what a model reasoned: a string, an object with one, or a list of such. */
export function textOf(reasoning: unknown): string {
  if (typeof reasoning === 'string') return reasoning
  if (Array.isArray(reasoning)) return reasoning.map((each: unknown) => textOf(each)).join('')
  return part.safeParse(reasoning).data?.text ?? ''
}
