import type * as source from '#messages/account-dialogs.ts'

export const accountDialogs: typeof source.accountDialogs = {
  manageDevices: 'ডিভাইস দেখুন',
  logOutTitle: 'Précis থেকে লগআউট করবেন?',
  logOutText: 'অন্য একটি সাইট এটি চেয়েছে। আপনি না চেয়ে থাকলে সাইন ইন অবস্থাতেই থাকুন।',
  staySignedIn: 'সাইন ইন থাকুন',
  logOut: 'লগআউট করুন',
}
