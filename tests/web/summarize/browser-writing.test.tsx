import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { summaryRoutes } from '#contract/summaries.ts'
import { browserModel } from '#product/browser-model.ts'
import { standInForLanguageModel } from '#tests/fakes/browser-model.ts'
import type { BrowserModelScenario } from '#tests/fakes/browser-model.ts'
import { delivered, summary, transcript } from './factories.ts'
import { jsonReply } from './fake-server.ts'
import type { FakeCall, Handlers } from './fake-server.ts'
import { closeHome } from './open-home.tsx'
import { answer, call, openSaved, result } from './open-saved.tsx'

afterEach(() => {
  closeHome()
  delete window.LanguageModel
})

const said = [
  'We choose to go to the moon in this decade.',
  'Nobody who waits will ever get to see the far side.',
  'The rocket burns 15 tons of fuel in each second.',
  'It takes three days to get there and three to come back.',
]
const spoken = {
  ...transcript(),
  language: 'en',
  sentences: said.map((text, index) => ({
    index,
    text,
    start: index * 10,
    end: index * 10 + 10,
    speaker: null,
    turn: 0,
    fragment: false,
  })),
}
const extracted = { ...summary(), language: 'en' }
const written = { ...summary(), engine: { kind: 'model', name: browserModel, version: '1' } } as const
const newId = '7c1f0f5e-38c4-4f0c-8b63-1f7f6f3f4a11'
const given = summaryRoutes['POST /api/transcripts/:id/written-summaries'].body
const button = { name: "Write it with this browser's own model" }

/** Shows a result without a model, in a browser with such a model; `sent` is what the server was given. */
async function open(scenario: BrowserModelScenario | null, more: Handlers = {}, engine = 'extractive') {
  const models = scenario === null ? null : standInForLanguageModel(scenario)
  if (models !== null) window.LanguageModel = models
  const sent: z.output<typeof given>[] = []
  const { user } = openSaved({
    'GET /api/engine': () => jsonReply({ kind: engine }),
    [call]: () => jsonReply(result({ answer: answer(extracted) })),
    [`GET /api/transcripts/${extracted.transcriptId}`]: () => jsonReply(spoken),
    [`POST /api/transcripts/${extracted.transcriptId}/written-summaries`]: ({ body }: FakeCall) => {
      sent.push(given.parse(body))
      return jsonReply({ ...delivered(written), historyId: newId })
    },
    [`GET /api/summaries/${newId}`]: () =>
      jsonReply(result({ historyId: newId, answer: { ...delivered(written), historyId: newId } })),
    ...more,
  })
  await screen.findByRole('article')
  return { user, models, sent }
}

async function press(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', button))
}

describe('a result on a server without a model', () => {
  it('offers the model of the browser, has it write, and shows what the server checked', async () => {
    const { user, sent, models } = await open({})
    expect(await screen.findByText(/These are the speaker's own sentences/)).toBeTruthy()
    expect(screen.queryByText(/downloads the model first/)).toBeNull()
    await press(user)
    await waitFor(() => expect(location.pathname).toBe(`/v/${newId}`))
    expect(await screen.findByText("written by the browser's own model")).toBeTruthy()
    expect(screen.queryByRole('button', button)).toBeNull()
    const [first] = sent
    expect(first).toMatchObject({ language: 'en', style: 'standard' })
    expect(first?.written.summary.map(({ text }) => text)).toEqual(said)
    expect(models?.counts.open).toBe(models?.counts.closed)
  })

  it.each(['unavailable', 'silent'] as const)(
    'offers nothing where the model is %s',
    async (availability) => {
      await open({ availability })
      expect(screen.queryByRole('button', button)).toBeNull()
    },
  )

  it('offers nothing in a browser without one', async () => {
    await open(null)
    expect(screen.queryByRole('button', button)).toBeNull()
  })

  it('offers nothing on a server that has a model', async () => {
    await open({}, {}, 'model')
    expect(screen.queryByRole('button', button)).toBeNull()
  })

  it.each(['downloadable', 'downloading'] as const)(
    'says that a model which is %s comes first, and begins at the press alone',
    async (availability) => {
      const { user, models } = await open({ availability, writes: 'never' })
      expect(await screen.findByText(/downloads the model first, which takes a few gigabytes/)).toBeTruthy()
      expect(models?.counts.open).toBe(0)
      await press(user)
      expect(await screen.findByText('Your browser is writing...')).toBeTruthy()
    },
  )

  it('shows how far the download is', async () => {
    const { user, models } = await open({ availability: 'downloadable' })
    if (models === null) throw new Error('There is no model')
    window.LanguageModel = {
      ...models,
      create: async ({ monitor }) => {
        const target = new EventTarget()
        monitor?.(target)
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.25, total: 1 }))
        return await new Promise(() => undefined)
      },
    }
    await press(user)
    expect(await screen.findByText('Your browser is downloading its model...')).toBeTruthy()
    expect(screen.getByText('25 %')).toBeTruthy()
  })

  it('is cancelled by its reader, and sends nothing', async () => {
    const { user, models, sent } = await open({ writes: 'never' })
    await press(user)
    await waitFor(() => expect(models?.asked).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByRole('button', button)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(models?.counts.closed).toBe(models?.counts.open))
    expect(sent).toEqual([])
  })

  it.each([
    [{ failure: 'NotReadableError' }, /won't write about this video/],
    [{ failure: 'QuotaExceededError' }, /doesn't fit into your browser's model/],
    [{ refusal: 'NotAllowedError' }, /Your browser's model stopped/],
    [{ writes: 'broken' }, /can be used/],
    [{ writes: 'nothing-said' }, /can be used/],
  ] as const)('says so where the model does %o, and offers it again', async (scenario, sentence) => {
    const { user, sent } = await open(scenario)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(screen.getByRole('button', button)).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says in the words of the server why it took nothing', async () => {
    const path = `POST /api/transcripts/${extracted.transcriptId}/written-summaries`
    const detail = 'Nothing of it was found.'
    const problem = {
      type: 'urn:x',
      title: 'No',
      status: 422,
      detail,
      code: 'SUMMARY_FAILED',
      requestId: 'r',
      remedies: [],
    }
    const { user } = await open({}, { [path]: () => jsonReply(problem, 422) })
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toContain(detail)
  })
})
