import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'Brauchst du Hilfe?',
  description: 'Sag uns, was du versucht hast und was stattdessen geschah. Ein Link zum Video hilft.',
  replyHint: 'An diese Adresse antworten wir.',
  topic: 'Wobei brauchst du Hilfe?',
  send: 'Senden',
  sent: 'Hilfeanfrage gesendet',
  answerWithin: (hours) =>
    plural(hours, {
      one: `Wir antworten innerhalb von ${hours} Stunde.`,
      other: `Wir antworten innerhalb von ${hours} Stunden.`,
    }),
  topicMissing: 'Bitte beschreib, wobei du Hilfe brauchst',
  topicShort: (least) => `Bitte beschreib es genauer (mindestens ${least} Zeichen)`,
}
