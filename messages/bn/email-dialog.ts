import type * as source from '#messages/email-dialog.ts'

export const emailDialog: typeof source.emailDialog = {
  title: '2টি ফ্রি সারাংশের জন্য লগইন করুন',
  description: 'আরও একটি ফ্রি সারাংশ: ইমেইল দিন, সঙ্গে সঙ্গে শুরু হবে। পাসওয়ার্ড নেই, নিউজলেটার নেই।',
  submit: 'এগিয়ে যান',
  signIn: 'এর বদলে সাইন ইন করুন',
}
