import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'Webhooks',
  text: 'Chamamos seu servidor quando um resumo ou um boletim fica pronto.',
  help: 'Como verificar uma chamada',
  off: 'Desligado',
  failing: 'Com falhas',
  open: 'Abrir',
  openNamed: (host) => `Abrir ${host}`,
  newWebhook: 'Novo webhook',
  newWebhookText: 'Um endereço https na internet pública.',
  made: 'Seu segredo de assinatura',
  madeText: 'Ele prova que uma chamada é nossa. Copie agora. Não podemos mostrá-lo de novo.',
  secret: 'Segredo',
  copySecret: 'Copiar segredo',
  address: 'Endereço',
  addressInvalid: 'Digite um endereço completo, como https://example.com/hook.',
  eventsLabel: 'Chamar quando',
  events: {
    'summary.completed': 'Um resumo está no seu histórico',
    'summary.failed': 'Um resumo não pôde ser feito',
    'digest.ready': 'Um boletim do que você segue está pronto',
    'collection.ended': 'Todos os vídeos de uma coleção foram processados',
  },
  eventsMissing: 'Escolha pelo menos um evento.',
  create: 'Criar webhook',
}
