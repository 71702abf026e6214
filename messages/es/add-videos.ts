import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'Añadir videos',
  description: 'Un video nuevo cuenta como un resumen; los que ya tienes son gratis.',
  links: (max) => `Enlaces a videos, hasta ${max}, uno por línea`,
  add: (count) => plural(count, { one: `Añadir ${count} video`, other: `Añadir ${count} videos` }),
  own: 'De tu historial',
  search: 'Buscar en tu historial',
  loading: 'Cargando...',
  nothingFound: 'No se encontró nada.',
}
