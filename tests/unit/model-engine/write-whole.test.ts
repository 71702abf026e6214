import { describe, expect, it } from 'vitest'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { answerHonestly, honestAnswer } from './honest-answers.ts'
import { runEngine, shownIn } from './run-engine.ts'
import { createScriptedModel } from './scripted-model.ts'
import { makeTranscript } from './transcript.ts'

const transcript = makeTranscript(20)
const saidAt = (sentence: number): string =>
  transcript.sentences[sentence]?.text.split(' ').slice(0, 12).join(' ') ?? ''

describe('a summary in one call', () => {
  it('is what the model wrote, every citation found in the transcript', async () => {
    const model = createScriptedModel(answerHonestly)
    const { result } = await runEngine(transcript, [model])
    const index = createEvidenceIndex(transcript.sentences, 'en')
    expect(result.engine).toEqual({
      kind: 'model',
      name: 'scripted-1',
      version: expect.stringMatching(/^[\da-f]{12}$/),
    })
    expect(result.gist?.text).toBe('The speaker tells of many people and what they did.')
    expect(result.insights).toHaveLength(5)
    expect(result.insights.map((insight) => checkStatement(index, insight).state)).toEqual(
      result.insights.map(() => 'words-found'),
    )
    expect(result.chapters.map(({ sentence, automatic }) => ({ sentence, automatic }))).toEqual(
      [0, 66, 133].map((sentence) => ({ sentence, automatic: true })),
    )
    expect(result.chapters.every(({ gist }) => gist !== null)).toBe(true)
    expect(result).toMatchObject({
      language: 'en',
      parts: [{ from: 0, to: 199, state: 'read' }],
    })
    expect(model.asked).toHaveLength(1)
  })

  it('is emitted while it comes: gist, chapters, statements, then text, all of them as in the result', async () => {
    const { result, progress } = await runEngine(transcript, [createScriptedModel(answerHonestly)])
    const kinds = progress.map(({ kind }) => kind)
    expect([...new Set(kinds)]).toEqual(['gist', 'chapter', 'insight', 'text', 'sentence'])
    expect(progress[0]).toEqual({
      kind: 'gist',
      text: expect.stringMatching(/^The( speaker)?$/),
      sentence: null,
    })
    expect(shownIn(progress)).toEqual({
      gist: result.gist,
      chapters: result.chapters,
      insights: result.insights,
      summary: result.summary,
    })
  })

  it('has no marks of a list and no ids of sentences in its texts', async () => {
    const plain = (await runEngine(transcript, [createScriptedModel(answerHonestly)])).result
    const marked = createScriptedModel((call) => {
      const answer = honestAnswer(call)
      const insights = answer.insights.map((item, at) => ({ ...item, text: `${at + 1}. ${item.text}` }))
      const summary = answer.summary.map((item) => ({
        ...item,
        text: `- ${item.text.slice(0, -1)} [s3, s7].`,
      }))
      return JSON.stringify({ ...answer, insights, summary })
    })
    const { result } = await runEngine(transcript, [marked])
    expect(result.insights).toEqual(plain.insights)
    expect(result.summary).toEqual(plain.summary)
  })

  it('keeps a number that only one of its statements begins with', async () => {
    const model = createScriptedModel((call) => {
      const answer = honestAnswer(call)
      const [first, ...others] = answer.insights.map((item) => ({ ...item }))
      return JSON.stringify({ ...answer, insights: [{ ...first, text: `1. ${first?.text}` }, ...others] })
    })
    const { result } = await runEngine(transcript, [model])
    expect(result.insights[0]?.text).toMatch(/^1\. /)
  })

  it('counts tokens and money of all its calls', async () => {
    const model = createScriptedModel((call, turn) => (turn === 0 ? '{"gist":' : answerHonestly(call)))
    const { result } = await runEngine(transcript, [model])
    const inputTokens = model.asked.reduce((sum, { prompt }) => sum + Math.ceil(prompt.length / 4), 0)
    const { usage } = result
    expect(usage).toMatchObject({ calls: 2, inputTokens })
    expect(usage?.costMicroUsd).toBeGreaterThanOrEqual(
      Math.floor(inputTokens * 0.3 + (usage?.outputTokens ?? 0) * 2.5),
    )
    const free = await runEngine(transcript, [createScriptedModel(answerHonestly, { price: null })])
    expect(free.result.usage).toMatchObject({ calls: 1, costMicroUsd: null })
  })

  it("keeps the creator's chapters, with what the model says of them", async () => {
    const chapters = [
      { title: 'Opening', start: 0 },
      { title: 'Middle', start: 300 },
      { title: 'End', start: 900 },
    ]
    const model = createScriptedModel((call) => {
      const answer = honestAnswer(call)
      const [first] = answer.chapters
      const made = { ...first, from: 's70', title: 'Invented' }
      return JSON.stringify({
        ...answer,
        chapters: [first, made, { ...first, from: 's150', title: 'Renamed' }],
      })
    })
    const { result, progress } = await runEngine({ ...transcript, chapters }, [model])
    expect(model.asked[0]?.prompt).toContain('in turn: s0, s50, s150.')
    expect(result.chapters.map(({ title, sentence, automatic }) => [title, sentence, automatic])).toEqual([
      ['Opening', 0, false],
      ['Middle', 50, false],
      ['End', 150, false],
    ])
    expect(result.chapters.map(({ gist }) => gist?.sentence ?? null)).toEqual([0, null, null])
    expect(shownIn(progress).chapters).toEqual(result.chapters)
  })

  it.each([
    ['standard', 5, /flowing prose/],
    ['brief', 3, /one short paragraph/],
    ['detailed', 8, /follow the course of the video/],
    ['study-notes', 7, /notes to learn from/],
    ['bullets', 5, /a list of complete statements/],
  ] as const)('is asked for in the style %s', async (style, insights, words) => {
    const model = createScriptedModel(answerHonestly)
    const { result } = await runEngine({ ...transcript, style }, [model])
    expect(result.insights).toHaveLength(insights)
    expect(model.asked[0]?.prompt).toMatch(words)
  })

  it('keeps the lines of a list', async () => {
    const model = createScriptedModel((call) =>
      JSON.stringify({
        ...honestAnswer(call),
        summary: [1, 2].map((p) => ({
          p,
          text: `- Thing ${p} happened.`,
          cites: [{ sid: `s${p}`, quote: saidAt(p) }],
        })),
      }),
    )
    const { result, progress } = await runEngine({ ...transcript, style: 'bullets' }, [model])
    expect(result.summary.map(({ text, paragraph }) => [text, paragraph])).toEqual([
      ['Thing 1 happened.', 0],
      ['Thing 2 happened.', 1],
    ])
    expect(shownIn(progress).summary).toEqual(result.summary)
  })

  it('stops with the reason it is given, and asks nothing more', async () => {
    const abort = new AbortController()
    const model = createScriptedModel(() => {
      abort.abort(new Error('The reader left.'))
      return 'never heard'
    })
    const second = createScriptedModel(answerHonestly)
    const records: unknown[] = []
    const onCall = (record: unknown) => records.push(record)
    const run = runEngine(transcript, [model, second], { signal: abort.signal, onCall })
    await expect(run).rejects.toThrow('The reader left.')
    expect(records).toMatchObject([{ failure: 'timeout', outputTokens: 0 }])
    expect(second.asked).toHaveLength(0)
  })
})
