import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

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
