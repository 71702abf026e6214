import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'Compartido',
  motto: 'Cualquier video, en breve',
  invitation: 'Pega un enlace, lee el resumen y comprueba cada línea con las palabras de quien habla.',
  summarize: 'Resumir un video',
}
