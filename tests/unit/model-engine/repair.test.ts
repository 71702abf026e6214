import { describe, expect, it } from 'vitest'
import { ModelFailure } from '#core/writing/language-model.ts'
import { answerHonestly, honestAnswer, taskOf } from './honest-answers.ts'
import { runEngine, shownIn } from './run-engine.ts'
import { createScriptedModel } from './scripted-model.ts'
import type { Reply, Script } from './scripted-model.ts'
import { makeTranscript } from './transcript.ts'

const transcript = makeTranscript(20)
const saidAt = (sentence: number): string =>
  transcript.sentences[sentence]?.text.split(' ').slice(0, 12).join(' ') ?? ''
const invented = (at: number, sid = `s${at}`) => ({
  text: `Invented claim ${at} about ${'abcdefghij'.charAt(at % 10)}${at}.`,
  sid,
  quote: `these ${at} words were never said in it`,
})

/** An honest answer with statements of its own, and this reply to the question for exact quotes. */
function stating(
  insights: object[],
  quotes: Reply | ((prompt: string) => Reply) = '{"insights":[]}',
): Script {
  return (call) => {
    if (taskOf(call) === 'quotes') return typeof quotes === 'function' ? quotes(call.prompt) : quotes
    return JSON.stringify({ ...honestAnswer(call), insights })
  }
}

describe('an answer that is not as it was asked for', () => {
  it('is asked for once more, with its faults shown, and what was emitted of it is void', async () => {
    const model = createScriptedModel((call, turn) => {
      const answer = honestAnswer(call)
      return JSON.stringify(
        turn === 0 ? { ...answer, insights: [{ text: 7 }, { text: 'x', sid: 'second' }] } : answer,
      )
    })
    const { result, progress } = await runEngine(transcript, [model])
    const [first, second] = model.asked
    expect(second?.prompt.startsWith(first?.prompt ?? '-')).toBe(true)
    expect(second?.prompt).toContain('- insights.0.text: Invalid input: expected string, received number')
    expect(second?.prompt).toContain('- "insights" held no usable statement.')
    expect(progress.filter(({ kind }) => kind === 'restarted')).toHaveLength(1)
    expect(shownIn(progress).insights).toEqual(result.insights)
  })

  it('is used without single faulty pieces of it', async () => {
    const model = createScriptedModel((call) => {
      const answer = honestAnswer(call)
      return JSON.stringify({
        ...answer,
        insights: [{ text: 7 }, ...answer.insights],
        chapters: [null, ...answer.chapters],
      })
    })
    const { result } = await runEngine(transcript, [model])
    expect(model.asked).toHaveLength(1)
    expect(result.insights).toHaveLength(5)
    expect(result.chapters).toHaveLength(3)
  })

  it.each([
    ['a fence', (text: string) => `\`\`\`json\n${text}\n\`\`\``],
    [
      'prose around it',
      (text: string) => `Sure. Here it is:\n${text}\nLet me know if {anything} is missing.`,
    ],
    ['unknown keys', (text: string) => text.replace('{', '{"thoughts":{"plan":["a"]},"note":"x",')],
  ])('may have %s', async (_, wrap) => {
    const plain = await runEngine(transcript, [createScriptedModel(answerHonestly)])
    const wrapped = await runEngine(transcript, [createScriptedModel((call) => wrap(answerHonestly(call)))])
    expect({ ...wrapped.result, usage: null }).toEqual({ ...plain.result, usage: null })
  })

  it('may write ids in other ways', async () => {
    const insight = { text: 'A claim.', sid: '[S4]', quote: saidAt(4) }
    const model = createScriptedModel((call) =>
      JSON.stringify({
        ...honestAnswer(call),
        insights: [insight, { text: 'Another one.', sid: 9, quote: saidAt(9) }],
      }),
    )
    const { result } = await runEngine(transcript, [model])
    expect(result.insights.map(({ sentence }) => sentence)).toEqual([4, 9])
  })
})

