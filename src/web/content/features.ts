import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'
import { measured, methods } from './measured.ts'

/** The words of the page of features. */
export const features = {
  title: 'Features: what Précis does with a video',
  description:
    'Summaries, key insights and chapters of YouTube videos, each insight looked up in the transcript, with its second and the words that were said.',
  heading: 'A summary that you can check',
  lead: 'Précis reads the transcript of a video and gives you its substance in a few minutes of reading. What sets it apart is what stands beside each insight: the second, and the words that were said there.',
  casesHeading: 'What people use it for',
  cases: [
    {
      title: 'Lectures',
      text: 'Read the argument of a lecture before the seminar, then go to the minutes that you did not follow.',
    },
    {
      title: 'Research',
      text: 'Find out whether a talk says anything on your question, and quote it with the second at which it does.',
    },
    {
      title: 'Webinars and recorded meetings',
      text: 'Catch up on what was said while you were elsewhere. No link? Paste or upload the transcript.',
    },
    {
      title: 'Tutorials',
      text: 'See the steps as chapters first, and start the video at the one that you need.',
    },
    {
      title: 'Interviews and podcasts',
      text: 'Twenty minutes or five hours: read what was talked about and choose what to hear in full.',
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
      text: `Each quote is looked up in the transcript. In a test on ${measured.evidenceTalks} talks, ${measured.wordForWordShown} of true quotes were found and ${measured.otherTranscriptShown} of those from another talk were let through ([how this was measured](${methods.evidence.path})).`,
    },
    {
      title: 'The second it was said',
      text: 'Times come from the transcript, never from a model. A click plays from there.',
    },
    {
      title: 'The whole video',
      text: `Up to ${maxTranscriptSeconds / 3600} hours. A long video is read part by part, and a part that could not be read is named, not left out in silence.`,
    },
    {
      title: 'Coverage in view',
      text: 'A bar along the length of the video shows where the insights come from, and where none do.',
    },
    {
      title: 'Chapters',
      text: "The creator's own where there are some; otherwise the places at which the subject changes.",
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
      text: 'What fails, or what you stop, is not counted. The same video again in the same window is not counted either.',
    },
  ],
  industriesHeading: 'Where it fits',
  industries: [
    {
      title: 'Education',
      text: 'Teachers check whether an hour of video is worth assigning. Students read ahead and revise with study notes, and can cite the second at which something was said.',
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
        'Numbers and names that the passage does not hold are pointed out',
        'Export and deletion of all that is yours',
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
    text: 'Drag this button to the bookmarks of your browser. Pressed on YouTube, it opens the video of the tab here.',
    phone:
      'On a phone: add Précis to the home screen, and share a video to it from the YouTube app. Its summary starts by itself.',
  },
  closing: {
    heading: 'Try it on a video you know',
    text: 'That is the quickest way to see whether it is right.',
  },
} as const
