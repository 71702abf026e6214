import type * as source from '#messages/history-lists.tsx'
import { plural } from './language.ts'

export const summaryList: typeof source.summaryList = {
  loading: 'Cargando tu historial...',
  failed: 'No se pudo cargar el historial. Inténtalo de nuevo más tarde.',
  empty: {
    title: 'Aún no hay historial',
    text: 'Cada resumen que haces se guarda aquí, con sus ideas y su transcripción.',
    action: 'Empezar a resumir',
  },
  search: 'Busca, o pregunta a todos tus videos',
  count: (count) => plural(count, { one: `${count} resumen`, other: `${count} resúmenes` }),
  found: (count) =>
    plural(count, { one: `${count} resumen encontrado`, other: `${count} resúmenes encontrados` }),
  beyond: (count, days) =>
    plural(count, {
      one: `Hay ${count} resumen más, anterior a los ${days} días que muestra tu plan. Sigue guardado.`,
      other: `Hay ${count} resúmenes más, anteriores a los ${days} días que muestra tu plan. Siguen guardados.`,
    }),
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'Cargando tus transcripciones...',
  failed: 'No se pudieron cargar las transcripciones. Inténtalo de nuevo más tarde.',
  empty: {
    title: 'Aún no hay transcripciones',
    text: 'Las transcripciones que obtienes o pegas se guardan aquí.',
    action: 'Ir al inicio',
  },
  search: 'Buscar en títulos y transcripciones',
  count: (count) => plural(count, { one: `${count} transcripción`, other: `${count} transcripciones` }),
  found: (count) =>
    plural(count, {
      one: `${count} transcripción encontrada`,
      other: `${count} transcripciones encontradas`,
    }),
  beyond: (count, days) =>
    plural(count, {
      one: `Hay ${count} transcripción más, anterior a los ${days} días que muestra tu plan. Sigue guardada.`,
      other: `Hay ${count} transcripciones más, anteriores a los ${days} días que muestra tu plan. Siguen guardadas.`,
    }),
}

export const listTexts: typeof source.listTexts = {
  sort: 'Orden',
  sorts: {
    newest: 'Más recientes primero',
    oldest: 'Más antiguos primero',
    title: 'Por título',
    longest: 'Más largos primero',
  },
  view: 'Vista',
  views: { cards: 'Tarjetas', compact: 'Compacta' },
  filters: 'Filtros',
  filtersOn: 'Filtros: activos',
  clear: 'Quitar filtros',
  channel: 'Canal',
  allChannels: 'Todos los canales',
  language: 'Idioma',
  allLanguages: 'Todos los idiomas',
  unknownLanguage: 'Idioma desconocido',
  form: 'Formato',
  allForms: 'Todos los formatos',
  from: 'Desde',
  to: 'Hasta',
  since: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  days: (first, last) => `del ${first} al ${last}`,
  exportAll: 'Exportar todo',
  exportThese: 'Exportar estos',
  exportAs: 'Exportar como',
  more: 'Mostrar más',
  tryAgain: 'Reintentar',
  moreFailed: 'No se pudo cargar el resto de la lista.',
  plans: 'Ver precios',
  held: 'Tienes sesiones abiertas en demasiados dispositivos. Quita uno para continuar aquí.',
  devices: 'Gestionar dispositivos',
  nothingContains: (search) => <>Nada contiene {search}.</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>No se encontró nada. Este filtro oculta la única coincidencia: {filter}.</>
    ) : (
      <>
        No se encontró nada. Este filtro oculta las {count} coincidencias: {filter}.
      </>
    ),
  nothingTogether: 'Nada coincide con todo esto a la vez.',
  without: (filter, count) => `Sin este filtro: ${filter} (${count})`,
  showAll: 'Mostrar todo',
}
