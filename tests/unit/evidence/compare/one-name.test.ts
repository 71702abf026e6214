import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
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

type Example = { said: string[]; lies: string[]; honest: string[] }

const examples: Record<string, Example> = {
  hi: {
    said: ['डॉ शर्मा ने बताया कि दवा सुरक्षित है।', 'फिर शर्मा ने मरीजों से बात की।'],
    lies: ['डॉ वर्मा ने बताया कि दवा सुरक्षित है।', 'फिर श्री वर्मा ने मरीजों से बात की।'],
    honest: [
      'डॉ शर्मा ने बताया कि दवा सुरक्षित है।',
      'डॉक्टर ने बताया कि दवा सुरक्षित है।',
      'फिर चिकित्सक ने मरीजों से बात की।',
    ],
  },
  ja: {
    said: ['田中さんは新しい電池を作りました。', 'マイヤー教授はその電池を試しました。'],
    lies: ['鈴木さんは新しい電池を作りました。', 'シュミット教授はその電池を試しました。'],
    honest: ['田中さんは新しいバッテリーを作りました。', '教授はその電池を試しました。'],
  },
  zh: {
    said: ['王教授介绍了新的电池。', '后来李先生试用了电池。'],
    lies: ['陈教授介绍了新的电池。', '后来周先生试用了电池。'],
    honest: ['王教授介绍了新的电池。', '这位教授介绍了新的电池。', '后来他试用了电池。'],
  },
  ar: {
    said: ['قال الدكتور سامي إن الدواء آمن.', 'ثم تحدث سامي مع المرضى.'],
    lies: ['قال الدكتور خالد إن الدواء آمن.', 'ثم تحدث خالد مع المرضى.'],
    honest: ['قال الدكتور سامي إن الدواء آمن.', 'قال الطبيب إن الدواء آمن.', 'ثم تحدث الطبيب مع المرضى.'],
  },
}

describe.each(Object.entries(examples))(
  'names without capitals, in %s',
  (language, { said, lies, honest }) => {
    const index = createEvidenceIndex(sentencesOf(said), language)
    const whole = { from: 0, to: index.words.length }
    const namesIn = (text: string): string[] =>
      compareStatement(index, { text, language }, [whole])
        .differences.filter(({ kind }) => kind === 'name')
        .map(({ stated }) => stated)

    it.each(lies)('another one differs: %s', (text) => {
      expect(namesIn(text)).toHaveLength(1)
    })

    it.each(honest)('the same one, or none, does not: %s', (text) => {
      expect(namesIn(text)).toEqual([])
    })
  },
)
