import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'அனுமதி இல்லை',
  again: 'நீங்கள் வெளியேறிவிட்டீர்கள். மீண்டும் உள்நுழைகிறோம்...',
}
