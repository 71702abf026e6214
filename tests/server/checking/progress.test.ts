import { describe, expect, it } from 'vitest'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { createRuleChecker, createSlowChecker } from '#tests/fakes/line-checkers.ts'
import { createLyingEngine } from '#tests/fakes/lying-engine.ts'
import { startApp } from '#tests/harness.ts'
import { collect, createBrowser, followSummary, pasteTranscript } from '#tests/setup/follow.ts'
import { expectNoFalseVerified, linesIn, reported, speech, yesChecks } from './shown-lines.ts'

const listening = { port: 0, host: '127.0.0.1' }
const transcript = { videoUrl: 'youtu.be/WZyRbnpGyzQ' }
const line = {
  language: 'en',
  said: 'We choose to go to the moon.',
  text: 'They choose to go to the moon.',
  kind: 'honest',
} as const

describe('a lying model that is followed, with a checker that says yes to everything', () => {
  it('is shown to verify no line at any moment without the three findings', async () => {
    const [first] = reported('en')
    // It shares nothing with its quote, so that the code cannot tell.
    const unclear = {
      ...line,
      said: first?.said ?? '',
      text: 'Careful listening helps people understand music.',
    }
    const lines = [...reported('en'), unclear]
    await using server = await startApp({ engine: createLyingEngine(lines), lineChecks: yesChecks })
    const address = await server.app.listen(listening)
    const browser = createBrowser()
    const transcriptId = await pasteTranscript(address, speech(reported('en')), browser)
    const events = await collect(followSummary(address, { transcriptId }, { browser }))
    for (const kind of ['sentence', 'insight', 'written', 'line', 'done'] as const) {
      const shown = events.filter(({ event }) => event === kind)
      expectNoFalseVerified(shown)
      const { state } = linesIn(shown).findLast(({ text }) => text === unclear.text) ?? {}
      expect(['words-found', 'checking']).toContain(state)
    }
  })
})

describe('a checker while a summary is made', () => {
  it('is asked when the text is complete, and tells of each line before the end', async () => {
    await using server = await startApp({
      engine: createLyingEngine([line]),
      lineChecks: { ...noLineChecks, checker: createRuleChecker(() => 'follows') },
    })
    const events = await collect(followSummary(await server.app.listen(listening), transcript))
    const kinds = events.map(({ event }) => event)
    const at = (kind: (typeof kinds)[number]) => kinds.indexOf(kind)
    expect(kinds.lastIndexOf('sentence')).toBeLessThan(at('written'))
    expect(at('written')).toBeLessThan(at('line'))
    expect(kinds.lastIndexOf('line')).toBeLessThan(at('done'))
    const written = events.find((event) => event.event === 'written')
    expect(linesIn(written).map(({ state }) => state)).toContain('checking')
    const done = events.at(-1)
    expect(linesIn(done).map(({ state }) => state)).not.toContain('checking')
  })

  it('that is slow delays nothing of the text, and its first word is reported while it is still silent about the rest', async () => {
    const checker = createSlowChecker(1)
    await using server = await startApp({
      engine: createLyingEngine([line]),
      lineChecks: { ...noLineChecks, checker, checkMs: 1500 },
    })
    const seen: string[] = []
    for await (const event of followSummary(await server.app.listen(listening), transcript)) {
      seen.push(event.event)
      // Let go only by what the reader sees: the whole text is there before the checker has said a word.
      if (event.event === 'written') checker.letGo()
      if (event.event === 'done' && !event.data.locked) {
        expect(event.data.checking).toMatchObject({ checker: 'slow-checker', answered: 1 })
      }
    }
    expect(seen.filter((kind) => kind === 'line')).toHaveLength(1)
    expect(seen.indexOf('written')).toBeLessThan(seen.indexOf('line'))
    expect(seen.at(-1)).toBe('done')
  })
})
