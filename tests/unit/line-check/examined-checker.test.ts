import { describe, expect, it } from 'vitest'
import { splitSentences } from '#core/text/split-sentences.ts'
import { noPayers } from '#core/writing/language-model.ts'
import { checkCitations } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { createSampleSource } from '#server/adapters/samples/samples.ts'
import { checkLines } from '#server/features/summaries/checks/check-lines.ts'
import { countResults, noLineChecks } from '#server/ports/summary-engine.ts'
import type { LineChecker, LineChecks, LineToCheck, LineVerdict } from '#server/ports/summary-engine.ts'
import { seededChance } from '../../../eval/check/random.ts'

const signal = new AbortController().signal
const sample = await createSampleSource().fetch('WZyRbnpGyzQ', { signal, payers: noPayers, choice: null })
const sentences = splitSentences(sample?.cues ?? [], 'en')
const index = createEvidenceIndex(sentences, 'en')
const long = sentences.filter(({ text }) => text.length > 60 && !text.includes('?')).slice(0, 14)

/**
 * Lines as they were said, but for the last line but one, which code cannot tell, and its last, which code
 * calls different.
 */
const written = new Map(
  long.map(({ text, index: at }, position) => {
    const [unclear, differs] = [position === long.length - 2, position === long.length - 1]
    const line = unclear ? 'Doubt and hope go together.' : differs ? `${text.slice(0, -1)} in 1987.` : text
    const citations = [{ quote: text, sentence: at }]
    return [`sentence-${position}`, checkCitations(index, { text: line, citations })]
  }),
)

type Judge = (line: LineToCheck) => LineVerdict['finding']

