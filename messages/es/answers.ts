import type * as source from '#messages/answers.ts'

export const answerTexts: typeof source.answerTexts = {
  heading: 'Preguntas y respuestas',
  bestPassages: 'Estos pasajes son los que mejor responden. Son palabras textuales de quien habla.',
  whereSaid: 'Dónde se dice esto',
  closest: 'Mostrar lo más parecido',
  showMore: (count) => `Mostrar ${count} más`,
  notSaid: 'El video no parece hablar de esto.',
  otherLanguage: (asked, spoken) =>
    `Idioma de la pregunta: ${asked}; del video: ${spoken}. Por eso no podemos saber si el video lo dice. Prueba a preguntar en el idioma del video.`,
  copy: 'Copiar',
  delete: 'Eliminar',
  playPassages: 'Reproducir los pasajes',
}
