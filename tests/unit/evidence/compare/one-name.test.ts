import { describe, expect, it } from 'vitest'
import { compare, kindsOf } from './compare.ts'

describe('one name', () => {
  const said = [
    'Then Kowalski opened the meeting in the old town hall.',
    'My friend Stanislaw Kowalski has been mayor for nine years.',
    'His brother Bruno was there, too.',
  ]

  it('may be spelt in another way, or be the first name of the same person', () => {
    const spelt = ['Then Stanislaw opened the meeting in the old town hall.']
    expect(kindsOf(compare('Then Stanislav opened the meeting.', { said: spelt }))).toEqual([])
    expect(kindsOf(compare('Then Stanislaw opened the meeting in the old town hall.', { said }))).toEqual([])
  })

  it('is no other person, who is named elsewhere', () => {
    expect(kindsOf(compare('Then Bruno opened the meeting in the old town hall.', { said }))).toContain(
      'name',
    )
  })

  it('is the same in its other language', () => {
    const spoken = ['In British Columbia the ferries leave at night.']
    const french = 'En Colombie-Britannique les bateaux partent la nuit.'
    expect(kindsOf(compare(french, { said: spoken, in: 'fr' }))).toEqual([])
  })

  it.each([
    ['hi', 'Kennedy spoke about the moon for a while.', 'केनेडी ने चाँद के बारे में बात की।'],
    ['ru', 'Kennedy spoke about the moon for a while.', 'Kennedy говорил о луне.'],
  ])('is known in another script, in %s, and another one there is left open', (language, spoken, line) => {
    expect(kindsOf(compare(line, { said: [spoken], in: language }))).toEqual([])
  })

  it('in Latin letters over Russian words is the same by its sound', () => {
    const spoken = ['Чайковский написал эту музыку зимой.']
    const line = 'Tchaikovsky wrote this music in winter.'
    expect(compare(line, { language: 'ru', said: spoken, in: 'en' }).finding).toBe('agrees')
  })
})

describe('a full name in German', () => {
  const said = ['Danach beschrieb Rachel Carson die Vögel im Garten.', 'Sie lebte am Meer.']

  it('that nobody says differs', () => {
    const line = 'Danach beschrieb Jane Goodall die Vögel im Garten.'
    expect(kindsOf(compare(line, { language: 'de', said }))).toContain('name')
    expect(
      kindsOf(compare('Über Vögel schrieb laut dem Vortrag Konrad Lorenz.', { language: 'de', said })),
    ).toEqual(['name'])
  })

  it.each([
    'Neue Bücher über Vögel beschrieb Rachel Carson.',
    'Rachel Carson beschrieb die Vögel im Garten.',
    'Carson lebte am Meer und beschrieb Vögel.',
  ])('is none in: %s', (line) => {
    expect(kindsOf(compare(line, { language: 'de', said }))).toEqual([])
  })
})
