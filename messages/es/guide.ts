import type * as source from '#messages/guide.ts'
import { dayWindowHours, plans } from '#product/plans.ts'
import { summaryStyles } from '#product/summary-options.ts'

const freeSummaries = plans.free.allowance?.summaries ?? 0

export const guide: typeof source.guide = {
  title: 'Cómo resumir videos de YouTube y comprobar el resultado',
  description:
    'Una guía sobre los resúmenes de videos de YouTube: de dónde sale la transcripción, qué hacer sin subtítulos, cómo distinguir un buen resumen de uno que solo suena bien, y cómo usarlo.',
  heading: 'Cómo resumir videos de YouTube y comprobar el resultado',
  lead: 'A mano, con un chatbot o con una herramienta hecha para ello: para qué sirve cada uno, dónde falla, y cómo saber en dos minutos si puedes confiar en lo que lees.',
  dateLine: '21 de noviembre de 2026',
  contentsHeading: 'Contenido',
  sections: {
    why: {
      heading: 'Para qué resumir',
      paragraphs: [
        'El habla es lenta. Se hablan unas 150 palabras por minuto y se leen más de 200, y al leer se puede saltar. Una hora de charla es un texto de unas nueve mil palabras, de las que quizá necesites trescientas.',
        'Por eso un resumen es útil antes de ver el video, para decidir si verlo; en lugar de verlo, cuando basta con lo esencial; y después, para volver a encontrar un pasaje. Son tres necesidades distintas. La primera pide dos frases; la segunda, una página; la tercera, una lista de momentos.',
      ],
    },
    transcript: {
      heading: 'Todo empieza con la transcripción',
      paragraphs: [
        'Casi todas las herramientas leen los subtítulos, no el video. Lo que les falta a ellos, le falta al resumen: diapositivas, gestos, código en pantalla. Los subtítulos escritos por una persona superan a los automáticos, que tienen poca puntuación y oyen mal nombres y números.',
        'Aquí hay dos cosas que salen mal más a menudo que en el propio resumen. Los subtítulos no se pueden obtener, y la herramienta resume en silencio la descripción del video. O la pista está cortada, y recibes un resumen fiel de los primeros diez minutos. Antes de juzgar un resumen, mira el último capítulo: ¿es del final del video?',
      ],
    },
    'by-hand': {
      heading: 'A mano',
      paragraphs: [
        'Abre “Mostrar transcripción” debajo del video, copia el texto y léelo con un lápiz. Es lento, pero lo recordarás mejor que cualquier cosa que una máquina escriba por ti. Para una charla importante sigue siendo la mejor forma.',
      ],
      points: [
        'Antes que nada, anota la pregunta a la que responde quien habla.',
        'Marca cada lugar donde cambia el tema. Esos son tus capítulos.',
        'De cada punto, apunta el tiempo y cinco palabras que se dijeron de verdad.',
        'Escribe el resumen a partir de las notas, no de memoria.',
      ],
    },
    chatbot: {
      heading: 'Con un chatbot',
      paragraphs: [
        'Pega la transcripción en un asistente general y pide un resumen. Con videos cortos funciona bien. Con los largos, vigila tres cosas: el texto que no le cabe al modelo puede descartarse en silencio; los tiempos suelen ser inventados, porque el texto copiado rara vez los trae; y las citas tienden a sonar mejor que lo que se dijo.',
        'Ayuda pedir las palabras exactas de cada punto y buscar tres de ellas en la transcripción por tu cuenta. Si falta una, no confíes en las demás.',
      ],
    },
    precis: {
      heading: 'Con Précis',
      paragraphs: ['Los mismos pasos, con la búsqueda ya hecha:'],
      points: [
        '[Pega el enlace](/) y pulsa Enter. También sirven los Shorts y las emisiones en vivo grabadas.',
        `Donde hay un modelo de lenguaje configurado, elige un idioma y uno de ${summaryStyles.length} formatos, de breve a apuntes de estudio.`,
        'Lee el resumen mientras se escribe. Cada línea tiene su tiempo.',
        'Elige una línea para ver las palabras que se dijeron y lo que encontró nuestra comprobación.',
        'Mira el mapa del video: muestra de dónde salen las líneas.',
        'Copia el texto, encuéntralo en tu historial, o busca en la transcripción lo que falte.',
      ],
    },
    'no-captions': {
      heading: 'Cuando no hay subtítulos',
      paragraphs: [
        'Los videos privados, los estrenos y muchas grabaciones de reuniones no los tienen. A menudo hay una transcripción en otra parte: la hizo la aplicación de reuniones, el podcast la tiene en su página, la universidad ofrece un archivo de subtítulos. Pégala o súbela: funcionan .srt, .vtt, .json3, el texto copiado de YouTube y el texto sin formato. Con texto sin formato, los tiempos son aproximados y llevan ~.',
      ],
    },
    long: {
      heading: 'Videos de varias horas',
      paragraphs: [
        'Un video largo hay que leerlo por partes. Lo que importa es qué pasa cuando una parte falla: hay que intentarla de nuevo, y nombrarla si falla del todo. Averigua qué hace la herramienta que uses. Un resumen al que le falta en silencio la tercera hora parece igual que uno completo.',
        'Con videos muy largos, lee primero los capítulos, elige dos o tres y ve a su transcripción. Diez horas en una página solo pueden ser un índice.',
      ],
    },
    check: {
      heading: 'Cómo comprobar un resumen en dos minutos',
      paragraphs: ['Lo haya escrito quien lo haya escrito:'],
      points: [
        'Toma la afirmación más sorprendente, busca el lugar y escucha medio minuto alrededor.',
        'Toma un número. Los números son lo primero que falla.',
        'Toma un “no”. Un resumen acaba diciendo lo contrario con más facilidad que un disparate.',
        'Mira el final del video. ¿Está en el resumen?',
        'Pregunta quién lo dice: ¿quien habla, alguien a quien cita o alguien a quien contradice?',
      ],
    },
    measured: {
      heading: 'Qué puede hacer una comprobación, medido',
      text: ({ talks, found, otherTalk, changedNumber, addedNot, removedNot, method }) =>
        `Probamos la nuestra con un programa que hace de modelo descuidado o mentiroso, con ${talks} charlas y reuniones reales. De las citas verdaderas se encontró el ${found}. De las citas de otra charla pasó el ${otherTalk}; de las que tenían un número cambiado, el ${changedNumber}; de las que tenían un “no” añadido, el ${addedNot}; de las que habían perdido uno, el ${removedNot}. [Cómo lo medimos](${method}), y lo que no demuestra: que unas palabras se dijeran no significa que la afirmación se deduzca de ellas.`,
    },
    use: {
      heading: 'Usar lo que has leído',
      paragraphs: [
        'Cita el video con el tiempo, no el resumen: “en 12:40 dice” se puede buscar. Escribe con tus propias palabras las dos frases que quieres recordar. Y cuando compartas un resumen, comparte con él el enlace.',
      ],
    },
  },
  plansHeading: 'Cuánto cuesta aquí',
  questionsHeading: 'Preguntas frecuentes',
  questions: [
    {
      question: '¿Puedo resumir el video de otra persona?',
      answer:
        'Siempre se ha anotado con palabras propias lo que dicen los demás. Publicarlo es otra cosa: cita con moderación, nombra la fuente, enlaza a ella. Esto no es asesoramiento legal.',
    },
    {
      question: '¿Un resumen sustituye al video?',
      answer:
        'Para decidir si verlo, a menudo. Para el tono, las imágenes, las demostraciones y los chistes, nunca. Un buen resumen te dice qué cinco minutos ver.',
    },
    {
      question: '¿Puedo resumir un video sin subtítulos?',
      answer:
        'Con una transcripción de otra parte, sí: pégala o súbela. Sin ella, una herramienta tiene que escuchar el sonido, lo que tarda más y confunde los nombres.',
    },
    {
      question: '¿Cuánto cuesta probar Précis?',
      answer: `Nada: ${freeSummaries} resúmenes cada ${dayWindowHours} horas, el primero sin dirección de correo. Mira los [precios](/pricing) de los demás planes.`,
    },
  ],
  call: {
    heading: 'Pruébalo con un video que conozcas',
    text: 'Es la forma más rápida de ver si un resumen acierta.',
  },
  howItWorks: 'Cómo funciona',
}
