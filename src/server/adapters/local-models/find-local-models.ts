import { z } from 'zod'
import { parseQuickJson } from '#core/parse-json.ts'
import { readBoundedBody } from '#server/lib/outside-body.ts'

/** A server of language models on this machine, and the models that it has. */
export type LocalModels = { server: string; baseUrl: string; models: string[] }

/** A program that speaks OpenAI's protocol, and the port that it listens on when nobody set another. */
export type KnownServer = { server: string; port: number }

const knownServers: readonly KnownServer[] = [
  { server: 'Ollama', port: 11_434 },
  { server: 'LM Studio', port: 1234 },
  { server: 'A model server', port: 8080 },
  { server: 'A model server', port: 8000 },
]
const timeoutMs = 500
const maxBytes = 256 * 1024

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) })
/** The form of a name that may be printed to a terminal and copied into a shell. */
const printable = /^[\w.:@/+-]{1,120}$/
/** Models that write no text, or nothing but a verdict. */
const notWriting = /embed|rerank|bge-|whisper|minicheck/i

type LocalModelOptions = { fetch: typeof globalThis.fetch; servers?: readonly KnownServer[] }

/**
 * The first server of language models that answers on this machine, of those that people run; `null` without
 * one. Each is asked for the list of its models, all at once, and for nothing else.
 */
export async function findLocalModels({
  fetch,
  servers = knownServers,
}: LocalModelOptions): Promise<LocalModels | null> {
  const found = await Promise.all(
    servers.map(async ({ server, port }) => {
      const models = await listModels(fetch, port)
      return { server, baseUrl: `http://localhost:${port}/v1`, models }
    }),
  )
  return found.find(({ models }) => models.length > 0) ?? null
}

/** None where something else listens on the port, or nothing does. */
async function listModels(fetch: LocalModelOptions['fetch'], port: number): Promise<string[]> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/v1/models`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) return []
    const body = new TextDecoder().decode(await readBoundedBody(response, maxBytes))
    const list = listSchema.safeParse(parseQuickJson(body))
    const names = list.success ? list.data.data.map(({ id }) => id) : []
    return names.filter((name) => printable.test(name) && !notWriting.test(name))
  } catch {
    return []
  }
}
