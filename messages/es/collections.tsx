import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) => plural(count, { one: `${count} video`, other: `${count} videos` }),
  summarized: (count, total) =>
    plural(count, { one: `${count} de ${total} resumido`, other: `${count} de ${total} resumidos` }),
  working: (count) => `${count} en curso`,
  waiting: (count) => `${count} en espera`,
  failed: (count) => plural(count, { one: `${count} fallido`, other: `${count} fallidos` }),
  paused: 'en pausa',
  noneLeft: 'ahora no te quedan resúmenes',
  goesOn: (moment) => `no te quedan resúmenes; continúa el ${moment}`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'Cargando...',
  empty: (link) => (
    <>
      Aún no hay nada. {link('Pega una lista o un canal')} para resumir sus videos en una colección, o crea
      una a mano.
    </>
  ),
  tags: 'Etiquetas',
  new: 'Nueva colección',
}

export const collectionView: typeof source.collectionView = {
  all: 'Todas las colecciones',
  loading: 'Cargando...',
  gone: 'Esta colección no existe. Puede que se haya eliminado.',
  tryAgain: 'Reintentar',
  pause: 'Pausar',
  goOn: 'Seguir',
  retry: (count) => `Reintentar ${count}`,
  add: 'Añadir videos',
  share: 'Compartir',
  edit: 'Editar',
  remove: 'Eliminar',
  more: 'Más acciones',
  fileWithPlan: 'Guardar como archivo con un plan',
  file: 'Guardar como Markdown',
  askRemoval: '¿Eliminar esta colección? Sus resúmenes se quedan en tu historial.',
  removeForGood: 'Eliminar colección',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'Título, etiquetas y formato',
  title: 'Título',
  titleMissing: 'Ponle un título.',
  tags: 'Etiquetas, separadas por comas',
  inForm: 'En el formato',
  stay: 'Los videos ya resumidos se quedan como están.',
  save: 'Guardar',
  cancel: 'Cancelar',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'Videos',
  search: 'Busca, o pregunta a todos estos videos',
  none: 'Aún no hay videos.',
  nothingFound: 'No se encontró nada.',
  onlyFailed: (count) =>
    plural(count, { one: `Solo el que falló (${count})`, other: `Solo los ${count} que fallaron` }),
  parts: 'Partes de la lista',
  before: 'Anterior',
  next: 'Siguiente',
  range: (first, last, total) => `Del ${first} al ${last} de ${total}`,
  states: {
    waiting: 'En espera',
    working: 'En curso',
    done: 'Listo',
    failed: 'Falló',
    skipped: 'Ya en tu historial',
  },
  unnamed: 'Un video',
  failure: (name) => `${name}.`,
  takeOut: 'Quitar',
  takeOutVideo: (title) => `Quitar ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'Panorama',
  writing: 'Escribiendo el panorama...',
  write: 'Escribir un panorama',
  writeAgain: 'Escribirlo de nuevo',
}
