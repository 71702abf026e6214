import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'మీరు చూసే వీడియో సారాంశం, దాని పక్కనే. ప్రతి వాక్యాన్నీ సరిచూసుకోవచ్చు.',
  action: 'Précisతో సారాంశం చేయండి',
}
