import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findOwnModels, ownModels } from '#extension/alone/own-models.ts'
import { readConnection, storeConnection } from '#extension/server/connection.ts'
import { standInForLanguageModel } from '#tests/fakes/browser-model.ts'
import type { BrowserModelScenario } from '#tests/fakes/browser-model.ts'
import { json3 } from '#tests/fakes/video-pages/watch-page.ts'
import { openPanel, press, readable, see } from './open-panel.tsx'
import { createBrowser } from './stand-in.ts'

const spoken = { ...readable, transcript: { ...readable.transcript, captions: json3 } }
const server = 'http://localhost:11434'
/** The most that is read of one answer. */
const maxBytes = 16_000_000
const done = 'The transcript went to your own model and nowhere else.'

type Said = { role: string; content: string }
type Scenario = BrowserModelScenario & { status?: number; takesSchema?: boolean }

/** A server of models that speaks as OpenAI does, with Ollama's own answers beside it. */
function startServer({ status = 200, takesSchema = true, ...scenario }: Scenario = {}) {
  const model = standInForLanguageModel(scenario)
  const calls: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit): Promise<Response> => {
    calls.push(address)
    if (status !== 200) return new Response('', { status })
    if (address.endsWith('/v1/models'))
      return Response.json({ data: [{ id: 'lamp' }, { id: 'nomic-embed-text' }] })
    if (address.endsWith('/api/generate')) return Response.json({ done: true })
    if (address.endsWith('/api/ps'))
      return Response.json({ models: [{ name: 'lamp:latest', context_length: 8192 }] })
    const asked: { messages: Said[]; response_format?: object } = JSON.parse(
      typeof body === 'string' ? body : '{}',
    )
    if (asked.response_format !== undefined && !takesSchema) return new Response('', { status: 400 })
    const [system, user] = asked.messages
    const session = await model.create({ initialPrompts: [{ content: system?.content ?? '' }] })
    let answer = ''
    for await (const piece of session.promptStreaming(user?.content ?? '', {
      signal: new AbortController().signal,
    }))
      answer += `data: ${JSON.stringify({ choices: [{ delta: { content: piece } }] })}\n\n`
    return new Response(`${answer}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } })
  })
  return { calls }
}

async function openWithModel(scenario: Scenario = {}) {
  const opened = openPanel({}, { read: () => Promise.resolve(spoken) }, { isAlone: true })
  const { calls } = startServer(scenario)
  await storeConnection(opened.browser.api, { model: { server, name: 'lamp' } })
  await press('Summarize')
  await press('Write it with lamp')
  return { ...opened, calls }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("a model of the person's own", () => {
  it('is found at its address with their permission, chosen, and given up again', async () => {
    const { browser } = openPanel({}, { read: () => Promise.resolve(spoken) }, { isAlone: true })
    startServer()
    await press('Settings')
    await press('Look for models')
    const select = await screen.findByLabelText('Model')
    expect(select.textContent).not.toContain('embed')
    await userEvent.selectOptions(select, 'lamp')
    await see('lamp writes when you ask it to')
    expect((await readConnection(browser.api)).model).toEqual({ server, name: 'lamp' })
    await press('Write without it')
    await see('can write your summaries')
    expect((await readConnection(browser.api)).model).toBeNull()
  })

  it.each([
    ['refuses the extension', 403, 'OLLAMA_ORIGINS=chrome-extension://*'],
    ['is something else', 404, 'names no model that writes'],
  ])('that %s is said to', async (_what, status, sentence) => {
    openPanel({}, { read: () => Promise.resolve(spoken) }, { isAlone: true })
    startServer({ status })
    await press('Settings')
    await press('Look for models')
    await see(sentence)
  })

  it('writes at a press, is named, and reaches nobody else', async () => {
    const { calls } = await openWithModel()
    await see(done)
    await see('written by lamp')
    expect(calls.every((address) => address.startsWith(`${server}/`))).toBe(true)
    expect(calls.some((address) => address.endsWith('/v1/chat/completions'))).toBe(true)
  })

  it('that takes no schema is asked without one', async () => {
    const { calls } = await openWithModel({ takesSchema: false })
    await see(done)
    expect(calls.filter((address) => address.endsWith('/completions')).length).toBeGreaterThan(1)
  })

  it('that lies gets no line verified', async () => {
    await openWithModel({ writes: 'lies' })
    await see(done)
    expect(screen.queryAllByRole('button', { name: /^Verified/ })).toHaveLength(0)
  })

  it.each([
    ['refuses', { status: 403 }, 'lamp gave no answer'],
    ['is gone', { status: 502 }, 'lamp gave no answer'],
    ['writes nothing that can be used', { writes: 'prose' }, 'Nothing that lamp wrote can be used'],
  ] as const)('that %s says so, and the sentences of the speaker stay', async (_what, scenario, sentence) => {
    window.LanguageModel = standInForLanguageModel({})
    await openWithModel(scenario)
    await see(sentence)
    await see('Made without AI')
    delete window.LanguageModel
  })

  it('is asked for no list by an address that leads away', async () => {
    const found = await findOwnModels(server, () => Promise.reject(new TypeError('redirected')))
    expect(found).toEqual({ names: [], failure: 'silent' })
  })

  it('that answers without an end is heard no further than an answer can be long', async () => {
    const given: Record<string, number> = {}
    const endless = async (address: string): Promise<Response> => {
      const piece = new TextEncoder().encode(`data: ${'x'.repeat(1_000_000)}`)
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        given[address] = (given[address] ?? 0) + piece.length
        // Without a limit it would end here, and not the machine.
        if (given[address] > 2 * maxBytes) controller.close()
        else controller.enqueue(piece)
      }
      return new Response(new ReadableStream({ pull }))
    }
    expect(await findOwnModels(server, endless)).toEqual({ names: [], failure: 'other' })
    const { signal } = new AbortController()
    const languages = { expectedInputs: [], expectedOutputs: [] }
    const session = await ownModels({ server, name: 'lamp' }, endless).create({ ...languages, signal })
    for await (const piece of session.promptStreaming('?', { signal })) expect(piece).toBe('')
    const read = ['/v1/models', '/api/ps', '/v1/chat/completions'].map((path) => given[server + path] ?? 0)
    for (const bytes of read) expect(bytes).toBeGreaterThan(maxBytes / 2)
    for (const bytes of Object.values(given)) expect(bytes).toBeLessThan(1.2 * maxBytes)
    expect(session.contextWindow).toBe(0)
  })

  it('is waited for no longer when its reader leaves while it loads', async () => {
    const leaving = new AbortController()
    const never = (_address: string, { signal }: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
        setTimeout(() => leaving.abort())
      })
    const models = ownModels({ server, name: 'lamp' }, never)
    const languages = { expectedInputs: [], expectedOutputs: [] }
    await expect(models.create({ ...languages, signal: leaving.signal })).rejects.toThrow('abort')
  })

  it.each([['http://evil.example'], ['javascript:alert(1)'], [7]])(
    'is none where what is stored is %s',
    async (address) => {
      const { api } = createBrowser({ model: { server: address, name: 'lamp' } })
      expect((await readConnection(api)).model).toBeNull()
    },
  )
})
