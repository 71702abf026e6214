import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: '見ている動画の要約を、そのとなりに。どの行も確かめられます。',
  action: 'Précisで要約する',
}
