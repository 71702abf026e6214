import type * as source from '#messages/translations.tsx'
import { number, plural } from './language.ts'
import { list } from './list.ts'

const unusable = 'Las respuestas del modelo de IA no servían. Inténtalo de nuevo o elige otro idioma.'

export const translationTexts: typeof source.translationTexts = {
  needsModel:
    'Traducir necesita un modelo de lenguaje, y este servidor no tiene ninguno. Quien lo administra puede configurar uno.',
  tooLong: (lines) => `Se pueden traducir transcripciones de hasta ${number(lines)} líneas.`,
  into: 'Traducir a',
  choose: 'Elige un idioma',
  ready: (language) => `${language} (lista)`,
  working: (language) => `Traduciendo a este idioma: ${language}...`,
  progress: (done, total) => `${done} de ${total} líneas`,
  cancel: 'Cancelar',
  backOn: (moment) => `Vuelve el ${moment}.`,
  doneSoFar: (done, total) =>
    plural(done, {
      one: `${done} de ${total} líneas está traducida.`,
      other: `${done} de ${total} líneas están traducidas.`,
    }),
  continue: 'Continuar',
  start: (language) => `Traducir: ${language}`,
  unchecked: 'Un modelo de lenguaje traduce cada línea. Nadie comprueba el resultado.',
  by: (names, models) => <>{models(`Traducción de ${list(names)}`)}, sin comprobar.</>,
  stayOriginal: (count) =>
    plural(count, {
      one: '1 línea se queda en el original.',
      other: `${count} líneas se quedan en el original.`,
    }),
  download: (language) => `Descargar: ${language}`,
  leftToday: (remaining, perDay) =>
    plural(remaining, {
      one: `Queda ${remaining} de ${perDay} hoy.`,
      other: `Quedan ${remaining} de ${perDay} hoy.`,
    }),
  nextFree: (moment) => `La próxima estará disponible el ${moment}.`,
  used: (perDay) =>
    plural(perDay, {
      one: 'Ya usaste la traducción de hoy.',
      other: `Ya usaste las ${perDay} traducciones de hoy.`,
    }),
  causes: {
    outage: 'El modelo de IA no respondió. Inténtalo de nuevo en unos minutos.',
    cut: unusable,
    unusable,
    unfound: unusable,
    run: 'Traducir el resto costaría más IA de la que puede usar una transcripción.',
    earlier: 'El cupo de IA estaba agotado. Ahora vuelve a haber.',
    all: 'El cupo de IA de hoy para todo el mundo está agotado.',
    visitors: 'El cupo de IA de hoy para visitantes está agotado. Las cuentas tienen el suyo.',
    network: 'Tu red agotó el cupo de IA de hoy para visitantes. Las cuentas tienen el suyo.',
    free: 'El cupo de IA de hoy para cuentas gratis está agotado. Cada plan tiene el suyo.',
    'free-account': 'Agotaste el cupo de IA de hoy. Cada plan tiene el suyo.',
    'paid-account': 'Agotaste el cupo de IA de tu plan para hoy.',
  },
}
