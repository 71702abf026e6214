/** A line about the talk with the quote that it rests on, under the name of what it does wrong. */
export type Lie = { name: string; text: string; quote: string }

/** The line as it follows from what was said. */
export const honestLine: Lie = {
  name: 'True',
  text: 'Kennedy chose the moon because it is hard, not because it is easy.',
  quote:
    'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard',
}

const intend = 'we do not intend to stay behind, and in this decade, we shall make up and move ahead'
const expenditures = 'Space expenditures will soon rise some more, from 40 cents per person per week'

/** A lie of each kind that the comparison knows, all over words that were said, and one over words that were not. */
export const lies: readonly Lie[] = [
  {
    name: 'Number',
    text: 'The budget stands at $9,400 million a year.',
    quote: 'That budget now stands at $5,400 million a year, a staggering sum',
  },
  {
    name: 'Unit',
    text: 'The moon is 240,000 kilometers away from the control station.',
    quote: 'we shall send to the moon, 240,000 miles away from the control station in Houston',
  },
  {
    name: 'Name',
    text: 'The city of Dallas will become the heart of a large scientific and engineering community.',
    quote: 'will become the heart of a large scientific and engineering community',
  },
  { name: 'Without “not”', text: 'The nation intends to stay behind in this decade.', quote: intend },
  {
    name: 'Some → all',
    text: 'It is not surprising that all would have us stay where we are.',
    quote: 'it is not surprising that some would have us stay where we are a little longer to rest',
  },
  {
    name: 'May → will',
    text: 'The opportunity for peaceful cooperation will never come again.',
    quote: 'its opportunity for peaceful cooperation may never come again',
  },
  { name: 'Turned round', text: 'Space expenditures will soon fall some more.', quote: expenditures },
  {
    name: 'Invented',
    text: 'Kennedy chose the moon because it is easy.',
    quote: 'We choose to go to the moon because it is easy and everybody will love us for it',
  },
]
