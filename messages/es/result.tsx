import type * as source from '#messages/result.tsx'
import { copiedTexts } from './copied-texts.ts'
import { plural } from './language.ts'
import { list } from './list.ts'

export const result: typeof source.result = {
  summaryAndInsights: 'Resumen e ideas clave',
  writtenBy: (model) => `escrito por ${model}`,
  madeWithoutAI: 'hecho sin IA',
  writtenByUs: 'escrito por el equipo',
  copy: 'Copiar',
  chooseCopy: 'Elegir cómo copiar',
  copyFormats: { text: 'Texto', times: 'Con tiempos', markdown: 'Markdown', evidence: 'Con pruebas' },
  watch: (rest) => <>Ver{rest(' en YouTube')}</>,
  download: 'Descargar',
  share: 'Compartir',
  parts: 'Partes del resultado',
  tabs: { summary: 'Resumen', transcript: 'Transcripción', ask: 'Preguntar' },
  video: 'El video',
  linesFrom: (count, total) => `Las líneas salen de ${count} de ${total} partes`,
  linesFromAnd: (count, total, end) => `Las líneas salen de ${count} de ${total} partes. ${end}`,
  insights: 'Ideas clave',
  chapters: 'Capítulos',
  sections: 'Secciones',
  sectionsFoundBy: {
    extractive: 'Secciones encontradas automáticamente.',
    model: 'Encontradas y nombradas por un modelo de lenguaje.',
    authored: 'Nombradas por nuestro equipo para este ejemplo.',
  },
  play: 'Reproducir solo los momentos clave',
  stop: 'Detener los momentos clave',
  cannotPlay:
    'Los tiempos de esta transcripción son aproximados, así que los momentos clave no se pueden reproducir por separado.',
  ask: 'Preguntar a este video',
  askTranscript: 'Preguntar a esta transcripción',
  askLater: 'Podrás preguntar en cuanto el resumen esté listo.',
  generating: 'Generando el resumen...',
  madeElsewhere: 'Se está haciendo en otra pestaña y aparecerá aquí por sí solo.',
  generated: 'Generado',
  howMade: 'Cómo se hizo',
  model: (name) => `Modelo: ${name}`,
  writtenFrom: (model) => `Escrito por ${model} a partir de la transcripción.`,
  writtenInStyle: (model, style) => `Escrito por ${model} a partir de la transcripción. Estilo: ${style}.`,
  extracted: 'Extraído de las frases de quien habla, no escrito por una IA.',
  needsModel: 'Solo puedes elegir estilo e idioma donde hay un modelo de lenguaje configurado.',
  inLanguage: (language) => `Está en el idioma del video: ${language}.`,
  otherLanguage: (asked, written) =>
    `Se pidió en ${asked}. El modelo escribió en ${written}, también al pedírselo otra vez.`,
  noChecker: 'Aquí no hay ningún verificador configurado, así que ninguna línea figura como verificada.',
  checkerLate: 'El verificador no respondió a tiempo, así que ninguna línea figura como verificada.',
  checkerLateAbout: (count, total) =>
    plural(count, {
      one: `El verificador no respondió a tiempo sobre ${count} de ${total} líneas. En ella figura “Palabras encontradas”.`,
      other: `El verificador no respondió a tiempo sobre ${count} de ${total} líneas. En ellas figura “Palabras encontradas”.`,
    }),
  missing: (stretches) =>
    plural(stretches.length, {
      one: `No se pudo leer este tramo, que no está en el resumen: ${list(stretches)}.`,
      other: `No se pudieron leer estos tramos, que no están en el resumen: ${list(stretches)}.`,
    }),
  stretch: (from, to) => `de ${from} a ${to}`,
  part: (number, total) => `parte ${number} de ${total}`,
  nothingSaid: copiedTexts.nothingSaid,
}
