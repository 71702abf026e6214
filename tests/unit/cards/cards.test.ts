import { afterEach, describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import type { Card } from '#server/features/history/cards/card-thread.ts'
import { createCards } from '#server/features/history/cards/cards.ts'
import type { Cards } from '#server/features/history/cards/cards.ts'
import type { CallCounter } from '#server/rate-limit/call-limits.ts'

const never = new AbortController().signal
const opened: Cards[] = []
const transcript: Card = {
  kind: 'words',
  words: { title: 'The harbour', kicker: 'News', text: 'It froze.' },
  language: { tag: 'en', direction: 'ltr', motto: 'Any video, in brief' },
}
const held = new URL('threads/held-thread.ts', import.meta.url)

afterEach(async () => {
  await Promise.all(opened.splice(0).map((cards) => cards.close()))
})

type Parts = {
  thread?: URL
  pictures?: Map<string, Uint8Array>
  wait?: () => Promise<void>
  counts?: (key: string) => void
}

function open({ thread, pictures = new Map(), wait = forEver, counts = () => undefined }: Parts): Cards {
  const count: CallCounter['count'] = async (key, { limit }) => {
    if (typeof key === 'string') counts(key)
    return { limit, remaining: 1, resetSeconds: 60 }
  }
  const cards = createCards({
    store: {
      get: async (name) => pictures.get(name) ?? null,
      put: async (name, picture) => void pictures.set(name, picture),
    },
    callCounter: { count, uncount: async () => undefined },
    clock: { now: () => 0, wait },
    onFailure: (error) => {
      throw error
    },
    ...(thread === undefined ? {} : { thread }),
  })
  opened.push(cards)
  return cards
}

function forEver(): Promise<void> {
  return new Promise(() => undefined)
}

describe('the picture beside a shared link', () => {
  it('is drawn once, and then given by what it shows, also after a restart', async () => {
    const pictures = new Map<string, Uint8Array>()
    const drawn = await open({ pictures }).get(transcript, 'home', never)
    expect(Buffer.from(drawn).subarray(1, 4).toString()).toBe('PNG')
    // A thread that never ends would give the plain card.
    const counted: string[] = []
    const again = open({ pictures, thread: held, counts: (key) => counted.push(key) })
    expect(await again.get({ ...transcript }, 'office', never)).toBe(drawn)
    expect(counted).toEqual([])
  })

  it.each(['en', 'hi'])(
    'is the plain card in its language while one is drawn that takes long: %s',
    async (tag) => {
      const cards = open({ thread: held, wait: () => Promise.resolve() })
      const card = { ...transcript, language: { ...transcript.language, tag } }
      expect(Buffer.from(await cards.get(card, 'home', never)).toString()).toBe(`plain ${tag}`)
    },
  )

  it('is the plain card at once for a network that had many drawn, and another is not concerned', async () => {
    const counted: string[] = []
    const cards = open({
      counts: (key) => {
        counted.push(key)
        if (key === 'cards/greedy') throw new AppError('RATE_LIMITED', 'Many.', { retryAfterSeconds: 9 })
      },
    })
    const plain = await cards.get(transcript, 'greedy', never)
    const drawn = await cards.get(transcript, 'home', never)
    expect(drawn).not.toEqual(plain)
    expect(counted).toEqual(['cards/greedy', 'cards/home'])
  })
})
