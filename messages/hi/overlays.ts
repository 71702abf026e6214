import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'सबसे ऊपर जाएँ',
  sentWhenBack: 'आपने जो माँगा है, ऑनलाइन होते ही भेज दिया जाएगा।',
  cancel: 'रद्द करें',
}
