import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: '2 இலவசச் சுருக்கங்களுக்கு உள்நுழையுங்கள்',
  description: 'இன்னும் ஒரு இலவசச் சுருக்கம்: உங்கள் ஈமெயிலை எழுதுங்கள், உடனே தொடங்கும். பாஸ்வேர்டு வேண்டாம், செய்திமடல் வராது.',
  submit: 'தொடர்',
  signIn: 'உள்நுழைந்து தொடர்',
}
