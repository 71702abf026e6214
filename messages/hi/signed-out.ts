import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'साइन इन ज़रूरी है',
  again: 'आप लॉगआउट हो गए हैं। फिर से साइन इन हो रहा है...',
}
