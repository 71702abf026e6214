import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'अनुमति नहीं है',
  again: 'आप लॉगआउट हो गए हैं। फिर से लॉगिन हो रहा है...',
}
