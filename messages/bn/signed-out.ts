import type * as source from '#messages/signed-out.ts'

export const signedOut: typeof source.signedOut = {
  title: 'অনুমতি নেই',
  again: 'আপনি লগআউট হয়ে গেছেন। আবার লগইন হচ্ছে...',
}
