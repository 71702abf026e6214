/** The page that explains the way from a link to a summary. In the texts `[words](/address)` is a link. */
export const howItWorks = {
  title: 'How Précis works: from a link to a checked summary',
  description:
    'Three steps for you, and what happens between them: where the transcript comes from, how a summary is made, and how each line is checked.',
  heading: 'How it works',
  lead: 'Three steps for you, and everything that happens in between.',
  stepsHeading: 'Three steps',
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
  /** Over the list of what a line can be: verified, words found, and so on. */
  evidenceTitle: 'Evidence with every insight',
  hoodHeading: 'Under the Hood',
  /** Each stands beside a picture of one sentence on its way. */
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
      /** How many altered quotes were taken for true, as percentages, and the address of how it was measured. */
      text: (changedNumber: string, removedNot: string, method: string) =>
        `Code compares line and quote; a checker, if set up, says whether it follows. ${changedNumber} of quotes with a changed number got through, ${removedNot} with a "not" removed. [How we measured](${method})`,
    },
  },
  missed: {
    title: 'What the check can miss',
    text: 'Code misses some lies, and a checker can be wrong. So the words are beside each line: [the scorecard](/score).',
  },
  speed: {
    title: 'Speed',
    text: (method: string) =>
      `Depends on the model. Without one, an hour takes about 1/20 of a second. [How we measured](${method})`,
  },
  once: {
    title: 'Once for everyone',
    text: 'A video that many ask for is summarized once.',
  },
  closing: {
    heading: 'See it on a real video',
    text: 'Two examples are on the home page.',
    features: 'See all features',
  },
}
