import { describe, expect, it } from 'vitest'
import type { ModelCall } from '#core/writing/language-model.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { checkCitations } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { createModelChecker } from '#server/engines/model/check/model-checker.ts'
import { awaitCheck, checkLines } from '#server/features/summaries/checks/check-lines.ts'
import { systemClock } from '#server/lib/clock.ts'
import type { LineChecks, LineRepairer, RepairedLine } from '#server/ports/summary-engine.ts'
import { noLineChecks } from '#server/ports/summary-engine.ts'
import { reportedLines } from '#tests/fakes/lies.ts'
import {
  badCheckerAnswers,
  createRightChecker,
  createSlowChecker,
  noChecker,
  yesChecker,
} from '#tests/fakes/line-checkers.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { createScriptedModel } from '#tests/unit/model-engine/scripted-model.ts'

const english = reportedLines.filter(({ language }) => language === 'en')
const sentences = sentencesOf(english.map(({ said }) => said))
const index = createEvidenceIndex(sentences, 'en')
const compare = ({ text, quote, sentence }: RepairedLine) =>
  checkCitations(index, { text, citations: [{ quote, sentence }] })
const written = new Map(
  english.map(({ text, said }, at) => [`sentence-${at}`, compare({ text, quote: said, sentence: at })]),
)
const lies = english.filter(({ kind }) => kind !== 'honest').map(({ text }) => text)
const honest = `sentence-${english.findIndex(({ kind }) => kind === 'honest')}`

async function check(checks: Partial<LineChecks>) {
  const reported: string[] = []
  const result = await checkLines(written, {
    ...noLineChecks,
    ...checks,
    sentences,
    language: 'en',
    spoken: 'en',
    writer: null,
    compare,
    onLine: (id, { state }) => void reported.push(`${id} ${state}`),
    signal: new AbortController().signal,
    payers: noPayers,
    spending: { microUsd: 0 },
  })
  const stateOf = (id: string) => result.lines.get(id)?.state
  return { ...result, reported, stateOf, states: [...result.lines.values()].map(({ state }) => state) }
}

describe('the check of lines', () => {
  it('verifies what the checker lets pass and the code has nothing against', async () => {
    const { stateOf, reported, checking } = await check({ checker: createRightChecker(lies) })
    expect(stateOf(honest)).toBe('verified')
    expect(reported).toContain(`${honest} verified`)
    expect(checking).toMatchObject({ checker: 'rule-checker', answered: checking.asked })
  })

  it('never asks about a line that differs by the code, whatever the checker would say', async () => {
    const { lines } = await check({ checker: yesChecker })
    for (const { findings, state } of lines.values()) {
      if (findings.agreement === 'differs') expect([state, findings.check]).toEqual(['differs', 'not-asked'])
    }
    expect([...lines.values()].some(({ state }) => state === 'differs')).toBe(true)
  })

  it('says that lines differ where the checker does', async () => {
    expect((await check({ checker: noChecker })).states).not.toContain('verified')
  })

  it('leaves lines with their words found where nobody checks, or nobody in time', async () => {
    expect((await check({})).stateOf(honest)).toBe('words-found')
    const { stateOf, checking } = await check({ checker: createSlowChecker(0), checkMs: 5 })
    expect(stateOf(honest)).toBe('words-found')
    expect(checking).toMatchObject({ checker: 'slow-checker', answered: 0 })
  })

  it.each(['cut', 'malformed', 'injected'] as const)(
    'verifies no lie that the code sees where the answer of the checker is %s, and waits for nothing',
    async (kind) => {
      const answer = ({ prompt }: ModelCall): string =>
        badCheckerAnswers[kind](prompt.match(/^Line /gm)?.length ?? 0)
      const deps = {
        clock: systemClock,
        random: () => 0.5,
        allowCall: () => true as const,
        onCall: () => undefined,
      }
      const checker = createModelChecker({ ...deps, model: createScriptedModel(answer) })
      const { lines, states, stateOf } = await check({ checker, checkMs: 60_000 })
      expect(states).not.toContain('checking')
      for (const { state, findings } of lines.values()) {
        if (findings.agreement === 'differs') expect(state).toBe('differs')
        if (state === 'verified') expect(findings).toMatchObject({ agreement: 'agrees', check: 'follows' })
        expect(findings.deciding).not.toContain('evil.example')
      }
      // Only a whole answer that says of the honest line that it follows verifies it.
      if (kind === 'malformed') expect(stateOf(honest)).toBe('words-found')
    },
  )

  it('waits for the checker only where its word can make a difference', () => {
    const waiting = awaitCheck(written, { checker: yesChecker })
    expect(waiting.get(honest)?.state).toBe('checking')
    expect([...waiting.values()].map(({ state }) => state)).toContain('differs')
    expect(awaitCheck(written, { checker: null })).toBe(written)
  })
})

describe('a line that differs', () => {
  const said = english[0]?.said ?? ''
  const repairerOf = (line: RepairedLine | null): LineRepairer => ({
    repair: (asked) => Promise.resolve(new Map(asked.slice(0, 1).map(({ id }) => [id, line]))),
  })

  it('is written again, and checked from the start', async () => {
    const right = { text: 'They saved 70 percent of the water in the valley.', quote: said, sentence: 0 }
    const { lines, reported } = await check({ checker: yesChecker, repairer: repairerOf(right) })
    expect(lines.get('sentence-0')).toMatchObject({ text: right.text, state: 'verified' })
    expect(reported).toContain('sentence-0 verified')
    const unchecked = await check({ repairer: repairerOf(right) })
    expect(unchecked.lines.get('sentence-0')).toMatchObject({ text: right.text, state: 'words-found' })
  })

  it('stays as it was where the new one differs again, or rests on nothing', async () => {
    const wrong = { text: 'They saved 12 percent of the water in the valley.', quote: said, sentence: 0 }
    const lost = { text: 'They saved water.', quote: 'nobody ever said these words here', sentence: 0 }
    for (const line of [wrong, lost]) {
      const { lines } = await check({ checker: yesChecker, repairer: repairerOf(line) })
      expect(lines.get('sentence-0')).toMatchObject({ text: english[0]?.text, state: 'differs' })
    }
  })

  it('is dropped where its writer takes it back', async () => {
    const { lines } = await check({ checker: yesChecker, repairer: repairerOf(null) })
    expect(lines.has('sentence-0')).toBe(false)
    expect(lines.size).toBe(written.size - 1)
  })
})
