import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'Sin fecha de caducidad',
  ended: (day) => `Caducó el ${day}`,
  ends: (day) => `Caduca el ${day}`,
  neverUsed: 'Nunca se ha usado',
  usedThisHour: 'Usada en la última hora',
  lastUsed: (ago) => `Último uso: ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'Aún no hay llamadas.',
  caption: (max) => `Las últimas ${max} llamadas como máximo, las más recientes primero`,
  status: 'Estado',
  call: 'Llamada',
  time: 'Hora',
}
