import { describe, expect, it } from 'vitest'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import { answerHonestly, honestAnswer, landmark, taskOf } from './honest-answers.ts'
import { runEngine, shownIn } from './run-engine.ts'
import { createScriptedModel } from './scripted-model.ts'
import { makeTranscript } from './transcript.ts'

const small = { contextTokens: 32_000, maxOutputTokens: 4000 }
const long = makeTranscript(120)

describe('notes that are too many for one merge', () => {
  it('are merged by neighbours first, each question within the window', async () => {
    const model = createScriptedModel(answerHonestly, { contextTokens: 8192, maxOutputTokens: 2000 })
    const { result } = await runEngine(makeTranscript(240), [model])
    const merges = model.asked.filter((call) => taskOf(call) === 'merge')
    expect(merges.length).toBeGreaterThan(2)
    expect(result.gist).not.toBeNull()
    expect(result.insights.length).toBeGreaterThanOrEqual(10)
    for (const call of merges) expect(call.prompt.length / 4 + call.maxOutputTokens).toBeLessThan(8192)
  })
})

describe('a statement that is made in several parts', () => {
  it('is shown to the merge once', async () => {
    const again = `${landmark} the same old tower that everybody here has known for all their lives.`
    const repeated = new Map([0.1, 0.3, 0.5, 0.7, 0.9].map((share) => [share, again]))
    const model = createScriptedModel(answerHonestly, small)
    const { result } = await runEngine(makeTranscript(120, repeated), [model])
    const merge = model.asked.find((call) => taskOf(call) === 'merge')
    expect(merge?.prompt.split(`statement: ${again}`)).toHaveLength(2)
    expect(result.insights.filter(({ text }) => text === again)).toHaveLength(1)
  })
})

describe('a merge that fails', () => {
  it('leaves the notes on the parts: the best of each, and the beginnings of their summaries', async () => {
    const model = createScriptedModel((call) => {
      if (taskOf(call) === 'merge') return new ModelFailure('broken')
      const { summary, ...answer } = honestAnswer(call)
      return JSON.stringify({ ...answer, summary: Array.from({ length: 100 }, () => summary[0]) })
    }, small)
    const { result, progress } = await runEngine({ ...long, style: 'brief' }, [model])
    expect(result.engine.kind).toBe('model')
    expect(result.gist).toBeNull()
    expect(new Set(result.summary.map(({ paragraph }) => paragraph)).size).toBe(result.parts.length)
    expect(result.summary.flatMap(({ text }) => text.split(' ')).length).toBeLessThanOrEqual(450)
    expect(result.summary.every(({ citations }) => citations.length === 1)).toBe(true)
    for (const { from, to } of result.parts) {
      expect(result.insights.some(({ sentence }) => sentence >= from && sentence <= to)).toBe(true)
    }
    expect(shownIn(progress)).toEqual({
      gist: null,
      chapters: result.chapters,
      insights: result.insights,
      summary: result.summary,
    })
  })

  it('leaves the lines of an outline out of every part, however many chapters the parts have', async () => {
    const model = createScriptedModel(
      (call) => (taskOf(call) === 'merge' ? new ModelFailure('broken') : answerHonestly(call)),
      { contextTokens: 8192, maxOutputTokens: 2000 },
    )
    const form = resolveForm('outline', 'en')
    const { result } = await runEngine({ ...makeTranscript(240), form }, [model])
    expect(result.engine.kind).toBe('model')
    // Three chapters were found in each.
    expect(result.parts.length).toBeGreaterThan(40 / 3 + 1)
    const cited = result.summary.flatMap(({ citations }) => citations.map(({ sentence }) => sentence))
    for (const { from, to } of result.parts) {
      expect(cited.some((sentence) => sentence >= from && sentence <= to)).toBe(true)
    }
  })

  it('cites nothing that the notes do not hold, and quotes as they do', async () => {
    const model = createScriptedModel((call) => {
      if (taskOf(call) !== 'merge') return answerHonestly(call)
      const answer = honestAnswer(call)
      const [first, ...rest] = answer.insights
      return JSON.stringify({
        ...answer,
        chapters: [{ from: 's1', title: 'Made up', gist: 'x', quote: 'x' }, ...answer.chapters],
        insights: [
          { ...first, quote: 'words that the merge made of it' },
          { ...first, sid: 's3', quote: 'invented words of nobody here' },
          ...rest,
        ],
      })
    }, small)
    const { result } = await runEngine(long, [model])
    const merge = model.asked.find((call) => taskOf(call) === 'merge')
    const notes = merge === undefined ? [] : honestAnswer(merge).insights
    expect(result.insights.map(({ sentence, quote }) => [`s${sentence}`, quote])).toEqual(
      notes.map(({ sid, quote }) => [sid, quote]),
    )
    expect(result.chapters.map(({ title }) => title)).not.toContain('Made up')
  })
})
