import { measured, methods } from './measured.ts'

/** The words of the page that explains the way from link to summary. */
export const howItWorks = {
  title: 'How Précis works: from a link to a checked summary',
  description:
    'Three steps for you, and what happens between them: where the transcript comes from, how a summary is made, and how each quote is looked up.',
  heading: 'How it works',
  lead: 'Three steps for you, and everything that happens in between.',
  steps: [
    {
      title: 'Paste a link',
      text: 'Any YouTube link works: videos, Shorts, recorded live streams. Playlists: first video only. No captions? Paste or upload the transcript.',
    },
    {
      title: 'Read while it is written',
      text: "You see the title at once, and the text as it's written. Close the page if you like: the summary goes on and is there when you return.",
    },
    {
      title: 'Check and use it',
      text: "Point at an insight for the speaker's own words, or click its time to hear them. Copy the text, search the transcript, and find it all in your history.",
    },
  ],
  keyHeading: 'Key features',
  keyFeatures: [
    {
      title: 'Evidence with every insight',
      text: 'The mark beside an insight says whether its quote is in the transcript word for word, nearly word for word, or not at all.',
    },
    {
      title: 'Nothing left out silently',
      text: 'A bar along the video shows which parts were read, and which ones the insights come from.',
    },
    {
      title: 'Failures that say why',
      text: 'No captions, private, age-restricted, blocked by YouTube: we tell you which, and what you can do. A failure never counts.',
    },
    {
      title: 'No third parties until you ask',
      text: 'Nothing loads from YouTube until you press play. Preview pictures come from our own server.',
    },
  ],
  hoodHeading: 'Under the Hood',
  hood: [
    {
      title: 'The transcript',
      text: "We ask for the captions in several ways, one after the other. Captions written by people come before automatic ones, and the original language before a translation. An empty or truncated track counts as a failure. A video's description never stands in for its transcript.",
    },
    {
      title: 'Sentences',
      text: 'Captions come a few words at a time. We join them into sentences, remove repeated lines, and keep the time at which each sentence begins.',
    },
    {
      title: 'The summary',
      text: "A language model sees numbered sentences. It answers with their numbers and short quotes, never with times. A video that's too long for it is read in parts, in parallel, and the notes are merged. Where no model is set up, a built-in program picks the most telling sentences. The page says which one you're reading.",
    },
    {
      title: 'The check',
      text: `We look each quote up in the transcript: word for word first, then nearly so. Numbers and negations must match. In a test with ${measured.evidenceTalks} talks, ${measured.numberChangedShown} of the quotes with a changed number and ${measured.negationInsertedShown} of those with an added "not" got through, ${measured.negationRemovedShown} of those with one removed. A check typically takes ${measured.checkMedian}. [How this was measured](${methods.evidence.path})`,
    },
    {
      title: "What the check doesn't say",
      text: "It says that the words were said, not that the statement follows from them. That's yours to judge, which is why the words are beside it. We measured it on English talks. For other languages we have tested examples, but no rates.",
    },
    {
      title: 'Speed',
      text: `With a language model, nearly all the time is the model's, so it depends on which one is set up. The built-in program takes ${measured.extractHour} for an hour of talk and ${measured.extractTenHours} for ten hours on a small server. [How this was measured](${methods.speed.path})`,
    },
    {
      title: 'Once for everyone',
      text: 'When many people ask for the same video in the same language and form, we fetch and summarize it once. If your connection breaks, nothing is lost: the page goes on where it was.',
    },
  ],
  closing: {
    heading: 'See it on a real video',
    text: 'Two examples are ready on the home page. No account needed.',
  },
} as const
