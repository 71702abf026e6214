import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'Cargando...',
  count: (count, max) => `Sigues ${count} de ${max}`,
  digests: 'Boletines',
  yourDigest: 'Tu boletín',
  introduction:
    'Los videos nuevos se resumen para ti y llegan en un solo boletín, por correo cada mañana a las 8:00. Aquí puedes cambiarlo. Seguir no cuesta nada; cada resumen cuenta como uno.',
  short:
    'Los videos nuevos se resumen para ti y llegan en un solo boletín. Seguir no cuesta nada; cada resumen cuenta como uno.',
  source: 'Canal, lista o podcast',
  linkMissing: 'Pega un enlace.',
  startWith: 'Empezar con',
  newOnly: 'solo videos nuevos',
  newest: (count) =>
    plural(count, { one: 'el video más reciente', other: `los ${count} videos más recientes` }),
  inForm: 'En el formato',
  follow: 'Seguir',
  followed: (name) => `Ahora sigues ${name}`,
  full: (max, link) => (
    <>
      Tu plan permite seguir {max}. Deja de seguir uno para añadir otro, o mira los {link('planes')}.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'Videos',
  videosOf: (name) => `Videos de ${name}`,
  unfollow: 'Dejar de seguir',
  unfollowOne: (name) => `Dejar de seguir ${name}`,
  askUnfollow: '¿Dejar de seguir? Tus resúmenes se quedan en tu historial.',
  unfollowed: 'Ya no lo sigues',
  inForm: 'Videos nuevos en el formato',
  formChanged: (form) => `Los videos nuevos llegan como “${form}”`,
  formNote: 'Los que ya están resumidos se quedan como están.',
  kinds: {
    channel: 'canal',
    playlist: 'lista',
    podcast: 'podcast',
  },
  nothingNew: 'Aún no hay nada nuevo',
  lastNew: (ago) => `Último video nuevo: ${ago}`,
  checked: (ago) => `revisado ${ago}`,
  notDone: (count) => `${count} sin terminar`,
  leftOut: (count, max) =>
    `Omitidos en los últimos 7 días: ${number(count)}. De cada fuente se resumen los ${max} videos más recientes del día.`,
  failing: 'No responde',
  failingNote: 'YouTube no responde. Lo intentaremos de nuevo, y no se pierde nada.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'Nada nuevo desde que lo sigues.',
  more: (count) => `${count} más en tu historial y tus boletines.`,
  states: {
    waiting: 'A la espera de subtítulos',
    queued: 'En la cola',
    unpaid: 'A la espera de tu cupo',
    working: 'Resumiendo',
    done: 'Listo',
    failed: 'Falló',
  },
  nextTry: (moment) => `Lo intentaremos de nuevo el ${moment}.`,
  tryAgain: 'Reintentar',
  tryVideo: (name) => `Reintentar: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'Guardado',
  mailed: 'Enviármelo por correo',
  stops: {
    unsubscribed: 'Dejaste de recibir los correos. Marca la casilla y guarda para recibirlos otra vez.',
    bounced: 'Dejamos de enviar los correos porque tu servidor de correo rechazó uno.',
  },
  save: 'Guardar',
  nextOne: (moment) => `El próximo, el ${moment}, si hay algo nuevo.`,
  howOften: 'Con qué frecuencia',
  frequencies: {
    daily: 'Cada día',
    weekly: 'Cada semana',
    never: 'Nunca',
  },
  on: 'Día',
  at: 'Hora',
  weekdays: ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'],
  zone: 'Zona horaria',
  feed: 'Para tu lector de feeds',
  feedHint: 'Cualquiera con esta dirección puede leer tus boletines. Cámbiala si se ha filtrado.',
  copy: 'Copiar',
  change: 'Cambiar',
  feedChanged: 'El feed tiene una dirección nueva',
  done: (count) => plural(count, { one: `${count} listo`, other: `${count} listos` }),
  failed: (count) => plural(count, { one: `${count} fallido`, other: `${count} fallidos` }),
  waiting: (count) => `${count} en espera`,
}
