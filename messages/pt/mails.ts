import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { plural } from './language.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'Seu código para entrar no Précis',
    preview: (minutes) => `Vale por ${minutes} minutos, no navegador que o pediu`,
    heading: 'Seu código para entrar',
    enter: 'Digite-o no navegador em que você o pediu.',
    valid: (minutes) => `Ele vale por ${minutes} minutos e funciona uma vez. Nunca vamos pedi-lo a você.`,
    reason:
      'Alguém digitou seu endereço para entrar no Précis. Se não foi você, ignore este e-mail: sem o código, nada acontece.',
  },
  newDevice: {
    subject: 'Novo acesso à sua conta do Précis',
    heading: 'Novo acesso à sua conta',
    text: 'Um dispositivo que ainda não conhecíamos entrou na sua conta do Précis.',
    device: 'Dispositivo',
    near: 'Perto de',
    unknown: 'Desconhecido',
    ipAddress: 'Endereço IP',
    time: 'Horário',
    advice:
      'Se foi você, não há nada a fazer. Se não foi, abra sua conta, remova o dispositivo e confira quem mais pode ler seu e-mail: é lá que chegam os códigos para entrar.',
    reason: 'Você recebeu este e-mail porque alguém entrou na sua conta do Précis em um novo dispositivo.',
  },
  newKey: {
    subject: 'Uma nova chave de API na sua conta do Précis',
    heading: 'Uma nova chave de API na sua conta',
    text: 'Uma chave de API foi criada na sua conta do Précis. Um programa pode usá-la para agir em seu nome.',
    name: 'Nome',
    beginsWith: 'Começa com',
    may: 'Pode',
    scopes: keyTexts.scopes,
    ends: 'Expira',
    never: 'Nunca',
    advice:
      'Se foi você, não há nada a fazer. Se não foi, abra sua conta, exclua a chave e saia de todos os dispositivos.',
    reason: 'Você recebeu este e-mail porque alguém criou uma chave de API na sua conta do Précis.',
  },
  deletion: {
    subject: 'Sua conta do Précis será excluída',
    preview: (day) => `Em ${day}, a menos que você a mantenha`,
    heading: 'Sua conta será excluída',
    text: (day) => `Você pediu para excluir sua conta. Ela termina em ${day}, junto com seu histórico.`,
    planEnds: (plan) =>
      `Seu plano ${plan} termina com a conta. Depois disso não há mais cobranças, e o restante do mês pago não é reembolsado.`,
    planRenews: (plan, day) =>
      `Seu plano ${plan} termina com a conta. Depois disso não há mais cobranças, e o restante do mês pago não é reembolsado. Ele ainda renova em ${day}: se não quiser isso, cancele-o na página da sua conta.`,
    keep: 'Para manter a conta, entre antes disso e abra a página da conta. Se você não pediu a exclusão, faça isso agora e saia de todos os dispositivos.',
    reason: 'Você recebeu este e-mail porque o pedido foi feito de dentro da sua conta do Précis.',
  },
  deleted: {
    subject: 'Sua conta do Précis foi excluída',
    text: 'Sua conta e seu histórico foram excluídos. Não haverá mais cobranças.',
    back: 'Você pode voltar quando quiser: entre com este endereço para começar de novo.',
    reason: 'Você recebe este e-mail porque sua conta do Précis foi excluída, como você pediu.',
  },
  open: 'Abrir sua conta',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'Um novo webhook na sua conta do Précis',
    heading: 'Um novo webhook na sua conta',
    text: 'Um webhook foi criado na sua conta do Précis. A partir de agora, chamamos o endereço dele quando algo fica pronto.',
    server: 'Servidor',
    calledWhen: 'Chamado quando',
    events: webhookTexts.events,
    advice:
      'Se foi você, não há nada a fazer. Se não foi, abra sua conta, exclua o webhook e suas chaves de API e saia de todos os dispositivos.',
    reason: 'Você recebeu este e-mail porque alguém criou um webhook na sua conta do Précis.',
  },
  off: {
    heading: 'Desligamos um webhook',
    gone: (host) => `${host} respondeu com o status 410, que pede para não chamarmos mais.`,
    goneText: (host) =>
      `${host} respondeu com o status 410, que pede para não chamarmos mais. Por isso desligamos o webhook.`,
    failing: (host, days) => `Nada chega a ${host} há ${days} dias.`,
    failingText: (host, days) => `Nada chega a ${host} há ${days} dias. Por isso desligamos o webhook.`,
    next: 'Quando o servidor voltar, ligue o webhook de novo na página da sua conta. De lá você pode enviar o que ele perdeu.',
    reason: 'Você recebeu este e-mail porque há um webhook na sua conta do Précis.',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) =>
    plural(count, {
      one: `${count} vídeo novo em resumo, ${day}`,
      other: `${count} vídeos novos em resumo, ${day}`,
    }),
  notDone: (count, day) =>
    plural(count, { one: `${count} vídeo novo, ${day}`, other: `${count} vídeos novos, ${day}` }),
  failed: 'Sem resumo',
  failure: failureIn(problemTexts, 'Não foi possível fazer um resumo.'),
  waiting: 'Aguardando sua cota',
  waitingNote: 'Vamos resumir quando você tiver um resumo disponível.',
  deleted: 'Este resumo foi excluído.',
  states: lineWords.states,
  open: 'Abrir este boletim',
  stop: 'Parar estes e-mails',
  reason:
    'Você recebe este boletim porque segue canais, playlists ou podcasts no Précis. Seguir não custa nada; cada resumo conta como um.',
}
