import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `Video ${id}`,
  shared: 'Compartido',
  readHere: 'Leer aquí',
  close: 'Cerrar',
  readTitle: (title) => `Leer aquí: ${title}`,
  closeTitle: (title) => `Cerrar ${title}`,
  hits: 'Lo que se encontró',
  insights: 'Ideas clave',
  showLess: 'Mostrar menos',
  showWhole: 'Mostrar el resumen completo',
  copy: 'Copiar',
  download: 'Descargar',
  downloadWithPlan: 'Descargar con Pro',
  watch: 'Ver',
  watchOriginal: 'Ver el video original',
  fetching: 'Obteniendo la transcripción...',
  remove: 'Eliminar',
  removed: (title) => <>Eliminado: {title}</>,
  undo: 'Deshacer',
}
