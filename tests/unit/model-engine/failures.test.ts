import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { ModelFailure } from '#core/writing/language-model.ts'
import type { ModelFailureKind } from '#core/writing/language-model.ts'
import { estimateTokens } from '#core/writing/plan-call.ts'
import { systemPrompt } from '#core/writing/prompts/fence.ts'
import { answerHonestly, honestAnswer } from './honest-answers.ts'
import { runEngine, shownIn } from './run-engine.ts'
import { createScriptedModel } from './scripted-model.ts'
import type { Script } from './scripted-model.ts'
import { makeTranscript } from './transcript.ts'

const transcript = makeTranscript(10)
const extractiveName = 'concept-coverage'
const unable = {
  name: 'AppError',
  code: 'SUMMARY_FAILED',
  detail: expect.stringMatching(/^Sorry, we couldn't generate a summary for this video\./),
}

function failing(kind: ModelFailureKind, retryAfterSeconds: number | null = null): Script {
  return () => new ModelFailure(kind, retryAfterSeconds)
}

function always(text: string): Script {
  return () => text
}

/** An honest answer with some of it changed. */
function changed(changes: object): Script {
  return (call) => JSON.stringify({ ...honestAnswer(call), ...changes })
}

const unfounded = {
  text: 'It cost nine dollars.',
  sid: 's1',
  quote: 'we never said any of these words at all',
}

/**
 * Every way to fail: how often the model is asked before it is passed over, and whether it counts as a
 * refusal.
 */
const failures: [name: string, script: Script, calls: number, isRefusal?: 'refusal'][] = [
  ['quota', failing('quota'), 1],
  ['rate limit', failing('rate-limited'), 3],
  ['rate limit for long', failing('rate-limited', 3600), 1],
  ['outage', failing('unavailable'), 3],
  ['timeout', failing('timeout'), 3],
  ['safety block', failing('refused'), 1, 'refusal'],
  ['wrong key', failing('unauthorized'), 1],
  ['window smaller than said', failing('too-long'), 12],
  ['broken answer', failing('broken'), 1],
  ['error that no port knows', () => Promise.reject(new TypeError('fetch failed')), 1],
  ['empty answer', always(''), 2],
  ['blank answer', always(' \n '), 2],
  ['empty object', always('{}'), 2],
  ['empty fields', always('{"gist":"","chapters":[],"insights":[],"summary":""}'), 2],
  ['refusal in prose', always('I’m sorry, but I can’t help with that.'), 1, 'refusal'],
  ['refusal as gist', changed({ gist: 'I cannot summarize this video.' }), 1, 'refusal'],
  [
    'refusal as summary',
    changed({ summary: 'As an AI model, I am unable to provide a summary.' }),
    1,
    'refusal',
  ],
  ['"unable to generate"', changed({ summary: 'Unable to generate summary for it.' }), 1, 'refusal'],
  ['"no summary content"', changed({ summary: 'No summary content received' }), 1, 'refusal'],
  ['"failed to generate"', changed({ gist: 'FAILED TO GENERATE SUMMARY' }), 1, 'refusal'],
  ['"error generating"', always('Error generating summary: 1'), 1, 'refusal'],
  ['"unable to fetch"', changed({ summary: 'Unable to fetch transcript' }), 1, 'refusal'],
  ['status code as text', changed({ summary: '503 Service Unavailable' }), 1, 'refusal'],
  ['prose', always('The talk is about many things, and I liked it.'), 2],
  ['another object', always('{"answer":"Many things happened to the people in it."}'), 2],
  ['a list', always('[1,2,3]'), 2],
  ['broken JSON', always('{"gist":"A talk","chapters":[{"from":"s1"'.concat(' oops')), 2],
  ['cut answer', (call) => ({ text: answerHonestly(call).slice(0, 200), finish: 'length' }), 2],
  ['cut stream', (call) => answerHonestly(call).slice(0, 200), 2],
  ['wrong types', always('{"gist":7,"chapters":"none","insights":{"a":1},"summary":[{"x":1}]}'), 2],
  ['no gist', changed({ gist: undefined }), 2],
  ['no summary', changed({ summary: undefined }), 2],
  ['no statements', changed({ insights: [] }), 2],
  ['mostly faulty statements', changed({ chapters: [], insights: [unfounded, {}, {}, { text: 1 }] }), 2],
  ['its instructions as gist', changed({ gist: systemPrompt.slice(0, 200) }), 2],
  ['its instructions as summary', changed({ summary: `My orders: ${systemPrompt}` }), 2],
  ['only invented quotes', changed({ chapters: [], insights: [unfounded] }), 2],
]

describe.each(failures)('a model that fails by %s', (_, script, calls, isRefusal) => {
  it('is passed over for the next model, and nothing of it is left', async () => {
    const first = createScriptedModel(script, { name: 'first' })
    const second = createScriptedModel(answerHonestly, { name: 'second' })
    const { result, progress } = await runEngine(transcript, [first, second])
    expect(first.asked).toHaveLength(calls)
    expect(result.engine).toMatchObject({ kind: 'model', name: 'second' })
    expect(result.usage?.calls).toBe(calls + 1)
    expect(shownIn(progress)).toMatchObject({
      gist: result.gist,
      insights: result.insights,
      summary: result.summary,
    })
  })

  const ending = isRefusal
    ? 'is a failure that says so'
    : "leaves the speaker's own sentences, labelled as such"
  it(`${ending} when there is no other model`, async () => {
    const model = createScriptedModel(script)
    if (isRefusal) {
      await expect(runEngine(transcript, [model])).rejects.toMatchObject(unable)
      return
    }
    const { result, progress } = await runEngine(transcript, [model])
    expect(result.engine).toMatchObject({ kind: 'extractive', name: extractiveName })
    expect(result.usage?.calls).toBe(calls)
    expect(shownIn(progress)).toEqual({ gist: null, chapters: [], insights: [], summary: [] })
  })
})

describe('when no model can', () => {
  it('fails only when each of them refused: an outage is no verdict on the video', async () => {
    const refusing = createScriptedModel(failing('refused'))
    const down = createScriptedModel(failing('quota'))
    const { result } = await runEngine(transcript, [refusing, down])
    expect(result.engine.kind).toBe('extractive')
    await expect(
      runEngine(transcript, [refusing, createScriptedModel(failing('refused'))]),
    ).rejects.toMatchObject(unable)
  })

  it('says what the last engine says when that fails too', async () => {
    const silent = new AppError('SUMMARY_FAILED', 'No words.')
    const fallback = {
      identity: { kind: 'extractive', name: 'none', version: '1' } as const,
      summarize: () => Promise.reject(silent),
    }
    await expect(runEngine(transcript, [createScriptedModel(failing('quota'))], { fallback })).rejects.toBe(
      silent,
    )
  })

  it('asks no model when there is not one sentence', async () => {
    const model = createScriptedModel(answerHonestly)
    await expect(runEngine({ ...transcript, sentences: [] }, [model])).rejects.toMatchObject({
      code: 'SUMMARY_FAILED',
    })
    expect(model.asked).toHaveLength(0)
  })
})

describe('a model that fails in passing', () => {
  it('is asked again after the time it asks for, and a little more', async () => {
    const model = createScriptedModel((call, turn) =>
      turn === 0 ? new ModelFailure('rate-limited', 12) : answerHonestly(call),
    )
    const { result, waits } = await runEngine(transcript, [model])
    expect(result.engine.name).toBe('scripted-1')
    expect(waits).toHaveLength(1)
    expect(waits[0]).toBeGreaterThanOrEqual(12)
    expect(waits[0]).toBeLessThan(15.1)
  })

  it('makes void what it emitted before its answer broke off', async () => {
    const model = createScriptedModel((call, turn) => {
      if (turn > 0) return answerHonestly(call)
      call.onText('{"gist":"Half of a sentence that never')
      return new ModelFailure('unavailable')
    })
    const { result, progress } = await runEngine(transcript, [model])
    expect(progress[0]).toMatchObject({ kind: 'gist', text: expect.stringContaining('Half') })
    expect(progress.filter(({ kind }) => kind === 'restarted')).toHaveLength(1)
    expect(shownIn(progress).gist).toEqual(result.gist)
  })
})

describe('the ceiling of a run', () => {
  it('is asked before every call, with what the call can cost and what was spent', async () => {
    const planned: unknown[] = []
    const model = createScriptedModel((call, turn) => (turn === 0 ? 'nothing' : answerHonestly(call)))
    await runEngine(transcript, [model], {
      allowCall: (next, spent) => {
        planned.push([next.model, next.inputTokens > 1000, next.maxOutputTokens, spent.calls])
        expect(next.maxMicroUsd).toBeGreaterThan(next.maxOutputTokens * 2.5)
        return true
      },
    })
    expect(planned).toEqual([
      ['scripted-1', true, 8192, 0],
      ['scripted-1', true, 8192, 1],
    ])
  })

  it('ends the use of models, and the summary is extracted', async () => {
    const first = createScriptedModel(always('not JSON'))
    const second = createScriptedModel(answerHonestly)
    const { result } = await runEngine(transcript, [first, second], {
      allowCall: (_, { calls }) => calls < 1 || { kind: 'share', microUsd: 50 },
    })
    expect(result.engine.kind).toBe('extractive')
    expect(result.withoutModel).toEqual({ kind: 'share', microUsd: 50 })
    expect(first.asked.length + second.asked.length).toBe(1)
  })

  it('counts what a call without an answer is paid for: nothing when turned away, else what was said', async () => {
    type Record = { failure: string | null; inputTokens: number; outputTokens: number }
    const failureOf = async (script: Script, signal = new AbortController().signal): Promise<Record> => {
      const records: Record[] = []
      const onCall = (record: Record) => records.push(record)
      await runEngine(transcript, [createScriptedModel(script)], { onCall, signal }).catch(() => undefined)
      return records[0] ?? { failure: null, inputTokens: 0, outputTokens: 0 }
    }
    const halfway: Script = (call) => {
      call.onText('{"gist":"Half of a sentence that never')
      return new ModelFailure('unavailable')
    }
    const leaving = new AbortController()
    const left: Script = (call) => {
      call.onText('{"gist":"Half of a sentence that never')
      leaving.abort()
      return ''
    }
    expect(await failureOf(failing('quota'))).toMatchObject({ inputTokens: 0, outputTokens: 0 })
    const refused = await failureOf(failing('refused'))
    expect(refused).toMatchObject({ failure: 'refused', outputTokens: 0 })
    expect(refused.inputTokens).toBeGreaterThan(1000)
    const cut = await failureOf(halfway)
    expect(cut).toMatchObject({ failure: 'unavailable', inputTokens: refused.inputTokens })
    expect(cut.outputTokens).toBeGreaterThan(5)
    expect(await failureOf(left, leaving.signal)).toEqual({ ...cut, failure: 'timeout' })
  })

  it('has every call recorded, also of a summary that fails', async () => {
    const records: unknown[] = []
    const model = createScriptedModel(failing('refused'))
    const onCall = (record: unknown) => records.push(record)
    await expect(runEngine(transcript, [model], { onCall })).rejects.toMatchObject(unable)
    const [asked] = model.asked
    const inputTokens = estimateTokens(systemPrompt) + estimateTokens(asked?.prompt ?? '')
    expect(records).toEqual([
      {
        model: 'scripted-1',
        inputTokens,
        outputTokens: 0,
        costMicroUsd: Math.ceil(inputTokens * 0.3),
        failure: 'refused',
        milliseconds: 0,
      },
    ])
  })
})
