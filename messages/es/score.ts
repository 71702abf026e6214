import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'Mediciones: la calidad de los resúmenes',
  description:
    'Qué resultados da Précis sin modelo junto a otros programas, cómo responde preguntas y comprueba citas y líneas, y el comando que lo mide otra vez.',
  heading: 'Las mediciones, y cómo repetirlas',
  lead: 'Cada cifra sale de un programa que puedes ejecutar.',
  name: 'Nombre',
  summaries: {
    heading: 'Resúmenes',
    plain: 'Cuánto se acerca cada programa a lo que escribió una persona.',
    note: (talks) =>
      `Porcentaje de palabras en común. ${talks} charlas, la misma longitud para todos. Las barras son intervalos del 95 %.`,
    columns: ['Palabras de contenido', 'Todas las palabras', 'Tiempo por hora', 'Memoria'],
  },
  coverage: {
    heading: 'Cobertura',
    plain: 'Cuánto de una charla aprovecha un resumen.',
    note: 'En décimas partes.',
    columns: ['Partes aprovechadas'],
    drawn: 'Uso por parte',
    ofTen: (figure) => `${figure} de 10`,
  },
  questions: {
    heading: 'Preguntas',
    plain: 'Con qué frecuencia la respuesta está entre las primeras frases mostradas.',
    note: (asked, meetings) => `${asked} preguntas a ${meetings} reuniones.`,
    columns: ['De diez', 'De cinco'],
    refused: (own, other) =>
      `“No se dice” aparece en el ${own} de ellas, y en el ${other} cuando se pregunta a la reunión equivocada.`,
  },
  checking: {
    heading: 'Comprobar citas',
    plain: 'Las citas verdaderas se muestran; las alteradas no deberían.',
    note: (quotes) => `Probamos ${number(quotes)} citas, verdaderas y alteradas.`,
    columns: ['Se muestran'],
  },
  lies: {
    heading: 'Líneas que mienten',
    plain: (passed) =>
      `De cada diez mentiras sobre palabras que se dijeron, nuestro código, sin ayuda, deja pasar ${number(passed)}.`,
    note: (lies, languages) => `${lies} mentiras en ${languages} idiomas. Porcentaje que pasa:`,
    columns: ['Pasan', 'Mentiras'],
    meaning: (ofTrue, ofPeople) =>
      `Pasan como “Palabras encontradas”; sin verificador ninguna está verificada. Se señala el ${ofTrue} de las líneas verdaderas y el ${ofPeople} de las escritas por personas. Las palabras de otra línea y las mentiras en una traducción pasan a menudo.`,
    all: 'Todas',
  },
  statements: {
    heading: 'Afirmaciones juzgadas por personas',
    plain: (times) => `Nuestro código, sin ayuda, acierta ${number(times)} de cada diez veces.`,
    note: (claims) =>
      `${number(claims)} afirmaciones sobre lo hablado ([SummEdits](https://github.com/salesforce/factualNLG)). Exactitud equilibrada; 50 es el azar:`,
    columns: ['Exactitud'],
    meaning: (recall) =>
      `Encuentra el ${recall} de las afirmaciones falsas con un 5 % de falsas alarmas. Las reglas se eligieron con estas afirmaciones. Cifras sin intervalos: las de sus autores.`,
    ours: 'Précis, solo código',
  },
  sections: {
    heading: 'Secciones',
    plain: 'Con qué frecuencia una sección empieza donde la empiezan las personas.',
    note: 'Límites según F1.',
    columns: ['Podcasts', 'Reuniones'],
  },
  written: {
    heading: 'Modelos de lenguaje',
    plain: 'Cuánto de lo que escribió un modelo se dijo.',
    note: 'Cotejado con la charla.',
    columns: ['Frases', 'Con citas correctas', 'Nombres o números inventados, por cada 100'],
    none: 'Aún no se ha medido aquí ningún modelo de lenguaje. Mide el tuyo: un comando.',
  },
  limits: {
    heading: 'Lo que esto no muestra',
    points: [
      'Si un resumen se lee bien.',
      'Otros idiomas: todas las charlas están en inglés.',
      'Ventajas pequeñas: por debajo de un punto significan poco.',
    ],
    sources:
      'Charlas: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; reuniones de AMI e ICSI CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). Respuestas marcadas: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'Ejecútalo tú',
    own: 'Mide tu propio programa:',
    model: 'O configura SCORE_BASE_URL, SCORE_MODEL y SCORE_API_KEY.',
    date: (day, machine) => `Medido el ${day} en ${machine}. [Más sobre el método](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, sin modelo',
  'The beginning': 'El comienzo',
  'At random': 'Al azar',
  'BM25 with neighbours': 'BM25 con vecinas',
  'Even parts, number known': 'Partes iguales, número conocido',
  chance: 'Azar',
  'a chat model of 2023': 'Un modelo de chat de 2023',
  people: 'Personas',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'Palabra por palabra',
  'hesitations, fillers, repetitions cleaned': 'Sin “eh”',
  'word for word, sentence id invented': 'Verdadera, lugar equivocado',
  'from another transcript': 'De otra charla',
  'number changed': 'Número cambiado',
  'negation inserted': '“No” añadido',
  shuffled: 'Palabras revueltas',
  'halves of two sentences in a row': 'Dos frases empalmadas',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'Número',
  quantifier: 'Algunos → todos',
  name: 'Nombres',
  negation: 'El “no”',
  unit: 'Unidad',
  direction: 'Al revés',
  hedge: 'Puede → va a',
  speaker: 'Quién habla',
  date: 'Fecha',
  outside: 'No dicho',
  cause: 'Causa',
  'other-line': 'Otra línea',
  order: 'Orden',
  translated: 'Traducida',
  stitched: 'Cita empalmada',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'Podcasts',
  qmsumm: 'Reuniones',
  sales_call: 'Llamadas de ventas',
  ectsum: 'Llamadas de resultados',
  samsum: 'Chats',
}
