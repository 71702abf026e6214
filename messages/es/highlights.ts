import type * as source from '#messages/highlights.ts'
import { number } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'Cargando tus resaltados...',
  notLoaded: 'No se pudieron cargar tus resaltados.',
  none: 'Aún no hay resaltados. Abre cualquier línea y elige “Resaltar”, o pulsa H. Aquí verás tus resaltados y notas.',
  count: (count, total) => `${count} de ${total} líneas`,
  downloadMarkdown: 'Descargar como Markdown',
  downloadReadwise: 'Descargar para Readwise (CSV)',
  saved: 'Los resaltados están en tus descargas',
  filter: 'Resaltados',
  highlight: 'Resaltar',
  remove: 'Quitar resaltado',
  addNote: 'Añadir nota',
  editNote: 'Editar nota',
  continueNote: 'Seguir con la nota',
  removeBoth: {
    question: '¿Quitar el resaltado y su nota?',
    confirm: 'Quitar ambos',
    keep: 'Conservar',
  },
  notSaved: 'No se guardó',
  notSavedBecause: (reason) => `No se guardó. ${reason}`,
  announcements: {
    filtered: 'Solo se muestran las líneas resaltadas',
    all: 'Se muestran todas las líneas',
    removed: 'Resaltado quitado',
    highlighted: 'Línea resaltada',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'Tu nota',
  save: 'Guardar nota',
  length: (length, most) => `${number(length)} de ${number(most)}`,
  tooLong: (length, most) =>
    `Una nota puede tener como máximo ${number(most)} caracteres. Esta tiene ${number(length)}.`,
}
