import { expect, it } from 'vitest'
import { factsText, transcriptFacts } from '#web/features/start/given-transcript.ts'
import { modelName } from '#web/text/names.ts'

it.each([
  ['as YouTube shows it', '0:00\nWelcome, everyone.\n17:58\nThank you.', '2 lines, 18 minutes, no speakers'],
  [
    'with speakers',
    '0:00 Ada: Good morning.\n0:05 Ben: Morning.\n0:41 Ada: Bye.',
    '3 lines, 41 seconds, two speakers',
  ],
  [
    'of SubRip',
    '1\n00:00:01,000 --> 00:00:04,000\nOne line.\n\n2\n01:02:03,500 --> 01:02:05,000\nTwo.',
    '2 lines, 62 minutes',
  ],
  [
    'of WebVTT',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n<v Ada>Hello.\n\n00:03.000 --> 01:00.000\n<v Ada>Bye.',
    '2 lines, 1 minute, one speaker',
  ],
  ['without times', 'Note: the moon\nis far away.', '2 lines, no times'],
  ['of thousands of lines', 'said\n'.repeat(1412), '1,412 lines, no times'],
  ['that is empty', ' \n\n', ''],
])('a transcript %s is described before it is sent', (_what, text, expected) => {
  expect(factsText(transcriptFacts(text))).toBe(expected.replace(', no speakers', ''))
})

it.each([
  ['gemini-2.5-flash', 'Gemini 2.5 Flash'],
  ['google/gemini-2.5-flash', 'Gemini 2.5 Flash'],
  ['gpt-5-mini', 'GPT 5 Mini'],
  ['llama3.3:70b', 'Llama3.3 70b'],
])('the model %s is named as people name it: %s', (id, name) => {
  expect(modelName(id)).toBe(name)
})
