/** The part of the home page where a line can be changed and is checked as it is typed. */
export const foolTheCheck = {
  heading: 'Try to fool it',
  lead: 'Make it lie: we check as you type.',
  line: 'The line',
  quote: 'Its quote',
  tryAgain: 'Try again',
  loading: 'Loading the transcript...',
  nothing: 'There is nothing to check.',
  notFound: "A summary would mark this line or leave it out, and put no words in the speaker's mouth.",
  /** The line tells its reader, or a model, what to do. */
  order: 'A summary would leave this line out.',
  onlyCode: 'Only code runs here. A summary calls a line verified when a checker says yes as well.',
}

/** Buttons that put a line into the fields, named by what is wrong with it. The lines are in the language of the video. */
export const lieNames = {
  true: 'True',
  number: 'Number',
  unit: 'Unit',
  name: 'Name',
  date: 'Date',
  negation: 'Without “not”',
  quantity: 'Some → all',
  certainty: 'May → will',
  direction: 'Turned round',
  cause: 'Cause',
  speaker: 'Speaker',
  order: 'Order',
  spliced: 'Spliced',
  invented: 'Invented',
}
