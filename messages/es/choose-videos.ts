import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'Buscando los videos...',
  inForm: 'En el formato',
  more: 'Mostrar más',
  unnamed: 'Una lista de videos',
  count: (count) => plural(count, { one: `${count} video`, other: `${count} videos` }),
  yours: (count) => `${count} ya en tu historial`,
  notWhole: 'YouTube tiene más; estos son los que se pudieron listar.',
  howMany: 'Cuántos videos',
  all: (count) => `Todos (${count})`,
  newest: (count) => `Los ${count} más recientes`,
  first: (count) => `Los primeros ${count}`,
  ticked: 'Solo los que marque',
  states: {
    playable: null,
    gone: 'No disponible',
    live: 'En vivo ahora',
    upcoming: 'Aún no ha empezado',
  },
  known: 'Ya en tu historial',
  free: (count) => `${count} ya en tu historial, gratis.`,
  takes: (count) => plural(count, { one: `Usa ${count} resumen.`, other: `Usa ${count} resúmenes.` }),
  takesOf: (count, left) => `Usa ${count} de los ${left} resúmenes que te quedan.`,
  waits: (left) =>
    plural(left, {
      one: `Te queda ${left}: el resto espera hasta que tengas más.`,
      other: `Te quedan ${left}: el resto espera hasta que tengas más.`,
    }),
  failedAreFree: 'Los videos que fallan son gratis.',
  start: (count) => plural(count, { one: `Resumir ${count} video`, other: `Resumir ${count} videos` }),
  collections: 'Tus colecciones',
}
