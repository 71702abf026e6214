import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'লিংকটি যাঁর কাছে আছে, তিনি এই সারাংশ পড়তে পারেন।',
  ready: 'লিংক তৈরি',
  copied: 'লিংক কপি হয়েছে',
  undo: 'শেয়ার তুলে নিন',
  stopped: 'শেয়ার বন্ধ হয়েছে',
  stoppedNote: 'লিংকটি আর কাজ করে না।',
  title: 'এই সারাংশ শেয়ার করুন',
  description:
    'লিংকটি যাঁর কাছে আছে, তিনি এই সারাংশ পড়তে পারেন। এতে আপনার সম্পর্কে কিছু থাকে না, আর সার্চ ইঞ্জিনকে এটি বাদ দিতে বলা হয়।',
  withoutAccount: (days, pastedDays) =>
    `অ্যাকাউন্ট ছাড়া আপনার লিংক সর্বোচ্চ ${days} দিন কাজ করে, পেস্ট করা ট্রান্সক্রিপ্ট হলে ${pastedDays} দিন। সাইন ইন করুন, তাহলে থেকে যাবে।`,
  showQuestions: 'আমার প্রশ্নগুলো দেখান',
  showQuestionsNote: 'উত্তরগুলোও, পরে যা জিজ্ঞেস করবেন তা-ও।',
}
