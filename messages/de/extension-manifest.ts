import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'Das Video, das du siehst, in Kürze und gleich daneben. Jede Zeile lässt sich prüfen.',
  action: 'Mit Précis zusammenfassen',
}
