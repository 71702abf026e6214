import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'Listando os vídeos...',
  inForm: 'No formato',
  more: 'Mostrar mais',
  unnamed: 'Uma lista de vídeos',
  count: (count) => plural(count, { one: `${count} vídeo`, other: `${count} vídeos` }),
  yours: (count) => plural(count, { one: `${count} já é seu`, other: `${count} já são seus` }),
  notWhole: 'O YouTube tem mais; estes são os que puderam ser listados.',
  howMany: 'Quantos vídeos',
  all: (count) => `Todos os ${count}`,
  newest: (count) => `Os ${count} mais recentes`,
  first: (count) => `Os ${count} primeiros`,
  ticked: 'Só os que eu marcar',
  states: {
    playable: null,
    gone: 'Indisponível',
    live: 'Ao vivo agora',
    upcoming: 'Ainda não começou',
  },
  known: 'Já é seu',
  free: (count) =>
    plural(count, { one: `${count} já é seu, grátis.`, other: `${count} já são seus, grátis.` }),
  takes: (count) => plural(count, { one: `Usa ${count} resumo.`, other: `Usa ${count} resumos.` }),
  takesOf: (count, left) => `Usa ${count} dos seus ${left} resumos.`,
  waits: (left) => `Você tem ${left}: o restante espera até você ter mais.`,
  failedAreFree: 'Vídeos que falham não contam.',
  start: (count) => plural(count, { one: `Resumir ${count} vídeo`, other: `Resumir ${count} vídeos` }),
  collections: 'Suas coleções',
}
