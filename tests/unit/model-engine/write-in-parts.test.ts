import { describe, expect, it } from 'vitest'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { ModelCall } from '#core/writing/language-model.ts'
import { answerHonestly, honestAnswer, landmark, linesOf, taskOf } from './honest-answers.ts'
import { runEngine, shownIn } from './run-engine.ts'
import { createScriptedModel } from './scripted-model.ts'
import { makeTranscript } from './transcript.ts'

const small = { contextTokens: 32_000, maxOutputTokens: 4000 }
const tenths = Array.from({ length: 10 }, (_, tenth) => tenth)
const facts = new Map(
  tenths.map((tenth) => [
    tenth / 10 + 0.05,
    `${landmark} number ${tenth * 7919 + 11} of the ${'north south east west upper lower inner outer first last'.split(' ')[tenth]} coast, found by chance.`,
  ]),
)
const long = makeTranscript(120)

/** The first sentence of the part that is asked about; `null` for another question. */
function partOf({ prompt }: ModelCall): number | null {
  const from = /from s(?<from>\d+) on;/.exec(prompt)?.groups?.['from']
  return from === undefined ? null : Number(from)
}

describe('a video of twelve hours', () => {
  it.each([
    ['a window that holds it', 1_000_000, 1],
    ['a window of 128,000 tokens', 128_000, 5],
    ['a window of 32,000 tokens', 32_000, 20],
    ['a window of 8,000 tokens', 8192, 80],
  ])('has what was said in every tenth in its result, with %s', async (_, contextTokens, minParts) => {
    const transcript = makeTranscript(720, facts)
    const model = createScriptedModel(answerHonestly, { contextTokens })
    const { result } = await runEngine(transcript, [model])
    expect(result.engine.kind).toBe('model')
    expect(result.parts.length).toBeGreaterThanOrEqual(minParts)
    expect(result.parts.every(({ state }) => state === 'read')).toBe(true)
    expect(result.gist).not.toBeNull()
    const emitted = result.insights.map(({ text }) => text)
    expect([...facts.values()].filter((fact) => !emitted.includes(fact))).toEqual([])
  })
})

describe('a summary in parts', () => {
  it('takes every sentence to the model once, but for the overlap, and never more tokens than fit', async () => {
    const model = createScriptedModel(answerHonestly, small)
    const { result } = await runEngine(long, [model])
    const parts = model.asked.filter((call) => taskOf(call) === 'part')
    const shown = new Set(parts.flatMap((call) => linesOf(call).map(({ id }) => id)))
    expect(shown.size).toBe(long.sentences.length)
    expect(result.parts).toHaveLength(parts.length)
    expect(result.parts.at(0)?.from).toBe(0)
    expect(result.parts.at(-1)?.to).toBe(long.sentences.length - 1)
    for (const call of model.asked) expect(call.prompt.length / 4 + call.maxOutputTokens).toBeLessThan(32_000)
  })

  it('tells how many parts are read, then the summary as it is merged', async () => {
    const { result, progress } = await runEngine(long, [createScriptedModel(answerHonestly, small)])
    const total = result.parts.length
    const parts = progress.filter((step) => step.kind === 'parts')
    expect(parts).toEqual(Array.from({ length: total + 1 }, (_, done) => ({ kind: 'parts', done, total })))
    const after = progress.slice(parts.length).map(({ kind }) => kind)
    expect([...new Set(after)]).toEqual(['gist', 'chapter', 'insight', 'text', 'sentence'])
    expect(shownIn(progress).summary).toEqual(result.summary)
    expect(shownIn(progress).insights).toEqual(result.insights)
  })

  it('reads four parts at a time', async () => {
    const model = createScriptedModel(
      async (call) => {
        await new Promise((resolve) => setImmediate(resolve))
        return answerHonestly(call)
      },
      { ...small, contextTokens: 16_000 },
    )
    const { result } = await runEngine(long, [model])
    expect(result.parts.length).toBeGreaterThan(6)
    expect(model.maxConcurrent()).toBe(4)
  })

  it('shows the merge the notes and no transcript, with the ids and quotes of the notes', async () => {
    const model = createScriptedModel(answerHonestly, small)
    await runEngine(long, [model])
    const merge = model.asked.at(-1)
    expect(merge?.prompt).toMatch(/^<<<NOTES/)
    const last = model.asked.filter((call) => taskOf(call) === 'part').at(-1)
    const cited = last === undefined ? [] : honestAnswer(last).insights
    for (const { sid, text, quote } of cited)
      expect(merge?.prompt).toContain(`[${sid}] statement: ${text} | "${quote}"`)
    expect(merge?.prompt.length).toBeLessThan((last?.prompt.length ?? 0) / 2)
  })

  it("keeps the creator's chapters over all parts", async () => {
    const chapters = Array.from({ length: 12 }, (_, at) => ({ title: `Hour ${at}`, start: at * 600 }))
    const { result } = await runEngine({ ...long, chapters }, [createScriptedModel(answerHonestly, small)])
    expect(result.chapters.map(({ title, sentence }) => [title, sentence])).toEqual(
      chapters.map(({ title, start }) => [title, start / 6]),
    )
  })
})

