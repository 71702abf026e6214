import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'El vídeo que ves, en breve y a su lado. Cada línea se puede comprobar.',
  action: 'Resumir con Précis',
}
