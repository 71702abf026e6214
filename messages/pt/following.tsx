import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'Carregando...',
  count: (count, max) => `Você segue ${count} de ${max}`,
  digests: 'Boletins',
  yourDigest: 'Seu boletim',
  introduction:
    'Vídeos novos são resumidos para você e chegam em um só boletim, por e-mail, toda manhã às 8h. Você pode mudar isso aqui. Seguir não custa nada; cada resumo conta como um.',
  short:
    'Vídeos novos são resumidos para você e chegam em um só boletim. Seguir não custa nada; cada resumo conta como um.',
  source: 'Canal, playlist ou podcast',
  linkMissing: 'Cole um link.',
  startWith: 'Começar com',
  newOnly: 'só vídeos novos',
  newest: (count) =>
    plural(count, { one: 'o vídeo mais recente', other: `os ${count} vídeos mais recentes` }),
  inForm: 'No formato',
  follow: 'Seguir',
  followed: (name) => `Você agora segue ${name}`,
  full: (max, link) => (
    <>
      Seu plano permite seguir {max}. Deixe de seguir algum para adicionar outro, ou veja os {link('planos')}.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'Vídeos',
  videosOf: (name) => `Vídeos de ${name}`,
  unfollow: 'Deixar de seguir',
  unfollowOne: (name) => `Deixar de seguir ${name}`,
  askUnfollow: 'Deixar de seguir? Seus resumos continuam no histórico.',
  unfollowed: 'Você deixou de seguir',
  inForm: 'Vídeos novos no formato',
  formChanged: (form) => `Os vídeos novos chegam como “${form}”`,
  formNote: 'Os que já foram resumidos ficam como estão.',
  kinds: {
    channel: 'canal',
    playlist: 'playlist',
    podcast: 'podcast',
  },
  nothingNew: 'Nada de novo ainda',
  lastNew: (ago) => `Último vídeo novo ${ago}`,
  checked: (ago) => `consultado ${ago}`,
  notDone: (count) =>
    plural(count, { one: `${count} ainda não está pronto`, other: `${count} ainda não estão prontos` }),
  leftOut: (count, max) =>
    `Deixados de fora nos últimos 7 dias: ${number(count)}. De cada fonte, resumimos os ${max} vídeos mais recentes do dia.`,
  failing: 'Sem resposta',
  failingNote: 'O YouTube não está respondendo sobre esta fonte. Vamos tentar de novo, e nada se perde.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'Nada de novo desde que você começou a seguir.',
  more: (count) => `Mais ${count} no seu histórico e nos boletins.`,
  states: {
    waiting: 'Aguardando legendas',
    queued: 'Na fila',
    unpaid: 'Aguardando sua cota',
    working: 'Sendo resumido',
    done: 'Pronto',
    failed: 'Falhou',
  },
  nextTry: (moment) => `Vamos tentar de novo em ${moment}.`,
  tryAgain: 'Tentar de novo',
  tryVideo: (name) => `Tentar de novo: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'Salvo',
  mailed: 'Enviar por e-mail',
  stops: {
    unsubscribed: 'Você parou os e-mails. Marque a caixa e salve para voltar a receber.',
    bounced: 'Paramos os e-mails porque o seu servidor de e-mail recusou um deles.',
  },
  save: 'Salvar',
  nextOne: (moment) => `O próximo é em ${moment}, se houver novidade.`,
  howOften: 'Com que frequência',
  frequencies: {
    daily: 'Todo dia',
    weekly: 'Toda semana',
    never: 'Nunca',
  },
  on: 'Dia',
  at: 'Hora',
  weekdays: [
    'Segunda-feira',
    'Terça-feira',
    'Quarta-feira',
    'Quinta-feira',
    'Sexta-feira',
    'Sábado',
    'Domingo',
  ],
  zone: 'Fuso horário',
  feed: 'Para seu leitor de feeds',
  feedHint: 'Quem tiver este endereço pode ler seus boletins. Troque-o se ele vazar.',
  copy: 'Copiar',
  change: 'Trocar',
  feedChanged: 'O feed tem um novo endereço',
  done: (count) => plural(count, { one: `${count} pronto`, other: `${count} prontos` }),
  failed: (count) => plural(count, { one: `${count} falhou`, other: `${count} falharam` }),
  waiting: (count) => `${count} na fila`,
}
