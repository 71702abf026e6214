import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'Nicht angemeldet',
  again: 'Du bist abgemeldet. Wir melden dich wieder an...',
}
