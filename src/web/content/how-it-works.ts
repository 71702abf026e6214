import { measured, methods } from './measured.ts'

/** The words of the page that explains the way from link to summary. */
export const howItWorks = {
  title: 'How Précis works: from a link to a checked summary',
  description:
    'Three steps for you, and what happens between them: where the transcript comes from, how a summary is made, and how each quote is looked up.',
  heading: 'How it works',
  lead: 'Three steps for you. Below them, what happens in between, in as much detail as you like.',
  steps: [
    {
      title: 'Paste a link',
      text: 'Any form of YouTube link: videos, Shorts, recorded live streams. Of a playlist the first video is taken. When a video has no captions, paste or upload its transcript instead.',
    },
    {
      title: 'Read while it is written',
      text: 'The title and the stage are there at once and the text as it comes. Close the page if you like: the summary goes on and is there when you return.',
    },
    {
      title: 'Check and use it',
      text: "Point at an insight for the speaker's own words, click its time to hear them. Copy the text, search the transcript, keep the summary in your history.",
    },
  ],
  keyHeading: 'Key features',
  keyFeatures: [
    {
      title: 'Evidence with every insight',
      text: 'The mark beside an insight says whether its quote stands in the transcript word for word, stands there but for a slip, or was not found.',
    },
    {
      title: 'Nothing left out in silence',
      text: 'Which parts of the video were read, and which ones the insights rest on, is shown along its length.',
    },
    {
      title: 'Failures that say why',
      text: 'No captions, private, age-restricted, blocked by YouTube: you are told which, and what you can do. None of them is counted.',
    },
    {
      title: 'Nothing from others unasked',
      text: 'The page loads nothing from YouTube or anybody else until you press play. Preview pictures come through our own server.',
    },
  ],
  hoodHeading: 'Under the Hood',
  hood: [
    {
      title: 'The transcript',
      text: "Captions are asked for in several ways, one after the other. Those written by people come before automatic ones, and the original language before a translation. A track that is empty or obviously cut short counts as a failure. A video's description is never taken for its transcript.",
    },
    {
      title: 'Sentences',
      text: 'Captions come in scraps of a few words. They are joined into sentences, repeated lines are removed, and each sentence keeps the second at which it begins.',
    },
    {
      title: 'The summary',
      text: 'A language model sees the sentences with numbers. It answers with numbers and short quotes, never with times. A video that does not fit into its window is read in parts side by side, and the notes are merged. Where no model is set up, a built-in program chooses the sentences that carry most; the page says which of the two you are reading.',
    },
    {
      title: 'The check',
      text: `Each quote is looked up in the transcript: word for word, then with slips. Numbers and negations have to be the same. In a test with ${measured.evidenceTalks} talks, ${measured.numberChangedShown} of the quotes with a changed number and ${measured.negationInsertedShown} of those with an added "not" got through, ${measured.negationRemovedShown} of those with one removed. One check takes ${measured.checkMedian} in the median. [How this was measured](${methods.evidence.path})`,
    },
    {
      title: 'What the check does not say',
      text: 'It says that the words were said, not that the statement follows from them. That judgement stays with you, which is why the words stand beside it. It was measured on English talks; in other languages it has tests with examples, but no rates.',
    },
    {
      title: 'Speed',
      text: `With a language model most of the time is spent by the model, so it depends on which one is set up. The built-in program takes ${measured.extractHour} for an hour of talk and ${measured.extractTenHours} for ten hours on a small server. [How this was measured](${methods.speed.path})`,
    },
    {
      title: 'Once for everybody',
      text: 'When many people ask for the same video in the same language and form, it is fetched and summarized once. A connection that breaks loses nothing: the page goes on where it was.',
    },
  ],
  closing: {
    heading: 'See it on a real video',
    text: 'Two examples are ready on the home page; no account is needed.',
  },
} as const
