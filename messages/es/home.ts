import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: cualquier video, en breve',
  heading: 'Cualquier video, en breve. Cada línea, comprobada.',
  lead: 'Pega un enlace, lee el resumen y comprueba cada línea con las palabras de quien habla.',
}

export const homeDescription: typeof source.homeDescription =
  'Pega un enlace de YouTube o una transcripción. Précis te da un resumen, ideas clave y capítulos, cada uno con las palabras de quien habla y el segundo en que se dicen, buscadas en la transcripción.'
