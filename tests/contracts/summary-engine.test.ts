import { describe, expect, it } from 'vitest'
import type { EngineProgress } from '#core/writing/engine-progress.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import type { SummaryEngine } from '#server/ports/summary-engine.ts'
import { createScriptedEngine } from '#tests/fakes/scripted-engine.ts'
import { inputOf, sentencesOf, statements } from '#tests/unit/extractive/transcripts.ts'

type Sample = AsyncDisposable & { engine: SummaryEngine }

const engines: Readonly<Record<string, () => Sample>> = {
  'the built-in one': () => {
    const engine = createExtractiveEngine()
    return { engine, [Symbol.asyncDispose]: () => engine.close() }
  },
  'the scripted one of the tests': () => ({
    engine: createScriptedEngine({ insights: 4, pace: async (_step, signal) => signal.throwIfAborted() }),
    [Symbol.asyncDispose]: async () => undefined,
  }),
}
const input = inputOf(sentencesOf(statements))
const { signal } = new AbortController()

describe.each(Object.entries(engines))('the engine of summaries: %s', (_name, make) => {
  it('rests each statement on words of the sentence that it names', async () => {
    await using sample = make()
    const { summary, insights, chapters } = await sample.engine.summarize(input, { signal })
    const gists = chapters.flatMap(({ gist }) => gist ?? [])
    const cited = [...summary.flatMap(({ citations }) => citations), ...insights, ...gists]
    expect(cited.length).toBeGreaterThan(0)
    for (const { quote, sentence } of cited) expect(statements[sentence]).toContain(quote)
    for (const { sentence } of chapters) expect(statements[sentence]).toBeDefined()
  })

  it('names itself in what it makes, reads every sentence, and gives the same for the same', async () => {
    await using sample = make()
    const result = await sample.engine.summarize(input, { signal })
    expect(result.engine).toEqual(sample.engine.identity)
    expect(result.parts.at(0)?.from).toBe(0)
    expect(result.parts.at(-1)?.to).toBe(statements.length - 1)
    expect(await sample.engine.summarize(structuredClone(input), { signal })).toEqual(result)
  })

  it('reports no insight that is missing in the end', async () => {
    await using sample = make()
    const steps: EngineProgress[] = []
    const { insights } = await sample.engine.summarize(input, {
      signal,
      onProgress: (step) => steps.push(step),
    })
    const reported = steps.flatMap((step) => (step.kind === 'insight' ? step.insight : []))
    expect(insights).toEqual(expect.arrayContaining(reported))
  })

  it("rejects with the caller's reason when it is aborted before it began", async () => {
    await using sample = make()
    const reason = new Error('left the page')
    await expect(sample.engine.summarize(input, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})
