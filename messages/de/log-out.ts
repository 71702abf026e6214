import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'Abgemeldet',
  signInAgain: 'Wieder anmelden',
  error: 'Fehler',
  failed: 'Du konntest nicht abgemeldet werden. Bitte versuch es noch einmal.',
}
