import { expect, it } from 'vitest'
import { modelName } from '#web/text/names.ts'

it.each([
  ['gemini-2.5-flash', 'Gemini 2.5 Flash'],
  ['google/gemini-2.5-flash', 'Gemini 2.5 Flash'],
  ['gpt-5-mini', 'GPT 5 Mini'],
  ['llama3.3:70b', 'Llama3.3 70b'],
])('the model %s is named as people name it: %s', (id, name) => {
  expect(modelName(id)).toBe(name)
})
