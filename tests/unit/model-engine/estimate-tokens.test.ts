import { describe, expect, it } from 'vitest'
import { estimateTokens } from '#core/writing/plan-call.ts'

describe('estimateTokens', () => {
  it.each([
    ['English', 'The committee will review the proposal next week. ', 10, 16],
    ['German', 'Die Mannschaft überprüft nächste Woche den Vorschlag. ', 10, 20],
    ['Russian', 'Комитет рассмотрит предложение на следующей неделе. ', 13, 26],
    ['Arabic', 'ستراجع اللجنة الاقتراح الأسبوع المقبل. ', 12, 24],
    ['Hindi', 'समिति अगले सप्ताह प्रस्ताव की समीक्षा करेगी। ', 14, 36],
    ['Chinese', '委员会下周将审查该提案。', 8, 12],
    ['Japanese', '委員会は来週その提案を検討します。', 11, 17],
    ['Korean', '위원회는 다음 주에 그 제안을 검토할 것이다. ', 14, 24],
  ])('takes a sentence of %s for about as many tokens as models do', (_, sentence, min, max) => {
    const tokens = estimateTokens(sentence.repeat(100)) / 100
    expect(tokens).toBeGreaterThanOrEqual(min)
    expect(tokens).toBeLessThanOrEqual(max)
  })

  it('counts numbers higher than words, and nothing as nothing', () => {
    expect(estimateTokens('1962, 4231, 77'.repeat(10))).toBeGreaterThan(
      estimateTokens('abcd, efgh, ij'.repeat(10)),
    )
    expect(estimateTokens('')).toBe(0)
  })
})
