import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: '¿Necesitas ayuda?',
  description: 'Cuéntanos qué intentaste y qué pasó en su lugar. Un enlace al video ayuda.',
  replyHint: 'Responderemos a esta dirección.',
  topic: '¿Con qué necesitas ayuda?',
  send: 'Enviar',
  sent: 'Solicitud de ayuda enviada',
  answerWithin: (hours) =>
    plural(hours, {
      one: `Responderemos en un plazo de ${hours} hora.`,
      other: `Responderemos en un plazo de ${hours} horas.`,
    }),
  topicMissing: 'Describe con qué necesitas ayuda',
  topicShort: (least) => `Da más detalles (al menos ${least} caracteres)`,
}
