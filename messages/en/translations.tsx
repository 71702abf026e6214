import type { ReactNode } from 'react'
import type { WithoutModel } from '#contract/quota.ts'
import { number, plural } from './language.ts'

const unusable = "The AI model's answers couldn't be used. Try again, or choose another language."

/** The translation of a transcript into another language, line by line. */
export const translationTexts = {
  needsModel: 'Translating needs a language model, and this server has none. Its operator can set one up.',
  tooLong: (lines: number) => `Transcripts of up to ${number(lines)} lines can be translated.`,
  into: 'Translate into',
  choose: 'Choose a language',
  /** A language whose translation is there already. */
  ready: (language: string) => `${language} (ready)`,
  working: (language: string) => `Translating into ${language}...`,
  progress: (done: number, total: number) => `${done} of ${total} lines`,
  cancel: 'Cancel',
  backOn: (moment: string) => `It's back on ${moment}.`,
  doneSoFar: (done: number, total: number) => `${done} of ${total} lines are translated.`,
  continue: 'Continue',
  start: (language: string) => `Translate into ${language}`,
  unchecked: 'A language model translates each line. Nobody checks the result.',
  /** `models` carries the exact names of the models `names` under the pointer. */
  by: (names: readonly string[], models: (text: string) => ReactNode) => (
    <>{models(`Translated by ${names.join(' and ')}`)}, not checked.</>
  ),
  stayOriginal: (count: number) =>
    plural(count, { one: '1 line stays in the original.', other: `${count} lines stay in the original.` }),
  download: (language: string) => `Download ${language}`,
  leftToday: (remaining: number, perDay: number) => `${remaining} of ${perDay} left today.`,
  nextFree: (moment: string) => `The next one is free on ${moment}.`,
  used: (perDay: number) =>
    plural(perDay, {
      one: "You've used today's translation.",
      other: `You've used today's ${perDay} translations.`,
    }),
  causes: {
    outage: "The AI model didn't answer. Try again in a few minutes.",
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'Translating the rest would cost more AI than one transcript may use.',
    earlier: 'The AI allowance was used up. There is room again now.',
    all: "Today's AI allowance for everyone is used up.",
    visitors: "Today's AI allowance for visitors is used up. Accounts have their own.",
    network: "Your network has used up today's AI allowance for visitors. Accounts have their own.",
    free: "Today's AI allowance for free accounts is used up. Every plan has its own.",
    'free-account': "You've used up today's AI allowance. Every plan has its own.",
    'paid-account': "You've used up your plan's AI allowance for today.",
  } satisfies Record<WithoutModel['reason'], string>,
}