describe('a ceiling that is reached while parts are read', () => {
  it('leaves the parts that were read, the others named', async () => {
    const model = createScriptedModel(answerHonestly, small)
    const { result: all } = await runEngine(long, [model])
    const read = all.parts.length - 1
    const { result } = await runEngine(long, [createScriptedModel(answerHonestly, small)], {
      allowCall: (_, { calls }) => calls < read || { kind: 'run' },
      limits: { parallelCalls: 1 },
    })
    expect(result.parts.map(({ state }) => state)).toEqual([
      ...Array.from({ length: read }, () => 'read'),
      'missing',
    ])
    expect(result).toMatchObject({ engine: { kind: 'model' }, gist: null, usage: { calls: read } })
  })
})

describe('a part that fails', () => {
  const failing = (call: ModelCall): boolean =>
    (partOf(call) ?? 0) > 0 && linesOf(call).some(({ id }) => id === 's600')

  it('for good is named, and the rest makes the summary', async () => {
    const model = createScriptedModel(
      (call) => (failing(call) ? new ModelFailure('broken') : answerHonestly(call)),
      small,
    )
    const { result, progress } = await runEngine(long, [model])
    const missing = result.parts.filter(({ state }) => state === 'missing')
    expect(missing).toHaveLength(1)
    expect(missing[0]?.from).toBeLessThanOrEqual(600)
    expect(missing[0]?.to).toBeGreaterThanOrEqual(600)
    expect(result.engine.kind).toBe('model')
    const inside = result.insights.filter(
      ({ sentence }) => sentence >= (missing[0]?.from ?? 0) && sentence <= (missing[0]?.to ?? 0),
    )
    expect(inside).toEqual([])
    const total = result.parts.length
    expect(progress.filter((step) => step.kind === 'parts').at(-1)).toEqual({
      kind: 'parts',
      done: total - 1,
      total,
    })
  })

  it('in passing is tried again when the others are done', async () => {
    let isDown = true
    const model = createScriptedModel((call) => {
      if (!failing(call) || !isDown) return answerHonestly(call)
      isDown = false
      return new ModelFailure('broken')
    }, small)
    const { result } = await runEngine(long, [model])
    expect(result.parts.every(({ state }) => state === 'read')).toBe(true)
  })

  it('is read by the next model', async () => {
    const first = createScriptedModel(
      (call) => (failing(call) ? new ModelFailure('refused') : answerHonestly(call)),
      small,
    )
    const second = createScriptedModel(answerHonestly, { ...small, name: 'second' })
    const { result } = await runEngine(long, [first, second])
    expect(result.parts.every(({ state }) => state === 'read')).toBe(true)
    expect(second.asked).toHaveLength(1)
    expect(result.engine.name).toBe('scripted-1')
  })

  it('for want of quota is not tried again with the same model, nor are the others', async () => {
    const first = createScriptedModel(() => new ModelFailure('quota'), small)
    const second = createScriptedModel(answerHonestly, { ...small, name: 'second' })
    const { result } = await runEngine(makeTranscript(300), [first, second])
    expect(result.parts.length).toBeGreaterThan(4)
    expect(first.asked).toHaveLength(4)
    expect(result.engine.name).toBe('second')
  })

  it('like most others is no summary of the video: the next way is taken', async () => {
    const model = createScriptedModel(
      (call) => ((partOf(call) ?? 1) > 0 ? new ModelFailure('broken') : answerHonestly(call)),
      small,
    )
    const { result } = await runEngine(long, [model])
    expect(result.engine.kind).toBe('extractive')
  })
})

describe('a model whose window is smaller than it is said to be', () => {
  it('is asked in parts that are small enough', async () => {
    const really = 9000
    const model = createScriptedModel((call) =>
      call.prompt.length / 4 > really ? new ModelFailure('too-long') : answerHonestly(call),
    )
    const { result } = await runEngine(long, [model])
    expect(result.engine.kind).toBe('model')
    expect(result.parts.length).toBeGreaterThan(3)
    expect(result.parts.every(({ state }) => state === 'read')).toBe(true)
  })
})
