import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

/** The page of features. In the texts `[words](/address)` is a link. */
export const features = {
  title: 'Features: what Précis does with a video',
  description:
    'Summaries, key insights and chapters of YouTube videos, each insight looked up in the transcript, with its second and the words that were said.',
  heading: 'A summary that you can check',
  lead: 'Everything on this page works. Try it.',
  casesHeading: 'What people use it for',
  cases: {
    lectures: { title: 'Lectures', text: 'Read the argument before the seminar.' },
    research: { title: 'Research', text: 'Find the answer and quote it with its time.' },
    meetings: { title: 'Webinars and meetings', text: 'Catch up on what you missed.' },
    tutorials: { title: 'Tutorials', text: 'Start at the step you need.' },
    interviews: { title: 'Interviews and podcasts', text: 'Choose what to hear in full.' },
    ownVideos: { title: 'Your own videos', text: 'Get notes, chapters, a first draft.' },
  },
  tilesHeading: 'What it does',
  /** Each stands over a demonstration of what it says. */
  tiles: {
    insights: {
      title: 'Checked insights',
      /** How many quotes are found, as a percentage, and the address of how it was measured. */
      text: (found: string, method: string) =>
        `${found} of true quotes are found, and none from another talk ([how we measured](${method})).`,
    },
    seconds: {
      title: 'The second it was said',
      text: 'Times come from the transcript, never from a model. Press one.',
    },
    coverage: {
      title: 'Coverage in view',
      text: 'Where the lines come from, and where none do.',
    },
    chapters: {
      title: 'Chapters',
      text: "The creator's own, or where the subject changes.",
    },
    search: {
      title: 'Transcript with search',
      text: 'Start the video at any sentence.',
    },
    whole: {
      title: 'The whole video',
      text: `Up to ${maxTranscriptSeconds / 3600} hours, in parts. Lose one:`,
    },
    choices: {
      title: 'Your language and form',
      text: `${summaryLanguages.length} languages and ${summaryStyles.length} forms, where a language model writes.`,
    },
    allowance: {
      title: 'A fair allowance',
      text: "What fails or repeats doesn't count.",
    },
  },
  industriesHeading: 'Where it fits',
  industries: {
    education: {
      title: 'Education',
      text: 'Study notes, and quotes that students can cite with their time.',
    },
    corporate: {
      title: 'Corporate',
      text: 'Long recordings in one go; numbers nobody said are pointed out.',
    },
    creative: {
      title: 'Creative',
      text: 'The sentence that matters, and how the story is built.',
    },
  },
  bookmark: {
    heading: 'From a video to its summary in one click',
    text: 'Drag this to your bookmarks bar, then click it on YouTube.',
    phone: 'On a phone: add Précis to your home screen, then share videos to it.',
  },
  closing: {
    heading: 'Try it on a video you know',
    text: "It's the fastest way to see whether it's right.",
    plans: 'See the plans',
  },
}
