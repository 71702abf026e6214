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

it('what is done with what is needed is a step in its place, and not one of the things to have at hand', () => {
  const bread = [
    'You need two cups of flour and a bowl.',
    'Warm the milk for five minutes.',
    'We need to mash the bananas now.',
    'Add the dry ingredients and mix them.',
    'Bake it at 170 degrees for one hour.',
  ]
  expect(linesOf('steps', bread)).toEqual(bread)
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

const move = [
  'Ines: Sam, can you call the van place before Saturday?',
  "Sam: Yeah, I'll do it on my lunch break tomorrow.",
  'Ruth: We could carry the piano, or leave it for the new people.',
  'Ines: Leave the piano then, nobody has the back for it.',
  'Oleg: What about the deposit, are we getting that back?',
  'Ruth: He wants to look at the bathroom first.',
  "Ines: So we don't know yet.",
  "Oleg: I don't know what colour the door was, it is so old.",
  'Ruth: We are late, and we will all in the end and after all of it get rich.',
]

it('a conversation of several in short turns who take things on is a meeting, without a word of business', () => {
  expect(recogniseKind(spoken('en', ...move), 'en')).toEqual({ kind: 'meeting', speakers: 4 })
})

it('a decision is what closes a discussion, a task has its reply, and what is open its question', () => {
  expect(linesOf('meeting', move)).toEqual([
    'Leave the piano then, nobody has the back for it.',
    "Sam: Sam, can you call the van place before Saturday? I'll do it on my lunch break tomorrow.",
    "What about the deposit, are we getting that back? We don't know yet.",
  ])
})

const round = [
  'Nia: Good, everybody is here, and the recording of the servers of last night runs well on all of the five machines that we have set up.',
  'Bob: The cache is slow in the morning, and somebody should look at the disks, which get hot as soon as the large import has begun there.',
  'Cal: If we want the release out this month, then it is clear that we should check the import first, before anything else is done to it.',
  'Dee: The release is ready but for two tests, which fail on the old machines alone, and I think that they have failed there since spring.',
  'Eve: Cal should check the two tests, since he wrote the import, and he alone has read the code of it after it had been moved to the disks.',
  'Nia: Let me give an update on the budget, which is the same as last year, apart from the machines, and those are paid for by the owner.',
  'Bob: I will give an update on the disks as well, they are the same as they were, and the owner of the building has no other room for us.',
  'Dee: The disks have to be new by Friday, we should order them by Thursday, and the shop in the town still has some of the larger ones.',
]

it('several who ask and take on in long turns hold a meeting, unless they speak of their podcast', () => {
  expect(recogniseKind(spoken('en', ...round), 'en')).toEqual({ kind: 'meeting', speakers: 5 })
  const show = round.map((turn) => `${turn} Thank you for listening to this episode of the podcast.`)
  expect(recogniseKind(spoken('en', ...show), 'en').kind).toBe('podcast')
})

it('what ought to be done is a task of whoever is called by name or with its day, and an update is none', () => {
  expect(linesOf('meeting', round)).toEqual([
    expect.stringMatching(/^Cal: Cal should check the two tests/u),
    expect.stringMatching(/^Dee: The disks have to be new by Friday, we should order them by Thursday/u),
  ])
})

const kettle = [
  'Ann: Um, so the, uh, the new kettle has a plastic lid and a steel body, and, uh, the lid gets hot.',
  'Bo: Yeah, um, the testers burned their fingers on the, uh, on the lid of the kettle.',
  'Ann: Uh, we decided, um, that the kettle gets a wooden handle and a, uh, a lid with a lock.',
  'Cy: Um, uh, I think we could, uh, we could just go with, um, with that.',
  'Bo: Uh, is he, um, aware that it is his own tail? Uh, it is an after dinner dog then.',
  'Cy: So, um, the steel body of the kettle costs, uh, four euros more than the plastic body.',
  'Ann: Um, last week we decided that the, uh, the steel body of the kettle stays, and the price goes up.',
  'Bo: Uh, yeah, um, we decided on, uh.',
  'Cy: Um, I will, uh, I will get that, um, first.',
  'Ann: Uh, and, um, we agreed that the kettle has a blue light in the, uh, the steel body, for people who do not hear it.',
  'Cy: Uh, um, could you, uh, move that then, please?',
]

it('a meeting spoken freely has those decisions alone that say something to one who was not there', () => {
  expect(linesOf('meeting', kettle)).toEqual([
    'We decided that the kettle gets a wooden handle and a lid with a lock.',
    'Last week we decided that the steel body of the kettle stays, and the price goes up.',
    'We agreed that the kettle has a blue light in the steel body, for people who do not hear it.',
  ])
})

it('what a speaker of a meeting spoken freely promises is a task, and what is decided under a condition is no decision', () => {
  const lines = linesOf('meeting', [
    ...kettle,
    'Bo: Um, I will, uh, I will send the photos of the old vases to the museum, um, as they asked.',
    'Cy: Uh, if the museum pays for it, um, then we decided that the, uh, the kettle gets a third colour.',
  ])
  expect(lines).toContain('Bo: I will send the photos of the old vases to the museum, as they asked.')
  expect(lines.filter((line) => line.includes('third colour'))).toEqual([])
})

it('a meeting spoken freely with too few decisions and tasks has its key insights', () => {
  const undecided = kettle.filter((turn) => !turn.includes('last week'))
  const sentences = spoken('en', ...undecided)
  const { form, summary } = extractSummary({ ...inputOf(sentences), form: resolveForm('meeting', 'en') })
  expect(form ?? null).toBeNull()
  expect(summary.map(({ text }) => text)).toContain(
    'The new kettle has a plastic lid and a steel body, and the lid gets hot.',
  )
})

it('a German task is known where its verb stands first', () => {
  const lines = linesOf(
    'meeting',
    [
      'Katrin: Die Sitzung hat zwei Punkte. Die Rechnung an die Kundin ist offen.',
      'Aylin: Da ruf ich selber an, morgen früh.',
      'Timo: Den Vertrag kann ich bis Mittwoch fertig machen.',
      'Katrin: Dann bräuchte ich noch Kaffee.',
    ],
    'de',
  )
  expect(lines).toContain('Aylin: Da ruf ich selber an, morgen früh.')
  expect(lines).toContain('Timo: Den Vertrag kann ich bis Mittwoch fertig machen.')
  expect(lines.filter((line) => line.includes('Kaffee'))).toEqual([])
})

const call = [
  'Agent: Which days did the money go out?',
  'Caller: The third, and then again on the ninth.',
  'Agent: Was the second line ordered by you?',
  'Caller: No, I live on my own. Do I have to send anything in?',
  'Agent: You get the money back within five days.',
  'Caller: Does my number stay as it is?',
  'Agent: It stays as it is.',
]

it('a call in which both ask in short turns is an interview, and one of long turns is not', () => {
  expect(recogniseKind(spoken('en', ...call), 'en').kind).toBe('interview')
  const long = call.map((turn) => `${turn} ${'And that went on for a long while. '.repeat(4)}`)
  expect(recogniseKind(spoken('en', ...long), 'en').kind).not.toBe('interview')
})

it('an amount may be said with an article, and a story between steps is none', () => {
  const stew = [
    'Brown the meat in a heavy pan for four minutes.',
    'A good tablespoon of dripping.',
    'You know how my granny hated this.',
    'Lid on, and that stays in the oven for an hour.',
  ]
  expect(linesOf('steps', stew)).toEqual([stew[0], stew[1], stew[3]])
})
