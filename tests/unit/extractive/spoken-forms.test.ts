import { expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { recogniseKind } from '#core/kinds/recognise-kind.ts'
import type { FormId } from '#product/summary-forms.ts'
import { spoken } from './spoken.ts'
import { inputOf } from './transcripts.ts'

function linesOf(form: FormId, turns: readonly string[], language = 'en'): string[] {
  const sentences = spoken(language, ...turns)
  const { summary } = extractSummary({ ...inputOf(sentences), language, form: resolveForm(form, 'en') })
  return summary.map(({ text }) => text)
}

const cake = [
  'Hello everybody, come in and sit down.',
  'Take two hundred grams of butter and rub it into the flour.',
  'You just work that with your fingertips until it looks like sand.',
  'My neighbour came by at this point.',
  'That goes into the fridge for half an hour.',
  'We roll it out as thin as a coin.',
  'It bakes for thirty-five minutes at two hundred degrees.',
  'You are the best audience that anybody could have.',
]

it('steps are known by amounts in words and by the one who does them, between the first and the last thing done', () => {
  expect(recogniseKind(spoken('en', ...cake), 'en').kind).toBe('how-to')
  expect(linesOf('steps', cake)).toEqual([cake[1], cake[2], cake[4], cake[5], cake[6]])
})

const keeper = [
  'What makes you go and live on a rock? The board gave me a house and a uniform.',
  'My granny said that a uniform would find me a wife.',
  'What was the worst storm that you saw? January of sixty-eight. The sea broke the kitchen window, ninety feet up.',
  'Were you frightened? Not at the time. I shook for two days after that storm.',
  'How did you get food out there? A boat came each fortnight if the swell allowed it.',
]

it('an interview in which nobody is named is known by what is asked and whom it speaks to', () => {
  expect(recogniseKind(spoken('en', ...keeper), 'en').kind).toBe('interview')
  const lecture = keeper.map((each) => each.replaceAll(/\byou\b/gu, 'they').replaceAll(/\bI\b/gu, 'they'))
  expect(recogniseKind(spoken('en', ...lecture), 'en').kind).not.toBe('interview')
})

it('an answer begins with the first words that were said behind its question, however few', () => {
  expect(linesOf('interview', keeper)).toEqual(
    expect.arrayContaining([
      'What was the worst storm that you saw? January of sixty-eight. The sea broke the kitchen window, ninety feet up.',
      'Were you frightened? Not at the time. I shook for two days after that storm.',
    ]),
  )
})

const meeting = [
  'Marta: The agenda has two points. The office key has to go back to the landlord.',
  "Tom: I'll do that tomorrow.",
  'Marta: Raj, would you call the agency before Friday?',
  'Raj: Yeah, fine by me.',
  'Marta: Ines, could you write to the school before Monday?',
  'Ines: No, not this time.',
  "Tom: I can't come on Tuesday, as you know.",
]

it('a task is what a reply accepts, named by who took it, and stands behind what it points at', () => {
  const lines = linesOf('meeting', meeting)
  expect(lines).toContain("Tom: The office key has to go back to the landlord. I'll do that tomorrow.")
  expect(lines).toContain('Raj: Raj, would you call the agency before Friday?')
  expect(lines.filter((line) => /school|Tuesday/u.test(line))).toEqual([])
})
