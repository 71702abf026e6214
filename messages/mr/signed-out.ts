import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'परवानगी नाही',
  again: 'तुम्ही लॉग आउट झाला आहात. पुन्हा लॉग इन करत आहोत...',
}
