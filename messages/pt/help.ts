import type * as source from '#messages/help.ts'
import { plural } from './language.ts'

export const helpTexts: typeof source.helpTexts = {
  title: 'Precisa de ajuda?',
  description: 'Conte o que você tentou e o que aconteceu. Um link do vídeo ajuda.',
  replyHint: 'Vamos responder para este endereço.',
  topic: 'Com o que você precisa de ajuda?',
  send: 'Enviar',
  sent: 'Pedido de ajuda enviado',
  answerWithin: (hours) =>
    plural(hours, {
      one: `Respondemos em até ${hours} hora.`,
      other: `Respondemos em até ${hours} horas.`,
    }),
  topicMissing: 'Descreva com o que você precisa de ajuda',
  topicShort: (least) => `Dê mais detalhes (pelo menos ${least} caracteres)`,
}
