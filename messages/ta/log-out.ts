import type * as source from '#messages/log-out.ts'

export const logOut: typeof source.logOut = {
  done: 'வெளியேறிவிட்டீர்கள்',
  signInAgain: 'மீண்டும் உள்நுழை',
  error: 'பிழை',
  failed: 'வெளியேற முடியவில்லை. மீண்டும் முயலுங்கள்.',
}
