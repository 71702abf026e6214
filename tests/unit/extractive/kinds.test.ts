import { expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { recogniseKind } from '#core/kinds/recognise-kind.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { checkResult } from '#local/check-statements.ts'
import { linesInSections } from '#product/form-sections.ts'
import { formOfKind } from '#product/talk-kinds.ts'
import { spoken } from './spoken.ts'
import { inputOf } from './transcripts.ts'

const meeting = spoken(
  'en',
  'Priya: Good morning. The first point on the agenda is the booking page.',
  'Tom: The payment page is still slow in Safari.',
  'Priya: So we decided, we launch on the 14th.',
  "Tom: I'll fix the Safari problem by Thursday.",
  'Priya: Tom, please send the release notes to marketing on Friday.',
  'Elena: Who presents at the fair in Lisbon?',
  "Priya: I don't know, that is still open.",
)
const recipe = spoken(
  'de',
  'Ihr braucht 400 Gramm Mehl und vier Eier. Das Gericht kommt aus dem Allgäu.',
  'Zuerst gebt ihr das Mehl in eine Schüssel. Wisst ihr, warum?',
  'Dann rühren wir den Teig fünf Minuten. Stellt alles bei 180 Grad in den Ofen.',
)
const interview = spoken(
  'en',
  'Host: How did you come to study glaciers?',
  'Ingrid: When I was nineteen I joined an expedition as a cook, and I never left the ice again.',
  'Host: What has changed since then?',
  'Ingrid: The glacier has lost forty meters of thickness since 1994.',
  'Host: Is it too late for the ice?',
  'Ingrid: It is too late for this glacier, but not for the large ones of Greenland.',
)

/** A heading over nothing would say that nothing of it was said: no warning is found in the recipe. */
it.each([
  [
    'meeting',
    'en',
    meeting,
    [
      ['We decided, we launch on the 14th.'],
      [
        "Tom: I'll fix the Safari problem by Thursday.",
        'Tom: Tom, please send the release notes to marketing on Friday.',
      ],
      ["Who presents at the fair in Lisbon? I don't know, that is still open."],
    ],
  ],
  [
    'how-to',
    'de',
    recipe,
    [
      ['Ihr braucht 400 Gramm Mehl und vier Eier.'],
      [
        'Zuerst gebt ihr das Mehl in eine Schüssel.',
        'Dann rühren wir den Teig fünf Minuten.',
        'Stellt alles bei 180 Grad in den Ofen.',
      ],
    ],
  ],
  [
    'interview',
    'en',
    interview,
    [
      [
        'How did you come to study glaciers? When I was nineteen I joined an expedition as a cook, and I never left the ice again.',
        'What has changed since then? The glacier has lost forty meters of thickness since 1994.',
        'Is it too late for the ice? It is too late for this glacier, but not for the large ones of Greenland.',
      ],
    ],
  ],
] as const)('a %s is recognized, and has its form without a model', (kind, language, sentences, sections) => {
  expect(recogniseKind(sentences, language).kind).toBe(kind)
  const input = inputOf(sentences, { language })
  const result = extractSummary({ ...input, form: resolveForm(formOfKind[kind], 'en') })
  const index = createEvidenceIndex(sentences, language)
  const { form, summarySentences } = checkResult(result, { ...input, origin: 'youtube' }, index)
  const shown = linesInSections(form.sections, summarySentences)
  expect(shown.map(({ lines }) => lines.map(({ text }) => text))).toEqual(sections)
  expect(summarySentences.map(({ state }) => state)).toEqual(summarySentences.map(() => 'quoted'))
})

it('a talk of one in a language without such words is a talk, and a form that nothing is said for is left', () => {
  const plain = spoken('tr', 'Bu konuşma enerji üzerinedir. Güneş her sabah doğar ve her akşam batar.')
  expect(recogniseKind(plain, 'tr')).toEqual({ kind: 'talk', speakers: 0 })
  const result = extractSummary({ ...inputOf(plain, { language: 'tr' }), form: resolveForm('meeting', 'en') })
  expect(result.form).toBeNull()
  expect(result.summary.length).toBeGreaterThan(0)
})
