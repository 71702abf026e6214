import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'বাতিল',
  close: 'বন্ধ করুন',
  tryAgain: 'আবার চেষ্টা করুন',
  loading: 'লোড হচ্ছে...',
  copied: 'কপি হয়েছে',
  notCopied: 'কপি করা যায়নি',
  downloaded: 'ডাউনলোড হয়েছে',
  summarySaved: 'সারাংশ আপনার ডাউনলোডে সেভ হয়েছে',
  unknownTitle: 'YouTube ভিডিও',
  notification: 'বিজ্ঞপ্তি',
  notifications: 'বিজ্ঞপ্তি ({hotkey})',
}
