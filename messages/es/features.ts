import type * as source from '#messages/features.ts'
import { maxTranscriptSeconds } from '#product/limits.ts'
import { summaryLanguages, summaryStyles } from '#product/summary-options.ts'

export const features: typeof source.features = {
  title: 'Funciones: qué hace Précis con un video',
  description:
    'Resúmenes, ideas clave y capítulos de videos de YouTube; cada idea, buscada en la transcripción, con su segundo y las palabras que se dijeron.',
  heading: 'Un resumen que puedes comprobar',
  lead: 'Todo en esta página funciona. Pruébalo.',
  casesHeading: 'Para qué se usa',
  cases: {
    lectures: { title: 'Clases', text: 'Lee el argumento antes del seminario.' },
    research: { title: 'Investigación', text: 'Encuentra la respuesta y cítala con su tiempo.' },
    meetings: { title: 'Seminarios web y reuniones', text: 'Ponte al día con lo que te perdiste.' },
    tutorials: { title: 'Tutoriales', text: 'Empieza en el paso que necesitas.' },
    interviews: { title: 'Entrevistas y podcasts', text: 'Elige qué escuchar entero.' },
    ownVideos: { title: 'Tus propios videos', text: 'Saca notas, capítulos, un primer borrador.' },
  },
  tilesHeading: 'Qué hace',
  tiles: {
    insights: {
      title: 'Ideas comprobadas',
      text: (found, method) =>
        `Se encuentra el ${found} de las citas verdaderas, y ninguna de otra charla ([cómo lo medimos](${method})).`,
    },
    seconds: {
      title: 'El segundo en que se dijo',
      text: 'Los tiempos salen de la transcripción, nunca de un modelo. Pulsa uno.',
    },
    coverage: {
      title: 'Cobertura a la vista',
      text: 'De dónde salen las líneas, y de dónde no sale ninguna.',
    },
    chapters: {
      title: 'Capítulos',
      text: 'Los de quien creó el video, o donde cambia el tema.',
    },
    search: {
      title: 'Transcripción con búsqueda',
      text: 'Empieza el video en cualquier frase.',
    },
    whole: {
      title: 'El video entero',
      text: `Hasta ${maxTranscriptSeconds / 3600} horas, por partes. Pierde una:`,
    },
    choices: {
      title: 'Tu idioma y formato',
      text: `${summaryLanguages.length} idiomas y ${summaryStyles.length} formatos, donde escribe un modelo de lenguaje.`,
    },
    allowance: {
      title: 'Un cupo justo',
      text: 'Lo que falla o se repite no cuenta.',
    },
  },
  industriesHeading: 'Dónde encaja',
  industries: {
    education: {
      title: 'Educación',
      text: 'Apuntes de estudio, y frases que el alumnado puede citar con su tiempo.',
    },
    corporate: {
      title: 'Empresas',
      text: 'Grabaciones largas de una vez; se señalan los números que nadie dijo.',
    },
    creative: {
      title: 'Creación',
      text: 'La frase que importa, y cómo se construye la historia.',
    },
  },
  bookmark: {
    heading: 'De un video a su resumen en un clic',
    text: 'Arrastra esto a tu barra de marcadores y haz clic ahí cuando estés en YouTube.',
    phone: 'En un teléfono: añade Précis a tu pantalla de inicio y comparte videos con él.',
  },
  closing: {
    heading: 'Pruébalo con un video que conozcas',
    text: 'Es la forma más rápida de ver si acierta.',
    plans: 'Ver los planes',
  },
}
