import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'Inti video yang Anda tonton, tepat di sampingnya. Setiap baris bisa diperiksa.',
  action: 'Ringkas dengan Précis',
}
