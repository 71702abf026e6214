import { lieNames } from '#messages/lie-names.ts'
import { smallResult } from './small-result.ts'

/** A line about the talk with the quote that it rests on, under the name of what it does wrong. */
type Lie = { name: string; text: string; quote: string }

/** The line as it follows from the words: the gist that we wrote, for a checker as well. */
export const honestLine: Lie = {
  name: lieNames.true,
  text: smallResult.gist.text,
  quote: smallResult.gist.quote,
}

const intend = 'we do not intend to stay behind, and in this decade, we shall make up and move ahead'
const expenditures = 'Space expenditures will soon rise some more, from 40 cents per person per week'

/** Lies that the comparison finds over real words, one that it lets pass, and one over words nobody said. */
export const lies: readonly Lie[] = [
  {
    name: lieNames.number,
    text: 'The budget stands at $9,400 million a year.',
    quote: 'That budget now stands at $5,400 million a year, a staggering sum',
  },
  { name: lieNames.negation, text: 'The nation intends to stay behind in this decade.', quote: intend },
  { name: lieNames.direction, text: 'Space expenditures will soon fall some more.', quote: expenditures },
  {
    name: lieNames.cause,
    text: 'We choose to go to the moon because our rivals got there first.',
    quote: 'We choose to go to the moon in this decade and do the other things',
  },
  {
    name: lieNames.passes,
    text: 'Nixon explains why America chose to go to the moon in this decade.',
    quote: smallResult.gist.quote,
  },
  {
    name: lieNames.invented,
    text: 'Kennedy chose the moon because it is easy.',
    quote: 'We choose to go to the moon because it is easy and everybody will love us for it',
  },
]
