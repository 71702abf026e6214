import type * as source from '#messages/extension-manifest.ts'

export const extensionManifest: typeof source.extensionManifest = {
  description: 'நீங்கள் பார்க்கும் வீடியோவின் சுருக்கம், அதன் அருகிலேயே. ஒவ்வொரு வரியையும் சரிபார்க்கலாம்.',
  action: 'Précis மூலம் சுருக்கவும்',
}
