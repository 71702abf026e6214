import { summaryStyles } from '#product/summary-options.ts'
import { measured, methods } from './measured.ts'
import type { ProseSection } from './prose.ts'

/** The parts of the guide, in the order of its table of contents. */
export const guideSections: readonly ProseSection[] = [
  {
    id: 'why',
    heading: 'Why summarize at all',
    paragraphs: [
      'Speech is slow. People speak at some 150 words a minute and read at more than 200, and they can skip while reading. An hour of talk is a text of about nine thousand words, of which you may need three hundred.',
      'So a summary is useful before watching, to decide whether to; instead of watching, when the substance is all you need; and after it, to find a passage again. These are three different needs. The first wants two sentences, the second a page, the third a list of moments.',
    ],
  },
  {
    id: 'transcript',
    heading: 'It all begins with the transcript',
    paragraphs: [
      'Nearly every tool reads the captions and not the video. Whatever they lack, the summary lacks: slides, gestures, code on a screen. Captions that a person wrote are better than automatic ones, which have no punctuation to speak of and mishear names and numbers.',
      'Two things go wrong here more often than in the summary itself. The captions cannot be fetched, and the tool summarizes the description of the video instead without saying so. Or the track is cut short, and you get a faithful summary of the first ten minutes. Before you judge a summary, look at the last chapter: is it from the end of the video?',
    ],
  },
  {
    id: 'by-hand',
    heading: 'By hand',
    paragraphs: [
      'Open "Show transcript" below the video, copy the text, read it with a pencil. It is slow, and you will remember it better than anything that a machine wrote for you. For one important talk this is still the best way.',
    ],
    points: [
      'Write down the question that the speaker answers, before anything else.',
      'Mark each place where the subject changes. These are your chapters.',
      'For every point note the time and five words that were really said.',
      'Write the summary from the notes, not from memory.',
    ],
  },
  {
    id: 'chatbot',
    heading: 'With a chatbot',
    paragraphs: [
      'Paste the transcript into a general assistant and ask for a summary. That works well for short videos. With long ones, watch for three things: text beyond what the model can take in may be dropped without a word; times are often made up, because copied text seldom has them; and quotes tend to be better than what was said.',
      'It helps to ask for the exact words behind each point, and to search for three of them in the transcript yourself. If one is missing, do not trust the others.',
    ],
  },
  {
    id: 'precis',
    heading: 'With Précis',
    paragraphs: ['The same steps, with the search done for you:'],
    points: [
      '[Paste the link](/) and press Enter. Shorts and recorded live streams work too.',
      `Choose a language and a form if you like; there are ${summaryStyles.length}, from brief to study notes, where a language model is set up.`,
      'Read the summary while it is written. Each insight has the second at which it was said.',
      'Point at the mark beside an insight. You see the words that were said, and whether they stand there exactly.',
      'Look at the bar along the video: it shows which parts the insights rest on.',
      'Copy the text, keep it in your history, or search the transcript for what you miss.',
    ],
  },
  {
    id: 'no-captions',
    heading: 'When there are no captions',
    paragraphs: [
      'Private videos, premieres and many recordings of meetings have none. Often a transcript exists elsewhere: the meeting program made one, the podcast has one on its page, the university offers subtitles as a file. Paste it or upload it; .srt, .vtt, .json3, text copied from YouTube and plain text are all understood. With plain text, times are estimated, and marked as such.',
    ],
  },
  {
    id: 'long',
    heading: 'Videos of several hours',
    paragraphs: [
      'A long video has to be read in parts. What matters is what happens to a part that fails: it should be tried again, and named if it fails for good. Ask any tool that you use what it does there; a summary that silently lacks the third hour looks just like one that is complete.',
      'For very long videos read the chapters first, pick two or three, and go to their transcript. A summary of ten hours in one page can only be a table of contents.',
    ],
  },
  {
    id: 'check',
    heading: 'How to check a summary in two minutes',
    paragraphs: ['Whatever wrote it:'],
    points: [
      'Take the most surprising statement. Find the place. Listen to half a minute around it.',
      'Take a number. Numbers are what goes wrong first.',
      'Take a "not". Summaries turn into their opposite more easily than they become nonsense.',
      'Look at the end of the video. Is it in the summary?',
      'Ask who says it: the speaker, somebody quoted, or somebody being contradicted?',
    ],
  },
  {
    id: 'measured',
    heading: 'What a check can do, measured',
    paragraphs: [
      `We tested our own with a program that plays a careless or lying model on ${measured.evidenceTalks} real talks and meetings. Of true quotes, ${measured.wordForWordShown} were found. Of quotes from another talk ${measured.otherTranscriptShown} got through, of those with a changed number ${measured.numberChangedShown}, of those with an added "not" ${measured.negationInsertedShown}, with one removed ${measured.negationRemovedShown}. [Here is how this was measured](${methods.evidence.path}), and what it does not show: that words were said does not mean that the statement follows from them.`,
    ],
  },
  {
    id: 'use',
    heading: 'Using what you have read',
    paragraphs: [
      'Cite the video with the second, not the summary: "at 12:40 she says" can be looked up. Write the two sentences that you want to remember in your own words. And when you pass a summary on, pass on the link with it.',
    ],
  },
]
