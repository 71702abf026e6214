import { describe, expect, it } from 'vitest'
import { parseJson3 } from '#core/captions/parse-captions.ts'

/** The captions of a live stream, an event a line, as `[speaker] text`. */
function spoken(lines: readonly string[]): string[] {
  const events = lines.map((utf8, i) => ({ tStartMs: i * 2000, dDurationMs: 2000, segs: [{ utf8 }] }))
  const { cues } = parseJson3(JSON.stringify({ wireMagic: 'pb3', events }))
  return cues.map(({ speaker, text }) => `[${speaker ?? ''}] ${text}`)
}

const whole = [
  '[DAVID MUIR] GOOD EVENING',
  '[DAVID MUIR] FROM NEW YORK.',
  '[CECILIA VEGA] THANK YOU.',
  '[DAVID MUIR] NOW',
]

describe('the name of a speaker that live captions spread over several', () => {
  it('is put together after chevrons', () => {
    expect(
      spoken([
        '>> DAVID',
        'MUIR: GOOD EVENING',
        'FROM NEW YORK. >>',
        'CECILIA VEGA: THANK YOU.',
        '>> DAVID MUIR: NOW',
      ]),
    ).toEqual(whole)
  })

  it('is put together where it comes word by word', () => {
    const words = '>> DAVID MUIR: GOOD EVENING. >> CECILIA VEGA: THANKS.'.split(' ')
    expect(spoken(words)).toEqual(['[DAVID MUIR] GOOD', '[DAVID MUIR] EVENING.', '[CECILIA VEGA] THANKS.'])
  })

  it('is put together without chevrons where it is a label elsewhere', () => {
    const lines = ['David', 'Muir: Good evening', 'David Muir: And now', 'Ann Lee: Thanks', 'Ann Lee: So']
    expect(spoken(lines).slice(0, 2)).toEqual(['[David Muir] Good evening', '[David Muir] And now'])
  })

  it('takes no word of speech for a name', () => {
    const lines = ['>> Yes', 'Bob: We do.', '>> OKAY.', 'BOB: GOOD.', 'Fine', 'Bob: And so on.']
    expect(spoken(lines).join(' ')).toMatch(/Yes.*We do\..*OKAY\..*GOOD\..*Fine.*And so on\./)
  })

  it('is found in no longer than the file takes to read', () => {
    const many = Array.from({ length: 40_000 }, (_, i) => (i % 2 === 0 ? 'Okay' : 'Bob: Yes, we do.'))
    expect(spoken(many).length).toBeGreaterThan(20_000)
  })
})
