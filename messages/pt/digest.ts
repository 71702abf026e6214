import type * as source from '#messages/digest.ts'

export const digestTexts: typeof source.digestTexts = {
  loading: 'Carregando...',
  gone: 'Este boletim não existe, ou tem mais de 90 dias.',
  following: 'Seguindo',
  failed: 'Falhou',
  unpaid: 'Aguardando sua cota',
  unpaidNote: 'Vamos resumir quando você tiver um resumo disponível.',
}
