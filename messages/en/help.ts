import { plural } from './language.ts'

/** The dialog with the help form. */
export const helpTexts = {
  title: 'Need Help?',
  description: 'Tell us what you tried and what happened instead. A link to the video helps.',
  replyHint: "We'll reply to this address.",
  topic: 'What do you need help with?',
  send: 'Send',
  sent: 'Help request sent',
  answerWithin: (hours: number) =>
    plural(hours, {
      one: `We'll answer within ${hours} hour.`,
      other: `We'll answer within ${hours} hours.`,
    }),
  topicMissing: 'Please describe what you need help with',
  topicShort: (least: number) => `Please provide more details (at least ${least} characters)`,
}
