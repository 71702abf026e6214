import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'Estado del servicio',
  loading: 'Cargando...',
  tryAgain: 'Reintentar',
  asOf: (moment, seconds) => `Datos del ${moment}. Se actualizan cada ${seconds} segundos.`,
  waiting: 'En espera',
  oldest: (count, duration) => `${count}; el más antiguo, desde hace ${duration}`,
  running: 'En marcha',
  silent: 'Procesos sin respuesta',
  spentToday: 'Gastado hoy',
  database: 'Base de datos',
  shares: {
    all: 'Todo el mundo',
    visitors: 'Visitantes',
    network: 'Red de visitantes con más uso',
    free: 'Cuentas gratis',
    'free-account': 'Cuenta gratis con más uso',
    'paid-account': 'Cuenta de pago con más uso',
  },
  spent: (spent, max) => `${spent} de ${max}`,
  refused: (spent, max, count) => `${spent} de ${max}, rechazos: ${count}`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'Modelos hoy (UTC)',
    heads: ['Modelo', 'Llamadas', 'Fallos', 'Tokens de entrada + salida', 'Gasto'],
    empty: 'Hoy no se ha llamado a ningún modelo.',
  },
  sources: {
    title: 'Fuentes de transcripciones, desde que arrancó este servidor',
    heads: ['Fuente', 'Bien', 'Otros resultados'],
    empty: 'Aún no se ha consultado ninguna fuente.',
  },
  sweeps: {
    title: 'Limpiezas',
    heads: ['Limpieza', 'Última vez', 'Filas pendientes', 'Estado'],
    empty: 'Aquí no se hace ninguna limpieza.',
  },
  sizes: { title: 'Tablas', heads: ['Tabla', 'Tamaño', 'Filas'], empty: 'No hay tablas.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'desconocido',
  noOthers: 'ninguno',
  notYet: 'todavía no',
  notCounted: 'sin contar',
  running: 'En marcha',
  failed: 'Falló',
  good: 'Bien',
}
