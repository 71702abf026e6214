import { describe, expect, it } from 'vitest'
import { withoutBoasts } from '#core/writing/stream/without-boasts.ts'

describe('a line without its claims of having been checked', () => {
  it.each([
    ['en', 'Verified: Cash App also gives 10.5 dollars.', 'Cash App also gives 10.5 dollars.'],
    ['en', 'Verified by the editor: prices rose.', 'prices rose.'],
    ['en', 'VERIFIED – It rose.', 'It rose.'],
    ['en', 'Cash App (fact-checked) gives more.', 'Cash App gives more.'],
    ['en', 'Bach died in 1750. This is a fact-checked and accurate account.', 'Bach died in 1750.'],
    ['de', 'Geprüft: Bach starb 1750.', 'Bach starb 1750.'],
    ['de', 'Bach starb 1750 (verifiziert).', 'Bach starb 1750.'],
    ['es', 'Bach murió en 1750 (verificado).', 'Bach murió en 1750.'],
    ['fr', 'Vérifié : Bach est mort en 1750.', 'Bach est mort en 1750.'],
    ['hi', 'सत्यापित: वह गया।', 'वह गया।'],
    ['zh', '已核实：他去了。', '他去了。'],
    ['hi', 'Verified: वह गया।', 'वह गया।'],
  ])('says what is left (%s): %s', (language, line, left) => {
    expect(withoutBoasts(line, language)).toBe(left)
  })

  it.each([
    'Not verified: the price of the trial.',
    'She is certified. They grow apples (certified organic).',
    'The prices rose by 3.5% (verified by NASA).',
    'Verified accounts: what they cost.',
    'It cost 100. True.',
  ])('keeps what says something of the video: %s', (line) => {
    expect(withoutBoasts(line, 'en')).toBe(line)
  })
})
