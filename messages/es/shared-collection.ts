import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Videos en breve, hechos con Précis: cada línea se coteja con lo que se dijo. Pruébalo con los tuyos.',
  title: 'Colección compartida',
  loading: 'Cargando...',
  overview: 'Panorama',
  more: 'Mostrar más',
  tryAgain: 'Reintentar',
  count: (count) => plural(count, { one: `${count} video en breve`, other: `${count} videos en breve` }),
  channel: 'El canal en YouTube',
  playlist: 'La lista en YouTube',
  unnamed: 'Un video',
  from: (title, time) => `${title}, desde ${time}, en YouTube`,
}
