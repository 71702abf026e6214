import { z } from 'zod'
import type { KeyScope } from '#product/key-scopes.ts'

const toolScopes: Readonly<Record<string, readonly KeyScope[]>> = {
  summarize: ['summarize'],
  get_transcript: ['summarize'],
  ask: ['summarize', 'ask'],
  search_library: ['ask', 'library'],
}

const methodScopes: Readonly<Record<string, readonly KeyScope[]>> = {
  'resources/list': ['library'],
  'resources/read': ['read'],
}

const messageSchema = z.object({
  method: z.string(),
  params: z.object({ name: z.string().optional() }).optional(),
})

/**
 * What an API key needs for a message. The calls that a tool makes ask for it once more; here it is asked before anything is answered, so
 * that the status of the answer can say so.
 */
export function neededScopes(message: unknown): readonly KeyScope[] {
  const parsed = messageSchema.safeParse(message)
  if (!parsed.success) return []
  const { method, params } = parsed.data
  const scopes =
    method === 'tools/call' ? ownValue(toolScopes, params?.name ?? '') : ownValue(methodScopes, method)
  return scopes ?? []
}

function ownValue<T>(values: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}
