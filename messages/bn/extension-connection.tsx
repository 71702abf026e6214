import type * as source from '#messages/extension-connection.tsx'

export const extensionConnection: typeof source.extensionConnection = {
  title: 'ব্রাউজার এক্সটেনশন',
  text: 'ভিডিওর পাশেই সারাংশ, আপনার অ্যাকাউন্ট দিয়ে।',
  connectExtension: 'এক্সটেনশন যুক্ত করুন',
  missing: (link) => (
    <>
      এই ব্রাউজারে এক্সটেনশনটি পাওয়া যায়নি। {link('ইনস্টল করুন')}, অথবা আগে থেকেই থাকলে নিচে একটি API কী তৈরি করে
      এক্সটেনশনের সেটিংসে পেস্ট করুন।
    </>
  ),
  question: 'এক্সটেনশন যুক্ত করবেন?',
  questionText:
    'এটি একটি API কী পাবে, যা দিয়ে আপনার অ্যাকাউন্টে সারাংশ তৈরি করতে, সেগুলো পড়তে আর প্রশ্ন করতে পারবে। বিচ্ছিন্ন করতে এখানে API কী-টি মুছে দিন।',
  connect: 'যুক্ত করুন',
  connected: 'এক্সটেনশন যুক্ত হয়েছে',
  noAnswer: 'এক্সটেনশন সাড়া দেয়নি। আবার চেষ্টা করুন।',
}
