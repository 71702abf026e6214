import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'लॉगआउट हो गया',
  signInAgain: 'फिर साइन इन करें',
  error: 'गड़बड़ी',
  failed: 'लॉगआउट नहीं हो सका। कृपया फिर कोशिश करें।',
}
