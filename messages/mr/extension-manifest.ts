import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'तुम्ही पाहत असलेल्या व्हिडिओचा सारांश, त्याच्या शेजारीच. प्रत्येक ओळ तपासता येते.',
  action: 'Précis ने सारांश बनवा',
}
