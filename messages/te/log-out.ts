import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'లాగ్‌అవుట్ అయింది',
  signInAgain: 'మళ్లీ సైన్ ఇన్ చేయండి',
  error: 'లోపం',
  failed: 'లాగ్‌అవుట్ కాలేదు. దయచేసి మళ్లీ ప్రయత్నించండి.',
}
