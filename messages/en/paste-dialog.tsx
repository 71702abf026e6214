import type { ReactNode } from 'react'
import { number, plural } from './language.ts'

/** The dialog that takes a transcript as text or as a caption file. Sizes come in as `sizes` writes them. */
export const pasteDialog = {
  title: 'Paste a transcript',
  forAccount: (limit: string) =>
    `Captions or plain text, with or without times, up to ${limit}. Only you can see it, and it stays in your history until you delete it.`,
  forVisitor: (limit: string, days: number) =>
    `Captions or plain text, with or without times, up to ${limit}. Only you can see it. We keep it for ${days} days, or in your history if you sign in.`,
  transcript: 'Transcript',
  /** How a transcript may look: times before what is said. */
  placeholder: '0:00 Welcome, everyone.\n0:04 Today we talk about the moon.',
  whereToFind: 'Where do I find it?',
  file: (button: (text: string) => ReactNode, rest: (text: string) => ReactNode) => (
    <>
      {button('Choose a caption file')}
      {rest(' or drop it here')}
    </>
  ),
  removeFile: 'Remove file',
  videoTitle: 'Title (optional)',
  videoLink: 'Video link (optional)',
  videoLinkHint: 'With it, a click on a time plays the video from there.',
  submit: 'Summarize',
  missing: 'Paste a transcript or choose a file.',
  emptyFile: 'The file is empty.',
  tooLarge: (size: string, limit: string) => `This is ${size}. A transcript may have up to ${limit}.`,
}

/** Sizes of files. A count comes in as it is written. */
export const sizes = {
  kilobytes: (count: string) => `${count} KB`,
  megabytes: (count: string) => `${count} MB`,
}

const small = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** What a pasted transcript looks like, as a list: "412 lines, 18 minutes, two speakers". */
export const transcriptFactTexts = {
  lines: (count: number) => plural(count, { one: `${number(count)} line`, other: `${number(count)} lines` }),
  withoutTimes: 'no times',
  seconds: (count: number) => plural(count, { one: `${count} second`, other: `${count} seconds` }),
  minutes: (count: number) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  speakers: (count: number) =>
    plural(count, {
      one: `${small[count] ?? count} speaker`,
      other: `${small[count] ?? count} speakers`,
    }),
  list: (facts: readonly string[]) => facts.join(', '),
}
