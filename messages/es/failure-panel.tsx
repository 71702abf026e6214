import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>Previsto para el {moment}, en tu hora local.</>,
  costs: {
    none: 'Esto no gastó ninguno de tus resúmenes.',
    unknown: 'Puede que tu resumen siga en curso. Inténtalo de nuevo para verlo.',
  },
  remedies: {
    retry: 'Reintentar',
    paste: 'Pegar la transcripción',
    another: 'Otro video',
  },
  retryIn: (time) => `Reintentar en ${time}`,
  retryInMinutes: (count) =>
    plural(count, { one: `Reintentar en ${count} minuto`, other: `Reintentar en ${count} minutos` }),
  retryInHours: (count) =>
    plural(count, { one: `Reintentar en ${count} hora`, other: `Reintentar en ${count} horas` }),
  retryInDays: (count) =>
    plural(count, { one: `Reintentar en ${count} día`, other: `Reintentar en ${count} días` }),
  retryNow: 'Ya puedes intentarlo de nuevo.',
  summarizeFirst: (minutes) =>
    plural(minutes, {
      one: 'Resumir el primer minuto',
      other: `Resumir los primeros ${minutes} minutos`,
    }),
  showsTranscript: 'Si YouTube muestra una transcripción',
  readExample: 'O lee un ejemplo:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube bloquea nuestros servidores en este momento. Tu navegador no está bloqueado.',
  how: (link) => (
    <>
      Abre el video con la {link('extensión de Précis')} y pulsa “Summarize”. Aquí continúa por sí solo. O
      abre el video, copia su transcripción y pégala.
    </>
  ),
  open: 'Abrir el video',
}
