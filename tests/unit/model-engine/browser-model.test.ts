import { describe, expect, it, vi } from 'vitest'
import type { EngineInput } from '#core/draft-summary.ts'
import { readAvailability } from '#core/writing/browser-models.ts'
import { openBrowserModel } from '#core/writing/open-browser-model.ts'
import { asWritten, reasonOf, writeAlone } from '#core/writing/write-alone.ts'
import { standInForLanguageModel } from '#tests/fakes/browser-model.ts'
import type { BrowserModelScenario } from '#tests/fakes/browser-model.ts'

const languages = { spoken: 'en', wanted: 'en' }
const device = { random: () => 0.5, now: () => 0, wait: () => Promise.resolve() }

const facts = ['boats came home', 'lamps were lit', 'people waited at the pier', 'nets hung in the yard']

function talk(sentences: number): EngineInput {
  return {
    title: 'The harbour',
    channel: null,
    language: 'en',
    durationSeconds: sentences * 8,
    sentences: Array.from({ length: sentences }, (_, index) => ({
      index,
      text: `On day ${index + 1} of the year, ${index + 20} ${facts[index % facts.length]} in the evening.`,
      start: index * 8,
      end: index * 8 + 8,
      speaker: null,
      turn: 0,
      fragment: false,
    })),
    chapters: [],
    style: 'standard',
    outputLanguage: 'en',
  }
}

async function write(scenario: BrowserModelScenario, sentences = 40) {
  const models = standInForLanguageModel(scenario)
  const shares: number[] = []
  const parts: [number, number][] = []
  const { signal } = new AbortController()
  const onDownload = (share: number) => shares.push(share)
  const model = await openBrowserModel(models, { ...languages, signal, onDownload })
  const onProgress = (progress: { kind: string; done?: number; total?: number }) => {
    if (progress.kind === 'parts') parts.push([progress.done ?? 0, progress.total ?? 0])
  }
  const written = await writeAlone(model, talk(sentences), { signal, onProgress }, device)
  return { models, shares, parts, written }
}

describe("the model of a person's browser", () => {
  it.each(['unavailable', 'downloadable', 'downloading', 'available'] as const)(
    'is %s',
    async (availability) => {
      expect(await readAvailability(standInForLanguageModel({ availability }), languages)).toBe(availability)
    },
  )

  it('is unavailable where the browser gives no answer in five seconds, or another one', async () => {
    vi.useFakeTimers()
    try {
      const asked = readAvailability(standInForLanguageModel({ availability: 'silent' }), languages)
      await vi.advanceTimersByTimeAsync(5000)
      expect(await asked).toBe('unavailable')
    } finally {
      vi.useRealTimers()
    }
    const other = { availability: async () => await Promise.resolve('maybe') }
    expect(await readAvailability(other, languages)).toBe('unavailable')
    const refused = { availability: async () => await Promise.reject(new TypeError('no such language')) }
    expect(await readAvailability(refused, languages)).toBe('unavailable')
  })

  it('is downloaded first, with its progress', async () => {
    const { shares, written } = await write({ availability: 'downloadable' })
    expect(shares).toEqual([0.25, 1])
    expect(written).toMatchObject({ language: 'en' })
  })

  it('writes a summary in the form that our engine asks for, and closes what it opened', async () => {
    const { models, written } = await write({})
    if (typeof written === 'string') throw new Error(written)
    expect(written.summary.length).toBeGreaterThan(2)
    expect(models.counts.open).toBe(models.counts.closed)
    const sent = asWritten(written)
    expect(sent?.gist.cites[0]?.sid).toMatch(/^s\d+$/)
    expect(sent?.insights.every(({ text, quote }) => text !== '' && quote !== '')).toBe(true)
    expect(sent?.parts).toEqual([])
  })

  it.each([false, true])(
    'reads a long talk in parts that fit its window, old names: %s',
    async (hasOldNames) => {
      const { models, parts, written } = await write({ window: 6144, hasOldNames }, 500)
      if (typeof written === 'string') throw new Error(written)
      expect(parts.at(-1)?.[1]).toBeGreaterThan(2)
      expect(written.parts.every(({ state }) => state === 'read')).toBe(true)
      expect(written.parts.at(-1)?.to).toBe(499)
      expect(Math.max(...models.asked.map(({ length }) => length / 4))).toBeLessThan(6144)
      expect(asWritten(written)?.parts.length).toBe(written.parts.length)
    },
  )

  it('makes its parts smaller where the window is smaller than its size suggests', async () => {
    const models = standInForLanguageModel({ window: 9216 })
    const { signal } = new AbortController()
    const counted = {
      ...models,
      create: async (options: Parameters<typeof models.create>[0]) => {
        const session = await models.create(options)
        const measureContextUsage = async (prompt: string) => await Promise.resolve(prompt.length / 2)
        return { ...session, measureContextUsage }
      },
    }
    const model = await openBrowserModel(counted, { ...languages, signal, onDownload: () => undefined })
    const written = await writeAlone(model, talk(300), { signal }, device)
    expect(written).toMatchObject({ language: 'en' })
  })

  it.each([
    [{ failure: 'NotReadableError' }, 'refused'],
    [{ failure: 'UnknownError' }, 'failed'],
    [{ failure: 'QuotaExceededError' }, 'too-long'],
    [{ writes: 'broken' }, 'unusable'],
    [{ writes: 'prose' }, 'unusable'],
    [{ writes: 'nothing-said' }, 'unfound'],
  ] as const)('gives no summary and the reason where it does %o', async (scenario, reason) => {
    expect((await write(scenario)).written).toBe(reason)
  })

  it('cannot be opened where the browser forbids it', async () => {
    const failure = await write({ refusal: 'NotAllowedError' }).catch((error: unknown) => error)
    expect(reasonOf(failure)).toBe('failed')
    expect(() => reasonOf(new Error('another'))).toThrow('another')
  })

  it('ends at once when its reader cancels', async () => {
    const models = standInForLanguageModel({ writes: 'never' })
    const controller = new AbortController()
    const { signal } = controller
    const model = await openBrowserModel(models, { ...languages, signal, onDownload: () => undefined })
    const written = writeAlone(model, talk(20), { signal }, device)
    await vi.waitFor(() => expect(models.asked).toHaveLength(1))
    const reason = new DOMException('Cancelled', 'AbortError')
    controller.abort(reason)
    await expect(written).rejects.toBe(reason)
    expect(models.counts.open).toBe(models.counts.closed)
  })

  it('is given up where no word comes', async () => {
    vi.useFakeTimers()
    try {
      const { signal } = new AbortController()
      const models = standInForLanguageModel({ writes: 'never' })
      const model = await openBrowserModel(models, { ...languages, signal, onDownload: () => undefined })
      const written = writeAlone(model, talk(20), { signal }, device)
      await vi.advanceTimersByTimeAsync(3 * 180_000)
      expect(await written).toBe('failed')
    } finally {
      vi.useRealTimers()
    }
  })
})
