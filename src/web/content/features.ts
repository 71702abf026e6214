import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { measured, methods } from './measured.ts'

/** The words of the page of features. */
export const features = {
  title: 'Features: what Précis does with a video',
  description:
    'Summaries, key insights and chapters of YouTube videos, each insight looked up in the transcript, with its second and the words that were said.',
  heading: 'A summary that you can check',
  lead: 'Précis turns a video into a few minutes of reading. What sets it apart is beside each insight: its time, and the words that were said there.',
  casesHeading: 'What people use it for',
  cases: [
    {
      title: 'Lectures',
      text: "Read the argument before the seminar, then go to the minutes you didn't follow.",
    },
    {
      title: 'Research',
      text: 'Find out whether a talk answers your question, and quote it with the time.',
    },
    {
      title: 'Webinars and recorded meetings',
      text: 'Catch up on what you missed. No link? Paste or upload the transcript.',
    },
    {
      title: 'Tutorials',
      text: 'See the steps as chapters, and start the video at the one you need.',
    },
    {
      title: 'Interviews and podcasts',
      text: 'Twenty minutes or five hours: read what was said and choose what to hear in full.',
    },
    {
      title: 'Your own videos',
      text: 'Turn a recording into notes, a description with chapters, or a first draft of an article.',
    },
  ],
  tilesHeading: 'What it does',
  tiles: [
    {
      title: 'Checked insights',
      text: `Each quote is looked up in the transcript. In a test on ${measured.evidenceTalks} talks, ${measured.wordForWordShown} of true quotes were found and ${measured.otherTranscriptShown} of quotes from another talk got through ([how this was measured](${methods.evidence.path})).`,
    },
    {
      title: 'The second it was said',
      text: 'Times come from the transcript, never from a model. Click one to play from there.',
    },
    {
      title: 'The whole video',
      text: `Up to ${maxTranscriptSeconds / 3600} hours. A long video is read part by part. If a part can't be read, we say which.`,
    },
    {
      title: 'Coverage in view',
      text: 'A bar along the video shows where the insights come from, and where none do.',
    },
    {
      title: 'Chapters',
      text: "The creator's own, or the places where the subject changes.",
    },
    {
      title: 'Transcript with search',
      text: 'The full text, in sentences with times. Search it, copy it, or start the video at any line.',
    },
    {
      title: 'Your language and form',
      text: `A language model writes in ${summaryLanguages.length} languages and ${summaryStyles.length} forms, from brief to study notes. Without one, key sentences are taken from the talk itself, in its own language.`,
    },
    {
      title: 'A fair allowance',
      text: "A summary that fails, or that you cancel, doesn't count. Neither does the same video again in the same window.",
    },
  ],
  industriesHeading: 'Where it fits',
  industries: [
    {
      title: 'Education',
      text: 'Teachers check whether an hour of video is worth assigning. Students read ahead, revise with study notes, and cite the exact time.',
      points: [
        'Study notes as a form of summary',
        'Quotes with their times',
        'Copied or uploaded transcripts of recorded classes',
      ],
    },
    {
      title: 'Corporate',
      text: 'Webinars, product demonstrations, earnings calls and training come as video. A page of text with checked quotes can be read, forwarded and searched.',
      points: [
        'Long recordings in one go',
        "Numbers and names that aren't in the passage are pointed out",
        "Export and deletion of everything that's yours",
      ],
    },
    {
      title: 'Creative',
      text: 'Writers, editors and producers look for the sentence that matters in hours of talk, and for the way a story is built.',
      points: [
        'Chapters that show the structure',
        "Search in the speaker's words",
        'Subtitles and pasted text as a source',
      ],
    },
  ],
  bookmark: {
    heading: 'From a video to its summary in one click',
    text: 'Drag this button to your bookmarks bar. Click it on YouTube to open that video here.',
    phone:
      'On a phone: add Précis to your home screen, then share a video to it from the YouTube app. The summary starts by itself.',
  },
  closing: {
    heading: 'Try it on a video you know',
    text: "It's the fastest way to see whether it's right.",
  },
} as const
