import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'Nada foi enviado ainda. Envie um teste para experimentar.',
  deliveries: 'Entregas',
  newest: (max) => `As últimas ${max}, no máximo`,
  counted: {
    waiting: (count) => `${count} na fila`,
    delivered: (count) => plural(count, { one: `${count} entregue`, other: `${count} entregues` }),
    failed: (count) => plural(count, { one: `${count} falhou`, other: `${count} falharam` }),
  },
  waitingInAll: (count) => `${count} na fila ao todo`,
  states: { waiting: 'Na fila', delivered: 'Entregue', failed: 'Falhou' },
  attempts: (count) => plural(count, { one: `${count} tentativa`, other: `${count} tentativas` }),
  lastTook: (ms) => `a última levou ${ms} ms`,
  nextAt: (moment) => `a próxima é em ${moment}`,
  list: (facts) => facts.join(', '),
  sent: 'Enviado',
  answer: 'Resposta',
  sendAgain: 'Enviar de novo',
  answered: (status) => `Respondeu ${status}.`,
  failures: {
    'private-address': 'O nome leva a um endereço privado, que não chamamos.',
    'unknown-host': 'Não há servidor com este nome.',
    unreachable: 'O servidor não aceitou a conexão.',
    insecure: 'O certificado do servidor não é válido.',
    closed: 'O servidor fechou a conexão sem responder.',
    timeout: 'Sem resposta a tempo.',
    'switched-off': 'Não foi enviado, porque o webhook estava desligado.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'Enviar um teste',
  switchOn: 'Ligar',
  switchOff: 'Desligar',
  oldSecretUntil: (moment) => <>O segredo antigo funciona até {moment}.</>,
  newSecret: 'Novo segredo',
  newSecretQuestion: (hours) => `Criar um novo segredo? O antigo funciona por mais ${hours} horas.`,
  makeSecret: 'Criar um novo segredo',
  made: 'Seu novo segredo de assinatura',
  madeText: 'Copie agora. Não podemos mostrá-lo de novo.',
  secret: 'Segredo',
  copySecret: 'Copiar segredo',
  delete: 'Excluir',
  deleteQuestion: 'Excluir, junto com o registro do que foi enviado?',
  deleteWebhook: 'Excluir webhook',
  deleted: 'Webhook excluído',
}
