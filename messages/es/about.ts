import type * as source from '#messages/about.ts'

export const about: typeof source.about = {
  title: 'Acerca de Précis',
  description: 'Por qué existe Précis, qué promete y cómo trabajamos.',
  heading: 'Acerca de Précis',
  lead: 'Una herramienta para leer videos: serena, exacta y franca sobre lo que no sabe.',
  why: {
    heading: 'Por qué existe',
    paragraphs: [
      'Mucho de lo que vale la pena saber se dice en videos: clases, comparecencias, charlas, conversaciones largas. Un texto se puede ojear, buscar y citar; una hora de video lleva una hora.',
      'Una máquina puede escribir una página sobre esa hora. Lo que no puede dar por sí sola es una razón para creerla. La mayoría de quienes la leen nunca verán el video para averiguarlo, así que los errores se quedan donde están.',
    ],
  },
  promise: {
    heading: 'Qué prometemos',
    paragraph:
      'Cualquier video, en breve, y cada línea se puede comprobar. Cada línea trae su tiempo y las palabras que se dijeron, buscadas en la transcripción. Si no están ahí, lo decimos.',
    measured: (talks, method) =>
      `Lo bien que funciona se mide con ${talks} charlas y reuniones reales, y los programas que lo miden vienen con el código fuente. [Lee cómo](${method})`,
  },
  manners: {
    heading: 'Cómo trabajamos',
    paragraphs: ['Unas pocas reglas que nos imponemos:'],
    points: [
      'Decir lo que sabemos y lo que no. Si una parte de un video no se pudo leer, la nombramos.',
      'Contar solo lo que se entregó. Un fallo nunca cuenta.',
      'Pedir poco. Tu primer resumen no necesita correo, y nada se carga de otros sitios hasta que lo pides.',
      'Lo tuyo sigue siendo tuyo: descárgalo todo en un archivo, elimínalo cuando quieras.',
      'No publicar ninguna cifra que no hayamos medido.',
    ],
  },
  name: {
    heading: 'El nombre',
    paragraphs: [
      'Un “précis” es un resumen que conserva la sustancia y el orden de lo que se dijo, y no añade nada. Antes era un ejercicio escolar. Creemos que sigue siendo bueno.',
    ],
  },
}
