import type * as source from '#messages/how-it-works.ts'

export const howItWorks: typeof source.howItWorks = {
  title: 'Cómo funciona Précis: de un enlace a un resumen comprobado',
  description:
    'Tres pasos para ti, y lo que pasa entre ellos: de dónde sale la transcripción, cómo se hace un resumen y cómo se comprueba cada línea.',
  heading: 'Cómo funciona',
  lead: 'Tres pasos para ti, y todo lo que pasa entre ellos.',
  stepsHeading: 'Tres pasos',
  steps: [
    {
      title: 'Pega un enlace',
      text: 'Videos, Shorts, listas. ¿Sin subtítulos? Pega la transcripción.',
    },
    {
      title: 'Lee mientras se escribe',
      text: 'Cierra la página si quieres: estará ahí cuando vuelvas.',
    },
    {
      title: 'Compruébalo y úsalo',
      text: 'Elige una línea para ver las palabras que se dijeron.',
    },
  ],
  keyHeading: 'Lo más importante',
  keyFeatures: [
    {
      title: 'Nada se omite en silencio',
      text: 'Si una parte no se leyó, se nombra.',
    },
    {
      title: 'Fallos que dicen por qué',
      text: 'Y ninguno cuenta.',
    },
    {
      title: 'Sin terceros hasta que lo pides',
      text: 'YouTube se carga cuando pulsas reproducir.',
    },
  ],
  evidenceTitle: 'Pruebas en cada idea',
  hoodHeading: 'Por dentro',
  hood: {
    fetch: {
      title: 'La transcripción',
      text: 'Los subtítulos hechos por personas van antes que los automáticos; el original, antes que una traducción.',
    },
    sentences: {
      title: 'Frases',
      text: 'Los trozos se unen y las repeticiones se quitan. Cada frase tiene su número y su tiempo.',
    },
    draft: {
      title: 'El resumen',
      text: 'Un modelo de lenguaje responde con números y citas, nunca con tiempos. Sin modelo, elegimos las frases que más dicen.',
    },
    check: {
      title: 'La comprobación',
      text: (changedNumber, removedNot, method) =>
        `El código compara línea y cita; un verificador, si está configurado, dice si una se deduce de la otra. Pasó el ${changedNumber} de las citas con un número cambiado y el ${removedNot} de las que habían perdido un “no”. [Cómo lo medimos](${method})`,
    },
  },
  missed: {
    title: 'Lo que se puede escapar',
    text: 'Al código se le escapan algunas mentiras, y un verificador puede equivocarse. Por eso las palabras están junto a cada línea: [las mediciones](/score).',
  },
  speed: {
    title: 'Velocidad',
    text: (method) =>
      `Depende del modelo. Sin modelo, una hora tarda alrededor de 1/20 de segundo. [Cómo lo medimos](${method})`,
  },
  once: {
    title: 'Una vez para todo el mundo',
    text: 'Un video que muchas personas piden se resume una sola vez.',
  },
  closing: {
    heading: 'Míralo con un video real',
    text: 'Hay dos ejemplos en la página de inicio.',
    features: 'Ver todas las funciones',
  },
}
