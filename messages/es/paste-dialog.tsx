import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'Pegar una transcripción',
  forAccount: (limit) =>
    `Subtítulos o texto sin formato, con tiempos o sin ellos, hasta ${limit}. Solo tú puedes verla, y se queda en tu historial hasta que la elimines.`,
  forVisitor: (limit, days) =>
    `Subtítulos o texto sin formato, con tiempos o sin ellos, hasta ${limit}. Solo tú puedes verla. La conservamos ${days} días, o en tu historial si inicias sesión.`,
  transcript: 'Transcripción',
  placeholder: '0:00 Hola y gracias por venir.\n0:04 Hoy hablamos de la Luna.',
  whereToFind: '¿Dónde la encuentro?',
  file: (button, rest) => (
    <>
      {button('Elige un archivo de subtítulos')}
      {rest(' o suéltalo aquí')}
    </>
  ),
  removeFile: 'Quitar archivo',
  videoTitle: 'Título (opcional)',
  videoLink: 'Enlace del video (opcional)',
  videoLinkHint: 'Con él, un clic en un tiempo reproduce el video desde ahí.',
  submit: 'Resumir',
  missing: 'Pega una transcripción o elige un archivo.',
  emptyFile: 'El archivo está vacío.',
  tooLarge: (size, limit) => `Esto ocupa ${size}. Una transcripción puede tener hasta ${limit}.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} línea`, other: `${number(count)} líneas` }),
  withoutTimes: 'sin tiempos',
  seconds: (count) => plural(count, { one: `${count} segundo`, other: `${count} segundos` }),
  minutes: (count) => plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` }),
  speakers: (count) =>
    plural(count, {
      one: `${small[count] ?? count} voz`,
      other: `${small[count] ?? count} voces`,
    }),
  list: (facts) => facts.join(', '),
}
