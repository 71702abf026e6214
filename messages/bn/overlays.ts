import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'ওপরে ফিরুন',
  sentWhenBack: 'যা চেয়েছেন, অনলাইনে ফিরলেই পাঠানো হবে।',
  cancel: 'বাতিল',
}
