import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'Otro ejemplo',
  stepsHeading: 'Tres pasos',
  steps: [
    { title: 'Pega un enlace', text: 'Sirve cualquier enlace de YouTube, o una transcripción.' },
    { title: 'Léelo en breve', text: 'Resumen, ideas y capítulos, con tiempos.' },
    { title: 'Comprueba cualquier línea', text: 'Elige una línea y verás las palabras de quien habla.' },
  ],
  differencesHeading: 'Qué lo hace diferente',
  differences: [
    { title: 'Cotejado con el video', text: 'Si una cita no está en la transcripción, lo decimos.' },
    { title: 'El video entero', text: 'Un mapa muestra de dónde sale cada línea.' },
    { title: 'Un cupo justo', text: 'Los resúmenes que fallan o cancelas no cuentan.' },
    { title: 'Tus datos', text: 'Nada se carga de YouTube hasta que lo reproduces.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'Un ejemplo en breve',
  whole: 'Leerlo entero',
  stop: 'Detener',
  playAgain: 'Reproducir de nuevo',
  checking: 'Comprobando...',
  verified: 'Verificada',
}
