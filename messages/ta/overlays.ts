import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'மேலே செல்',
  sentWhenBack: 'நீங்கள் கேட்டது, ஆன்லைனுக்கு வந்ததும் அனுப்பப்படும்.',
  cancel: 'ரத்துசெய்',
}
