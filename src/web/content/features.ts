import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { measured, methods } from './measured.ts'

/** The words of the page of features. */
export const features = {
  title: 'Features: what Précis does with a video',
  description:
    'Summaries, key insights and chapters of YouTube videos, each insight looked up in the transcript, with its second and the words that were said.',
  heading: 'A summary that you can check',
  lead: 'Everything on this page works. Try it.',
  casesHeading: 'What people use it for',
  cases: [
    { title: 'Lectures', picture: 'book', text: 'Read the argument before the seminar.' },
    { title: 'Research', picture: 'lens', text: 'Find the answer and quote it with its time.' },
    { title: 'Webinars and meetings', picture: 'people', text: 'Catch up on what you missed.' },
    { title: 'Tutorials', picture: 'steps', text: 'Start at the step you need.' },
    { title: 'Interviews and podcasts', picture: 'voice', text: 'Choose what to hear in full.' },
    { title: 'Your own videos', picture: 'film', text: 'Get notes, chapters, a first draft.' },
  ],
  tilesHeading: 'What it does',
  tiles: {
    insights: {
      title: 'Checked insights',
      text: `${measured.wordForWordShown} of true quotes are found, and none from another talk ([how we measured](${methods.evidence.path})).`,
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
  industries: [
    {
      title: 'Education',
      picture: 'book',
      text: 'Study notes, and quotes that students can cite with their time.',
    },
    {
      title: 'Corporate',
      picture: 'people',
      text: 'Long recordings in one go; numbers nobody said are pointed out.',
    },
    {
      title: 'Creative',
      picture: 'film',
      text: 'The sentence that matters, and how the story is built.',
    },
  ],
  bookmark: {
    heading: 'From a video to its summary in one click',
    text: 'Drag this to your bookmarks bar, then click it on YouTube.',
    phone: 'On a phone: add Précis to your home screen, then share videos to it.',
  },
  closing: {
    heading: 'Try it on a video you know',
    text: "It's the fastest way to see whether it's right.",
  },
} as const
