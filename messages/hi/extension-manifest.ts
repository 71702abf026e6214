import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'आप जो वीडियो देख रहे हैं, उसका सार उसी के पास। हर पंक्ति जाँची जा सकती है।',
  action: 'Précis से सारांश बनाएँ',
}