function examined(judge: Judge, linesPerCall = 10): LineChecker & { calls: (readonly LineToCheck[])[] } {
  const calls: (readonly LineToCheck[])[] = []
  return {
    name: 'm/check-1',
    model: 'm',
    linesPerCall,
    calls,
    check: (lines, { onVerdict }) => {
      calls.push(lines)
      for (const line of lines) onVerdict(line.id, { finding: judge(line), deciding: '' })
      return Promise.resolve()
    },
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
/** Knows what was said word for word; and lets the lines of this summary pass. */
const honest: Judge = ({ id, text, said }) =>
  !id.startsWith('trial') || plain(said.join(' ')).includes(plain(text)) ? 'follows' : 'differs'

async function check(checker: LineChecker, checks: Partial<LineChecks> = {}, writer: string | null = null) {
  const shown: string[] = []
  const result = await checkLines(written, {
    ...noLineChecks,
    random: seededChance(3),
    ...checks,
    checker,
    sentences,
    language: 'en',
    spoken: 'en',
    writer,
    compare: () => null,
    onLine: (id, { state }) => void shown.push(`${id} ${state}`),
    signal,
    payers: noPayers,
    spending: { microUsd: 0 },
  })
  return { ...result, shown, states: [...result.lines.values()].map(({ state }) => state) }
}

const strongCounts = { turned: { asked: 100, caught: 98 }, unchanged: { asked: 100, accepted: 97 } }
const known = (counts = strongCounts) => {
  const give = () => Promise.resolve(counts)
  return { trials: { read: give, record: give } }
}

describe('an examined checker', () => {
  it('has trial lines in each call that look like the others, and none of them is shown', async () => {
    const checker = examined(honest)
    const { lines, checking, shown } = await check(checker)
    expect(checker.calls.map((call) => call.filter(({ id }) => id.startsWith('trial')).length)).toEqual([
      9, 9,
    ])
    for (const call of checker.calls) {
      expect(call.every(({ text, said }) => text.length > 0 && said.length === 1)).toBe(true)
    }
    const order = checker.calls.flat().map(({ id }) => id)
    expect(order).not.toEqual(order.toSorted())
    expect([...lines.keys()]).toEqual([...written.keys()])
    expect(shown.join()).not.toContain('trial')
    expect(checking.examination).toMatchObject({ passed: true, isWriter: false })
  })

  it.each([
    ['yes', 'follows'],
    ['no', 'differs'],
    ['perhaps', 'unsure'],
  ] as const)('that says %s to all of them changes no line', async (_word, finding) => {
    const { states, checking } = await check(
      examined(() => finding),
      known(),
    )
    expect(checking.examination?.passed).toBe(false)
    expect(states).toEqual([...written.values()].map(({ state }) => state))
  })

  it('counts beside code from its first answer on', async () => {
    const { states, checking } = await check(examined(honest))
    expect(checking.examination?.rating).toBe('middling')
    expect(states.slice(0, 12)).toEqual(states.slice(0, 12).map(() => 'verified'))
    expect(states.slice(12)).toEqual(['words-found', 'differs'])
  })

  it.each([
    [
      'weak',
      'missed one of the first six',
      { turned: { asked: 6, caught: 5 }, unchanged: { asked: 3, accepted: 3 } },
    ],
    [
      'middling',
      'missed one of twelve',
      { turned: { asked: 12, caught: 11 }, unchanged: { asked: 6, accepted: 6 } },
    ],
  ])('is %s where it %s', async (rating, _what, counts) => {
    const { states, checking } = await check(examined(honest), known(counts))
    expect(checking.examination?.rating).toBe(rating)
    expect(states.includes('verified')).toBe(rating === 'middling')
  })

  it('counts alone where it is strong, and is asked about what code calls different', async () => {
    const { lines, states, checking } = await check(examined(honest), known())
    expect(checking).toMatchObject({ asked: 14, examination: { rating: 'strong' } })
    expect(states.slice(12)).toEqual(['verified', 'words-found'])
    expect(lines.get('sentence-13')?.findings).toMatchObject({ agreement: 'differs', check: 'follows' })
  })

  it.each([
    ['warns where it refused as few true lines as a strong one', 95, 'differs'],
    ['counts for nothing where it refused more of them', 85, 'words-found'],
  ])('that is weak verifies nothing, and its no %s', async (_what, accepted, state) => {
    const weak = { turned: { asked: 100, caught: 80 }, unchanged: { asked: 100, accepted } }
    const refusing = examined((line) => (line.id === 'sentence-0' ? 'differs' : honest(line)))
    const { lines, states, checking } = await check(refusing, known(weak))
    expect(checking.examination).toMatchObject({ rating: 'weak', passed: true })
    expect(states).not.toContain('verified')
    expect(lines.get('sentence-0')?.state).toBe(state)
  })

  it('counts for nothing where its last hundred were bad, whatever this answer is', async () => {
    const weak = { turned: { asked: 100, caught: 60 }, unchanged: { asked: 100, accepted: 99 } }
    const { states, checking } = await check(examined(honest), known(weak))
    expect(checking.examination).toMatchObject({ rating: 'weak', passed: true })
    expect(states).not.toContain('verified')
  })

  it('that is asked one line a call has few trial lines, and counts by its rating', async () => {
    const checker = examined(honest, 1)
    const { states, checking } = await check(checker, known())
    expect(checker.calls[0]?.filter(({ id }) => id.startsWith('trial'))).toHaveLength(6)
    expect(checking.examination?.passed).toBeNull()
    expect(states[0]).toBe('verified')
    expect((await check(examined(honest, 1))).states).not.toContain('verified')
  })

  it('shows each verdict as it comes, as no more than words found before its trial lines are counted', async () => {
    const { shown } = await check(examined(honest))
    const first = shown.filter((each) => each.startsWith('sentence-0 '))
    expect(first).toEqual(['sentence-0 words-found', 'sentence-0 verified'])
  })

  it('is another one than the writer where there is one, and else is named as the writer', async () => {
    const other = { ...examined(honest), name: 'other/check-1', model: 'other' }
    const both = await check(examined(honest), { otherChecker: other }, 'm')
    expect(both.checking).toMatchObject({ checker: 'other/check-1', examination: { isWriter: false } })
    expect((await check(examined(honest), {}, 'm')).checking.examination?.isWriter).toBe(true)
  })

  it('stores the results of its trial lines, and of nothing else', async () => {
    const stored: unknown[] = []
    const record: LineChecks['trials']['record'] = (name, results) => {
      if (results.turned.length > 0) stored.push([name, countResults(results)])
      return Promise.resolve(countResults(results))
    }
    await check(
      examined(() => 'follows'),
      { trials: { ...noLineChecks.trials, record } },
    )
    const counts = { turned: { asked: 6, caught: 0 }, unchanged: { asked: 3, accepted: 3 } }
    expect(stored).toEqual([
      ['m/check-1', counts],
      ['m/check-1', counts],
    ])
  })
})