describe('statements whose quotes are not found', () => {
  const good = [20, 40, 60, 80].map((at) => ({ text: `Claim ${at}.`, sid: `s${at}`, quote: saidAt(at) }))

  it('are asked about together, once, and come back with the exact words', async () => {
    const script = stating([...good.slice(0, 2), invented(100), invented(120)], (prompt) => {
      expect(prompt).toContain('Statement 1: Invented claim 100')
      expect(prompt).toContain(`[s124] ${transcript.sentences[124]?.text}`)
      return JSON.stringify({
        insights: [1, 2].map((n) => ({
          n,
          text: `Corrected ${n}.`,
          sid: `s${80 + n * 20}`,
          quote: saidAt(80 + n * 20),
        })),
      })
    })
    const model = createScriptedModel(script)
    const { result, progress } = await runEngine(transcript, [model])
    expect(model.asked.map(taskOf)).toEqual(['whole', 'quotes'])
    expect(result.insights.map(({ text, sentence }) => [text, sentence])).toEqual([
      ['Claim 20.', 20],
      ['Claim 40.', 40],
      ['Corrected 1.', 100],
      ['Corrected 2.', 120],
    ])
    expect(shownIn(progress).insights.map(({ text }) => text)).toEqual(['Claim 20.', 'Claim 40.'])
  })

  it('are dropped when the model takes them back', async () => {
    const { result } = await runEngine(transcript, [
      createScriptedModel(stating([good[0] ?? {}, invented(100)])),
    ])
    expect(result.insights.map(({ text }) => text)).toEqual(['Claim 20.'])
  })

  it('are dropped, though not taken back, when there are enough of the others', async () => {
    const down = new ModelFailure('broken')
    const { result } = await runEngine(transcript, [
      createScriptedModel(stating([invented(100), ...good], down)),
    ])
    expect(result.insights.map(({ text }) => text)).toEqual(good.map(({ text }) => text))
  })

  it('stay, to be shown as unverified, when there are too few of the others', async () => {
    const down = new ModelFailure('unavailable')
    const script = stating([invented(100), good[0] ?? {}, invented(120), invented(140)], down)
    const { result } = await runEngine(transcript, [createScriptedModel(script)])
    expect(result.insights.map(({ text }) => text.slice(0, 14))).toEqual([
      'Invented claim',
      'Claim 20.',
      'Invented claim',
    ])
  })

  it('never stay when they cite sentences that do not exist', async () => {
    const model = createScriptedModel(
      stating([good[0] ?? {}, invented(7, 's99999')], new ModelFailure('broken')),
    )
    const { result } = await runEngine(transcript, [model])
    expect(result.insights.map(({ text }) => text)).toEqual(['Claim 20.'])
    expect(model.asked).toHaveLength(1)
  })

  it('stay once when two of them say the same', async () => {
    const twice = [...good, { ...good[0], text: 'Other words for it entirely.' }]
    const { result } = await runEngine(transcript, [createScriptedModel(stating(twice))])
    expect(result.insights).toHaveLength(4)
  })

  it('get the sentence where the words are, not the one that the model named', async () => {
    const model = createScriptedModel(stating([{ text: 'A claim.', sid: 's3', quote: saidAt(150) }]))
    const { result } = await runEngine(transcript, [model])
    expect(result.insights.map(({ sentence }) => sentence)).toEqual([150])
    expect(model.asked).toHaveLength(1)
  })
})

describe('chapters', () => {
  it('are dropped where they go backwards or begin at no sentence; a gist that is not borne out in them is too', async () => {
    const chapter = (from: string, at: number) => ({
      from,
      title: `At ${from}`,
      gist: `Gist ${at}.`,
      quote: saidAt(at),
    })
    const chapters = [
      chapter('s0', 5),
      chapter('s50', 10),
      chapter('s40', 45),
      chapter('s70', 160),
      chapter('s90', 100),
      chapter('s5000', 110),
      { ...chapter('s120', 0), quote: 'nobody ever said such a thing' },
    ]
    const model = createScriptedModel((call) => {
      if (taskOf(call) === 'quotes') return '{"insights":[]}'
      return JSON.stringify({ ...honestAnswer(call), chapters })
    })
    const { result, progress } = await runEngine(transcript, [model])
    const placed = result.chapters.map(({ sentence, gist }) => [sentence, gist?.sentence ?? null])
    expect(placed).toEqual([
      [0, 5],
      [50, null],
      [70, null],
      [90, 100],
      [120, null],
    ])
    expect(shownIn(progress).chapters.map(({ sentence }) => sentence)).toEqual([0, 50, 70, 90, 120])
  })
})
