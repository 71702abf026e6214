import type * as source from '#messages/sign-in.tsx'

const codeText = 'আমরা ইমেইলে ছয় অঙ্কের একটি কোড পাঠাব। পাসওয়ার্ড লাগবে না।'

export const signIn: typeof source.signIn = {
  windowTitle: 'লগইন: Précis',
  title: 'আপনার অ্যাকাউন্টে লগইন করুন',
  titleForSummaries: (count) => `${count}টি ফ্রি সারাংশের জন্য লগইন করুন`,
  titleToContinue: 'এগিয়ে যেতে সাইন ইন করুন',
  description: codeText,
  descriptionForPlan: `এই ইমেইলের জন্য প্ল্যান কিনতে সাইন ইন করুন। ${codeText}`,
  descriptionToContinue: 'আপনার সারাংশগুলো সঙ্গেই থাকবে।',
  signedInAs: (email) => <>আপনি {email} দিয়ে সাইন ইন করে আছেন।</>,
  goOn: 'এগিয়ে যান',
  held: 'সাইন ইন হয়েছে, আর অপেক্ষায় আছে',
  or: 'অথবা',
  continueWith: (name) => `${name} দিয়ে এগিয়ে যান`,
  sendCode: 'আমাকে কোড পাঠান',
  codeSent: (email, minutes) => (
    <>
      {email} ঠিকানায় একটি কোড যাচ্ছে। কোডটি {minutes} মিনিট কাজ করবে।
    </>
  ),
  codeIsPrinted: 'এখানে মেইল সার্ভার বসানো নেই: Précis যেখান থেকে চালু করা হয়েছে, কোডটি সেখানেই লেখা হয়।',
  code: 'কোড',
  codeIncomplete: 'কোডের ছয়টি অঙ্কই লিখুন',
  submit: 'লগইন করুন',
  otherEmail: 'অন্য ইমেইল দিন',
  resend: 'আরেকটি কোড পাঠান',
  resendIn: (seconds) => `${seconds} সেকেন্ড পরে আরেকটি কোড পাঠান`,
  done: 'সাইন ইন হয়েছে',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'সাইন ইন বাতিল হয়েছে।',
  expired: 'এতে বেশি সময় লেগেছে, অথবা অন্য ব্রাউজারে শুরু হয়েছিল। আবার চেষ্টা করুন।',
  emailUnverified: 'ওই অ্যাকাউন্টের ইমেইল যাচাই করা নয়। বরং কোড দিয়ে সাইন ইন করুন।',
  unavailable: 'এই মুহূর্তে ওই সেবায় পৌঁছানো যাচ্ছে না। বরং কোড দিয়ে সাইন ইন করুন।',
  other: 'কাজ হয়নি। আবার চেষ্টা করুন, অথবা কোড দিয়ে সাইন ইন করুন।',
}
