import type * as source from '#messages/alternatives.ts'

const yes = 'Sí'
const notFound = 'No encontrado'
const undocumented = 'No documentado'
const listens = 'Sí, transcribe el sonido'

const tools: typeof source.alternatives.tools = {
  precis: {
    source: 'Cómo funciona',
    cells: [
      'Sí, tomados de la transcripción',
      'Sí, cada una',
      'Se lee por partes; si una parte falla, se nombra',
      ['Pegar o subir una transcripción; un modelo que escucha, donde hay uno configurado', 'se pega'],
      'Sí, con citas y tiempos',
      yes,
    ],
  },
  steipete: {
    source: 'ago. 2026',
    cells: [
      'Sí; los que pasan del final se descartan',
      notFound,
      [
        'Un error con un modelo fijo en la línea de comandos; partes en el navegador, sin tiempos',
        'solo en el navegador',
      ],
      listens,
      yes,
      yes,
    ],
  },
  piaggi: {
    source: 'jun. 2026',
    cells: [
      ['El comienzo de cada trozo de texto', 'por trozo'],
      notFound,
      ['Resúmenes de trozos uno tras otro, sin unir', 'sin unir'],
      listens,
      notFound,
      yes,
    ],
  },
  openNotebook: {
    source: 'jul. 2026',
    cells: [
      'No encontrado; las referencias nombran una fuente',
      notFound,
      ['Un modelo con una ventana más grande', 'modelo más grande'],
      notFound,
      'Sí, sobre muchas fuentes',
      yes,
    ],
  },
  summarizerrrr: {
    source: 'may. 2026',
    cells: [
      ['Sí, estimados por el modelo', 'estimados'],
      notFound,
      'Sin determinar',
      notFound,
      yes,
      'Sí, en el navegador',
    ],
  },
  youTubeGpt: {
    source: 'jul. 2026',
    cells: [notFound, notFound, ['Un error que lo dice', 'un error'], ['En su chat', 'en el chat'], yes, yes],
  },
  kagi: {
    source: 'Su documentación',
    cells: [undocumented, undocumented, 'Cualquier duración, dice el proveedor', undocumented, yes, 'No'],
  },
  notebookLm: {
    source: 'Página de ayuda, nov. 2026',
    cells: [
      undocumented,
      ['Sus referencias son citas; no se menciona que se compruebe la respuesta', 'muestra citas'],
      undocumented,
      undocumented,
      yes,
      'No',
    ],
  },
  bibiGpt: {
    source: 'Documentación de la API, nov. 2026',
    cells: [
      ['Como opción', 'opcional'],
      undocumented,
      undocumented,
      'Sí, reconoce el habla',
      yes,
      ['Solo su primera versión es pública', 'versión 1'],
    ],
  },
  snipd: {
    source: 'Entrevista con su fundador, 2025',
    cells: [
      undocumented,
      undocumented,
      undocumented,
      ['Transcribe podcasts', 'solo podcasts'],
      yes,
      undocumented,
    ],
  },
}

export const alternatives: typeof source.alternatives = {
  title: 'Alternativas: Précis junto a otras herramientas',
  description:
    'Qué hacen otras herramientas que resumen videos de YouTube y en qué se diferencia Précis, con la versión de cada una que se leyó y dónde otra encaja mejor.',
  heading: 'Alternativas',
  lead: 'Existen otras buenas herramientas, y puede que alguna te convenga más.',
  lineHeading: 'Una línea, como la muestra cada tipo',
  lineNote: 'Dibujado según la tabla de abajo.',
  kinds: {
    checked: 'Una cita, buscada',
    estimated: 'Un tiempo que estimó un modelo',
    piece: 'El comienzo de un trozo de texto',
    source: 'Una fuente, sin tiempo',
  },
  wordsFound: 'Palabras encontradas',
  tableHeading: 'Una junto a otra',
  dated: 'A noviembre de 2026. No se probó ninguna herramienta.',
  toolAndSource: 'Herramienta y fuente',
  legend: { yes: 'sí', part: 'en parte', none: 'no encontrado, o no', unknown: 'se desconoce' },
  columns: [
    'Tiempos con clic',
    'Citas comprobadas',
    'Videos largos',
    'Sin subtítulos',
    'Preguntar al video',
    'En tu servidor',
  ],
  tools,
  questionsHeading: 'Preguntas y respuestas',
  questions: [
    {
      question: '¿Cómo se hizo esto?',
      answer:
        'A partir del código público de cada herramienta en la versión enlazada, o del texto enlazado de quienes la hacen. No probamos ninguna y no decimos nada de su calidad.',
    },
    {
      question: '¿Qué queda por saber?',
      answer:
        'La función de preguntas de YouTube, Readwise Reader, Perplexity y Eightify no tienen fila: no encontramos ningún texto de quienes las hacen que responda a estas columnas. Y de todas las herramientas de aquí, con qué frecuencia aciertan.',
    },
    {
      question: '¿Cuándo es mejor otra herramienta?',
      answer:
        'Para conversar: open-notebook. En la línea de comandos: las dos que se llaman summarize. Para tarjetas de estudio: Recall, que [documenta sus cuestionarios](https://docs.getrecall.ai/deep-dives/quiz-and-spaced-repetition).',
    },
    {
      question: '¿Qué hace solo Précis?',
      answer:
        'Busca cada cita antes de que la veas y dice cuándo no la encontró. No vimos ninguna comprobación así en el código que leímos.',
    },
    {
      question: '¿Qué no puede hacer Précis?',
      answer: 'No lee diapositivas: solo lo que se dice.',
    },
    {
      question: '¿Hay algo mal aquí?',
      answer: '[Dínoslo](/contact) y lo corregiremos.',
    },
  ],
  closing: {
    heading: 'Compruébalo por tu cuenta',
    text: 'Tu primer resumen no necesita cuenta.',
  },
}
