import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'Você ainda não tem chaves.', webhook: 'Você ainda não tem webhooks.' },
  create: { key: 'Criar uma chave', webhook: 'Criar um webhook' },
  full: {
    key: (max) => `Você tem ${max} chaves. Exclua uma para criar outra.`,
    webhook: (max) => `Você tem ${max} webhooks. Exclua um para criar outro.`,
  },
  missing: {
    key: 'Esta chave não existe. Talvez tenha sido excluída.',
    webhook: 'Este webhook não existe. Talvez tenha sido excluído.',
  },
  back: 'Voltar à sua conta',
  refresh: 'Atualizar',
  done: 'Pronto',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'Chamadas de uma chave de API',
  keySignIn: 'Entre para ver suas chaves.',
  webhookHeading: 'Webhook',
  webhookSignIn: 'Entre para ver seus webhooks.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'Excluir',
  deleteNamed: (name) => `Excluir ${name}`,
  deleteIt: { key: 'Excluir chave', form: 'Excluir formato' },
  deleted: { key: 'Chave excluída', form: 'Formato excluído' },
}
