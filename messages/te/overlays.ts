import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'పైకి వెళ్లండి',
  sentWhenBack: 'మీరు ఆన్‌లైన్‌లోకి రాగానే, మీరు అడిగినదాన్ని పంపుతాం.',
  cancel: 'రద్దు',
}
