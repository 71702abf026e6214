import { expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { f1Of, measureBegins, withoutMarks } from '../../eval/sentences/measure-begins.ts'

describeRealData(
  'where sentences begin in a talk whose marks were removed',
  'captions/google-ccby',
  (folder) => {
    it.each(['JavaScript_TheGoodParts.en.srt', 'IO2009-HTML5.en.srt'])(
      'the beginning of a sentence is found in %s',
      (name) => {
        // Measured are 62 and 63; with a sum over pairs of words, 54 and 55.
        expect(f1Of(measureBegins([withoutMarks(`${folder}/${name}`)]))).toBeGreaterThan(0.6)
      },
    )
  },
)
