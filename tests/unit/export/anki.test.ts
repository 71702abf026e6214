import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { insightSchema } from '#contract/evidence.ts'
import { ankiDeck } from '#local/anki-notes.ts'
import { ankiPackage } from '#server/lib/anki/anki-package.ts'
import { readAnkiPackage } from './read-anki-package.ts'
import { summaryDocument } from './summary-document.ts'

describe('a deck for Anki', () => {
  it('has a card for each insight, with the words, the second, the link and the state', async () => {
    const read = await readAnkiPackage(ankiPackage([ankiDeck(summaryDocument())], 1_795_600_000_000))
    expect(read.check).toEqual({ integrity_check: 'ok' })
    expect(read.media).toBe('{}')
    expect(read.notes).toHaveLength(3)
    const [front, back] = read.notes[2]?.flds.split('\u001F') ?? []
    expect(front).toContain('· Money</small><br>It costs <b>&#91;…]</b> pounds, &quot;roughly&quot;')
    expect(back).toContain('It costs <b>25</b> pounds, &quot;roughly&quot;')
    expect(back).toContain('<a href="https://www.youtube.com/watch?v=WZyRbnpGyzQ&amp;t=130s">2:10</a>')
    expect(back).toContain('differs: 25 / said: 70')
  })

  it('has its notes in a deck and of a kind that are both described', async () => {
    const { cards, notes, col } = await readAnkiPackage(ankiPackage([ankiDeck(summaryDocument())], 1))
    expect(col.ver).toBe(11)
    const names = z.record(z.string(), z.object({ name: z.string() }))
    const deck = names.parse(JSON.parse(col.decks))[String(cards[0]?.did)]
    expect(deck?.name).toBe('Précis::Rivers: 100% of "London" & [more] #1')
    expect(names.parse(JSON.parse(col.models))[String(notes[0]?.mid)]?.name).toBe('Précis')
    expect(cards.map(({ nid }) => nid)).toEqual(notes.map(({ id }) => id))
    expect(cards.map(({ due, queue }) => [queue, due])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ])
  })

  it('updates a note that was imported before, whose line was written again', async () => {
    const [first, second] = await Promise.all(
      [summaryDocument(), summaryDocument({ summary: 'Another.' })].map(async (summary, at) =>
        readAnkiPackage(ankiPackage([ankiDeck(summary)], 1000 * at)),
      ),
    )
    expect(first?.notes.map(({ guid }) => guid)).toEqual(second?.notes.map(({ guid }) => guid))
    expect(new Set(first?.notes.map(({ guid }) => guid)).size).toBe(3)
  })

  it.each([
    ['a number', 'en', 'The glacier has lost forty meters since it was measured.', 'forty'],
    ['a number in another script', 'hi', 'इस नदी की लंबाई ४७ किलोमीटर है।', '४७'],
    [
      'a name of several words',
      'en',
      'The idea came from Akira Kurosawa, who had seen it in a play.',
      'Akira Kurosawa',
    ],
    ['a name', 'en', 'The idea came from Kurosawa, who had seen it in a play.', 'Kurosawa'],
    [
      'the last word where there is neither',
      'de',
      'Das Wasser trägt den Geschmack des Gesteins.',
      'Gesteins',
    ],
    ['a word of a script without blanks', 'ja', '灯台はアイルランドの海岸にあります。', '海岸'],
    ['another word than the title gives away', 'en', 'Rivers carry stones.', 'stones'],
    [
      'another word than one that stands there twice',
      'en',
      'Seventy is seventy, whatever the weather.',
      'weather',
    ],
    ['no word of grammar', 'en', 'Sometimes it could be, but not on a cheaper channel, though.', 'channel'],
  ])('leaves out %s', (_what, language, text, part) => {
    const line = { ...summaryDocument().insights[0], text }
    const deck = ankiDeck(summaryDocument({ language, insights: [insightSchema.parse(line)] }))
    expect(deck.notes[0]?.front.split('<br>')[1]).toBe(text.replace(part, '<b>&#91;…]</b>'))
    expect(deck.notes[0]?.back.split('<br>')[0]).toBe(text.replace(part, `<b>${part}</b>`))
  })

  it('has no card for a line that leaves nothing to ask for', () => {
    const [first, second] = summaryDocument().insights
    const lines = [{ ...first, text: 'Rivers.' }, second].map((line) => insightSchema.parse(line))
    const { notes } = ankiDeck(summaryDocument({ insights: lines }))
    expect(notes.map(({ id }) => id)).toEqual([ankiDeck(summaryDocument()).notes[1]?.id])
  })
})
