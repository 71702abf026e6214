import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'O vídeo que você assiste, em resumo, ao lado dele. Cada linha pode ser conferida.',
  action: 'Resumir com o Précis',
}
