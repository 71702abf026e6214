import type { ReactNode } from 'react'
import { copiedTexts } from '#product/copied-words.ts'
import { plural } from './language.ts'
import { list } from './list.ts'

/** A summary beside its video, without the text of it. */
export const result = {
  /** The title of the page before that of the video is known. */
  summaryAndInsights: 'Summary and insights',
  /** Who made the summary; stands after the count of its lines. */
  writtenBy: (model: string) => `written by ${model}`,
  madeWithoutAI: 'made without AI',
  writtenByUs: 'written by us',
  copy: 'Copy',
  chooseCopy: 'Choose how to copy',
  copyFormats: { text: 'Text', times: 'With times', markdown: 'Markdown', evidence: 'With evidence' },
  /** On a narrow screen the rest is only for screen readers. */
  watch: (rest: (text: string) => ReactNode) => <>Watch{rest(' on YouTube')}</>,
  download: 'Download',
  share: 'Share',
  /** The tabs. */
  parts: 'Parts of the result',
  tabs: { summary: 'Summary', transcript: 'Transcript', ask: 'Ask' },
  video: 'Video',
  linesFrom: (count: number, total: number) => `Lines come from ${count} of ${total} parts`,
  /** The same with the sentence that says where the captions end. */
  linesFromAnd: (count: number, total: number, end: string) =>
    `Lines come from ${count} of ${total} parts. ${end}`,
  insights: 'Key insights',
  /** Parts of the video that it names itself, and those that were found in it. */
  chapters: 'Chapters',
  sections: 'Sections',
  sectionsFoundBy: {
    extractive: 'Sections found automatically.',
    model: 'Found and named by a language model.',
    authored: 'Named by us for this example.',
  },
  /** Plays the places of the lines one after another. */
  play: 'Play only the highlights',
  stop: 'Stop the highlights',
  cannotPlay: "The times of this transcript are approximate, so the highlights can't be played alone.",
  ask: 'Ask this video',
  askTranscript: 'Ask this transcript',
  askLater: 'You can ask as soon as the summary is ready.',
  generating: 'Generating summary...',
  madeElsewhere: "It's being made in another tab and will appear here by itself.",
  /** The badge of a summary, and what unfolds how it came about. */
  generated: 'Generated',
  howMade: 'How it was made',
  model: (name: string) => `Model: ${name}`,
  writtenFrom: (model: string) => `Written by ${model} from the transcript.`,
  writtenInStyle: (model: string, style: string) =>
    `Written by ${model} from the transcript. Style: ${style}.`,
  extracted: "Extracted from the speaker's own sentences, not written by an AI.",
  needsModel: 'You can only choose style and language where a language model is set up.',
  inLanguage: (language: string) => `It is in ${language}, the language of the video.`,
  /** A model wrote in another language than was asked for. */
  otherLanguage: (asked: string, written: string) =>
    `Asked for in ${asked}. The model wrote in ${written}, even when asked again.`,
  noChecker: 'No checker is set up here, so no line is called verified.',
  checkerLate: "The checker didn't answer in time, so no line is called verified.",
  checkerLateAbout: (count: number, total: number) =>
    plural(count, {
      one: `The checker didn't answer in time about ${count} of ${total} lines. It says “Words found”.`,
      other: `The checker didn't answer in time about ${count} of ${total} lines. They say “Words found”.`,
    }),
  /** Stretches of the video, named as below. */
  missing: (stretches: readonly string[]) =>
    plural(stretches.length, {
      one: `${list(stretches)} couldn't be read and is not in this summary.`,
      other: `${list(stretches)} couldn't be read and are not in this summary.`,
    }),
  stretch: (from: string, to: string) => `${from} to ${to}`,
  part: (number: number, total: number) => `Part ${number} of ${total}`,
  /** In a section of a form of which the video says nothing. */
  nothingSaid: copiedTexts.nothingSaid,
}
