import { measured, methods } from './measured.ts'

/** The words of the page that explains the way from link to summary. */
export const howItWorks = {
  title: 'How Précis works: from a link to a checked summary',
  description:
    'Three steps for you, and what happens between them: where the transcript comes from, how a summary is made, and how each line is checked.',
  heading: 'How it works',
  lead: 'Three steps for you, and everything that happens in between.',
  steps: [
    {
      title: 'Paste a link',
      text: 'Videos, Shorts, playlists. No captions? Paste the transcript.',
    },
    {
      title: 'Read while it is written',
      text: "Close the page if you like: it's there when you return.",
    },
    {
      title: 'Check and use it',
      text: 'Point at a line for the words that were said.',
    },
  ],
  keyHeading: 'Key features',
  keyFeatures: [
    {
      title: 'Nothing left out silently',
      text: "A part that wasn't read is named.",
    },
    {
      title: 'Failures that say why',
      text: 'And none of them counts.',
    },
    {
      title: 'No third parties until you ask',
      text: 'YouTube loads when you press play.',
    },
  ],
  evidenceTitle: 'Evidence with every insight',
  hoodHeading: 'Under the Hood',
  hood: {
    fetch: {
      title: 'The transcript',
      text: 'Captions by people come before automatic ones, the original before a translation.',
    },
    sentences: {
      title: 'Sentences',
      text: 'Pieces are joined, repeats removed. Each sentence has its number and its time.',
    },
    draft: {
      title: 'The summary',
      text: 'A language model answers with numbers and quotes, never with times. Without one, we pick the sentences that say the most.',
    },
    check: {
      title: 'The check',
      text: `Code compares line and quote; a checker, if set up, says whether it follows. ${measured.numberChangedShown} of quotes with a changed number got through, ${measured.negationRemovedShown} with a "not" removed. [How we measured](${methods.evidence.path})`,
    },
  },
  notes: [
    {
      title: 'What the check can miss',
      text: 'Code misses some lies, and a checker can be wrong. So the words are beside each line: [the scorecard](/score).',
    },
    {
      title: 'Speed',
      text: `Depends on the model. Without one, an hour takes about 1/20 of a second. [How we measured](${methods.speed.path})`,
    },
    {
      title: 'Once for everyone',
      text: 'A video that many ask for is summarized once.',
    },
  ],
  closing: {
    heading: 'See it on a real video',
    text: 'Two examples are on the home page.',
  },
} as const
