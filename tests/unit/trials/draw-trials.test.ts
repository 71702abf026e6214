import { describe, expect, it } from 'vitest'
import { drawTrials } from '#core/trials/draw-trials.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { seededChance } from '../../../eval/check/random.ts'

/** A talk in each language with numbers, names, opposites, phrases and nouns to turn. */
const talks: Record<string, string[]> = {
  en: [
    'The museum in Dublin bought 42 paintings from the old collection.',
    'Because the budget rose again, the director hired more people for the archive.',
    'Every visitor is given a map, and Martin shows Helen the garden behind the house.',
    'The tickets cost 15 euros before the summer and were cheaper in the winter.',
    'We will open the new hall in Galway after the concert on Monday.',
    'The roof of the tower was repaired with wood from the forest in Norway.',
    'A teacher from the school brought 30 children to the exhibition of the painter.',
    'The river rises in the spring, and the bridge is closed for three weeks.',
    'Most of the letters in the library are written by the painter himself.',
    'The guide said that the castle can be seen from the station in Dublin.',
  ],
  de: [
    'Das Museum in Leipzig kaufte 42 Bilder aus der alten Sammlung.',
    'Weil der Haushalt wieder stieg, stellte die Leitung mehr Leute für das Archiv ein.',
    'Jeder Besucher bekommt einen Plan, und viele Gäste gehen mit dem Führer durch den Garten.',
    'Die Karten kosten 15 Euro im Sommer und waren im Winter nicht billiger.',
    'Wir werden die neue Halle nach dem Konzert am Montag öffnen.',
    'Das Dach des Turms ist ein Werk aus dem Holz der Wälder in Norwegen.',
    'Eine Lehrerin aus der Schule brachte 30 Kinder in die Ausstellung des Malers.',
    'Der Fluss steigt im Frühling, und die Brücke ist drei Wochen lang geschlossen.',
    'Die meisten Briefe in der Bibliothek hat der Maler selbst geschrieben.',
    'Man kann die Burg vom Bahnhof aus nicht sehen, sagte der Führer.',
  ],
}

const wanted = { turned: 6, unchanged: 3 }

describe('trial lines', () => {
  it.each(Object.keys(talks))('say what was said or turn one thing of it, in %s', (language) => {
    const sentences = sentencesOf(talks[language] ?? [])
    const trials = drawTrials({ sentences, language }, wanted, seededChance(5))
    expect(trials.filter(({ turned }) => turned === null).length).toBeGreaterThan(0)
    expect(new Set(trials.map(({ turned }) => turned)).size).toBeGreaterThan(3)
    for (const { text, sentence, turned } of trials) {
      const said = sentences[sentence]?.text ?? ''
      expect([text === said, text]).toEqual([turned === null, text])
    }
  })

  it('are the same by the same chance, and others by another one', () => {
    const talk = { sentences: sentencesOf(talks['en'] ?? []), language: 'en' }
    const draw = (seed: number) => drawTrials(talk, wanted, seededChance(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('put in no number and no name that is said beside it', () => {
    const near = [
      'Rooms 12 and 34 are free for Anna.',
      'Room 12 was painted by Anna last year.',
      'Room 34 is free.',
    ]
    for (let seed = 1; seed <= 20; seed += 1) {
      const trials = drawTrials({ sentences: sentencesOf(near), language: 'en' }, wanted, seededChance(seed))
      for (const { text, turned } of trials)
        if (turned === 'number') expect(text).not.toMatch(/^Room (?:12|34)/)
    }
  })

  it('are fewer in a talk that offers fewer, and none in one of a word', () => {
    const draw = (texts: string[]) =>
      drawTrials({ sentences: sentencesOf(texts), language: 'en' }, wanted, seededChance(1)).length
    expect(draw(['Yes.'])).toBe(0)
    expect(draw((talks['en'] ?? []).slice(0, 3))).toBeLessThan(6)
  })
})
