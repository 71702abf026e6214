import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'Session fermée',
  again: 'Votre session est fermée. Reconnexion...',
}
