import { describe, expect, it } from 'vitest'
import type { Findings } from '#contract/evidence.ts'
import { lineState, withCheck } from '#evidence/line-state.ts'
import { readStoredLine } from '#server/db/stored-lines.ts'

const quotes = ['exact', 'close', 'absent'] as const
const agreements = ['agrees', 'differs', 'unclear'] as const
const checks = ['follows', 'differs', 'unsure', 'not-asked', 'waiting'] as const

const worths = ['alone', 'with-code', 'none', undefined] as const

const all = quotes.flatMap((quote) =>
  agreements.flatMap((agreement) =>
    checks.flatMap((check) =>
      worths.flatMap((worth) =>
        [false, true].map((isQuoted) => ({ quote, agreement, check, worth, isQuoted })),
      ),
    ),
  ),
)

describe('the state of a line', () => {
  it('is verified only where a word that counts says yes, and code has nothing against the line', () => {
    const verified = all.filter((line) => lineState(line) === 'verified')
    const key = ({ agreement, worth }: (typeof all)[number]) => `${agreement} ${worth}`
    expect([...new Set(verified.map(key))].toSorted()).toEqual([
      'agrees alone',
      'agrees with-code',
      'unclear alone',
    ])
    expect(
      verified.every(({ quote, check, isQuoted }) => quote !== 'absent' && check === 'follows' && !isQuoted),
    ).toBe(true)
  })

  it('differs where code or a checker says so, unless the word of one counts for nothing', () => {
    const written = all.filter(({ quote, isQuoted }) => quote !== 'absent' && !isQuoted)
    for (const line of written) {
      const isOutweighed = line.check === 'follows' && line.worth === 'alone'
      const byCode = line.agreement === 'differs' && !isOutweighed
      const byChecker = line.check === 'differs' && line.worth !== 'none'
      expect(lineState(line) === 'differs').toBe(byCode || byChecker)
    }
  })

  it('is not found without a quote, and quoted where the text is the speaker’s own', () => {
    for (const line of all) {
      expect(lineState(line) === 'not-found').toBe(line.quote === 'absent')
      expect(lineState(line) === 'quoted').toBe(line.quote !== 'absent' && line.isQuoted)
    }
  })
})

const findings: Findings = {
  quote: 'exact',
  agreement: 'differs',
  differences: [],
  check: 'not-asked',
  deciding: '',
}

describe('the word of a checker', () => {
  it('never makes a line better than the code allows, unless it counts alone', () => {
    expect(withCheck({ state: 'differs', findings }, 'follows', { worth: 'with-code' }).state).toBe('differs')
    expect(withCheck({ state: 'differs', findings }, 'follows', { worth: 'alone' }).state).toBe('words-found')
    expect(
      withCheck({ state: 'words-found', findings: { ...findings, agreement: 'unclear' } }, 'follows').state,
    ).toBe('words-found')
  })

  it('leaves the speaker’s own sentences quoted', () => {
    expect(
      withCheck({ state: 'quoted', findings: { ...findings, agreement: 'agrees' } }, 'differs').state,
    ).toBe('quoted')
  })
})

describe('a line that was stored before findings were distinguished', () => {
  const stored = { text: 'A line.', quote: 'The words.', sentence: 1, second: 5 }

  it.each([
    ['verified', 'words-found', 'exact'],
    ['reworded', 'words-found', 'close'],
    ['quoted', 'quoted', 'exact'],
    ['unverified', 'not-found', 'absent'],
  ])('as %s is read as %s', (state, shown, quote) => {
    const line = readStoredLine({ ...stored, state, flags: [] })
    expect(line).toMatchObject({ ...stored, state: shown, findings: { quote, check: 'not-asked' } })
    expect(line).not.toHaveProperty('flags')
  })

  it('differs in what it was flagged for', () => {
    const line = readStoredLine({ ...stored, state: 'verified', flags: ['26', 'Nokia'] })
    expect(line.state).toBe('differs')
    expect(line.findings.differences).toEqual([
      { kind: 'number', stated: '26', said: '' },
      { kind: 'name', stated: 'Nokia', said: '' },
    ])
  })

  it('is never verified by the word that is stored alone', () => {
    expect(readStoredLine({ ...stored, state: 'verified', findings }).state).toBe('differs')
  })
})
