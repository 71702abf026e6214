import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'La vidéo que vous regardez, en bref, juste à côté. Chaque ligne peut être vérifiée.',
  action: 'Résumer avec Précis',
}
