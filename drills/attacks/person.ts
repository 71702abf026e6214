import { z } from 'zod'

/** A person without an account: a browser with its cookie, on a network of its own. */
export type Person = {
  network: string
  cookies: Map<string, string>
  /** Calls with JSON, or with a text to paste. The answer's body as text. */
  call: (method: string, path: string, body?: object | string) => Promise<{ status: number; text: string }>
  /** Signs in with a code, which is asked for once it was sent. */
  signIn: (email: string, readCode: () => string) => Promise<void>
  /** Pastes a transcript and gives its id. */
  paste: (text: string) => Promise<string>
  /** Summarizes a pasted transcript. */
  summarize: (transcriptId: string) => Promise<z.output<typeof summarySchema>>
  /** Summarizes a pasted transcript and shares all its lines; the paths of their pictures. */
  shareLines: (transcriptId: string) => Promise<string[]>
}

const givenSchema = z.object({ transcript: z.object({ id: z.string() }) })
const summarySchema = z.object({
  historyId: z.string(),
  insights: z.array(z.unknown()),
  summarySentences: z.array(z.unknown()),
})
const sharedSchema = z.object({ momentPath: z.string() })

/** Opens a browser on a network such as `10.3.1`; with the cookies of another one it is that one. */
export function openPerson(origin: string, network: string, cookies = new Map<string, string>()): Person {
  const call: Person['call'] = async (method, path, body) => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        'x-forwarded-for': `${network}.1`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && {
          'content-type': typeof body === 'string' ? 'text/plain' : 'application/json',
        }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return { status: answer.status, text: await answer.text() }
  }

  async function read<S extends z.ZodType>(
    schema: S,
    ...asked: Parameters<typeof call>
  ): Promise<z.output<S>> {
    const { status, text } = await call(...asked)
    if (status >= 400) throw new Error(`${asked[0]} ${asked[1]}: ${status} ${text.slice(0, 300)}`)
    return schema.parse(JSON.parse(text))
  }

  const summarize: Person['summarize'] = (transcriptId) =>
    read(summarySchema, 'POST', '/api/summarize', { transcriptId })

  return {
    network,
    cookies,
    call,
    summarize,
    signIn: async (email, readCode) => {
      await read(z.unknown(), 'POST', '/api/auth/code', { email })
      await read(z.unknown(), 'POST', '/api/auth/verify', { email, code: readCode() })
    },
    paste: async (text) => (await read(givenSchema, 'POST', '/api/transcripts', text)).transcript.id,
    shareLines: async (transcriptId) => {
      const { historyId, insights, summarySentences } = await summarize(transcriptId)
      const lines = [
        ...insights.map((_, at) => `insight-${at}`),
        ...summarySentences.map((_, at) => `sentence-${at}`),
      ]
      const paths: string[] = []
      for (const line of lines) {
        const path = `/api/history/${historyId}/moments/${line}`
        const { momentPath } = await read(sharedSchema, 'POST', path)
        paths.push(`/api/moments/${momentPath.replace('/m/', '')}/image.png`)
      }
      return paths
    },
  }
}
