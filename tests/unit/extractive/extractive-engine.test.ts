import { afterEach, describe, expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { createExtractiveEngine } from '#server/engines/extractive/extractive-engine.ts'
import { inputOf, sentencesOf, transcriptSentences, statements } from './transcripts.ts'

type Engine = ReturnType<typeof createExtractiveEngine>

const engines: Engine[] = []
const input = inputOf(sentencesOf(statements))
const never = new AbortController().signal

function start(options: Parameters<typeof createExtractiveEngine>[0] = {}): Engine {
  const engine = createExtractiveEngine(options)
  engines.push(engine)
  return engine
}

function threadOf(name: string): URL {
  return new URL(`threads/${name}-thread.ts`, import.meta.url)
}

afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()))
})

describe('the extractive engine', () => {
  it('names itself, so that what it made can be distinguished from what others make', () => {
    expect(start().identity).toEqual({ kind: 'extractive', name: 'concept-coverage', version: '18' })
  })

  it('gives from its thread what the rules give', async () => {
    expect(await start().summarize(input, { signal: never })).toEqual(extractSummary(input))
  })

  it('leaves the event loop free while it works', async () => {
    const engine = start()
    const transcript = inputOf(transcriptSentences)
    await engine.summarize(transcript, { signal: never })
    const loop = { turns: 0, isCounting: true }
    const count = (): void => {
      loop.turns += 1
      if (loop.isCounting) setImmediate(count)
    }
    count()
    await engine.summarize(transcript, { signal: never })
    loop.isCounting = false
    expect(loop.turns).toBeGreaterThan(20)
  })

  it('says in a sentence for the person when there is nothing to summarize, and works on', async () => {
    const engine = start()
    const silent = inputOf(sentencesOf(['[Music]']))
    await expect(engine.summarize(silent, { signal: never })).rejects.toMatchObject({
      name: 'AppError',
      code: 'SUMMARY_FAILED',
      detail: expect.stringMatching(/no words/),
    })
    expect((await engine.summarize(input, { signal: never })).summary).not.toBe('')
  })

  it('does not begin what is already aborted', async () => {
    const reason = new Error('gone')
    await expect(start().summarize(input, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('stops in the middle when it is aborted, and works on', async () => {
    const engine = start({ thread: threadOf('endless'), maxThreads: 1, maxQueue: 0 })
    const person = new AbortController()
    const running = engine.summarize(input, { signal: person.signal })
    const reason = new Error('left the page')
    person.abort(reason)
    await expect(running).rejects.toBe(reason)
    const next = new AbortController()
    const second = engine.summarize(input, { signal: next.signal })
    next.abort(reason)
    await expect(second).rejects.toBe(reason)
  })

  it('turns away what finds no room, and says when to come back', async () => {
    const engine = start({ thread: threadOf('endless'), maxThreads: 1, maxQueue: 1 })
    const person = new AbortController()
    const waiting = [1, 2].map(() => engine.summarize(input, { signal: person.signal }))
    await expect(engine.summarize(input, { signal: never })).rejects.toMatchObject({
      code: 'OVERLOADED',
      retryAfterSeconds: 5,
    })
    person.abort()
    await expect(Promise.all(waiting)).rejects.toBe(person.signal.reason)
  })

  it('outlives a thread that dies, and keeps the cause for the log', async () => {
    const engine = start({ thread: threadOf('dying') })
    await expect(engine.summarize(input, { signal: never })).rejects.toMatchObject({
      code: 'SUMMARY_FAILED',
      cause: expect.any(Error),
    })
  })

  it('tells those who wait that the server stops', async () => {
    const engine = start({ thread: threadOf('endless') })
    const waiting = expect(engine.summarize(input, { signal: never })).rejects.toMatchObject({
      code: 'SHUTTING_DOWN',
    })
    await engine.close()
    await waiting
    await expect(engine.summarize(input, { signal: never })).rejects.toMatchObject({ code: 'SHUTTING_DOWN' })
  })
})
