import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'लॉग आउट झाले',
  signInAgain: 'पुन्हा साइन इन करा',
  error: 'अडचण आली',
  failed: 'लॉग आउट होऊ शकले नाही. कृपया पुन्हा प्रयत्न करा.',
}
