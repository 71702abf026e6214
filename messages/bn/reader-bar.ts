import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'পড়ে শোনানো',
  position: (position, count) => `${count}টির মধ্যে ${position}`,
  allRead: (count) => plural(count, { one: 'লাইনটি পড়া হয়েছে', other: `সব ${count}টি লাইন পড়া হয়েছে` }),
  failed: 'আপনার ডিভাইসের কণ্ঠ কাজ করেনি',
  previous: 'আগের লাইন',
  next: 'পরের লাইন',
  pause: 'থামান',
  goOn: 'চালিয়ে যান',
  readAgain: 'আবার পড়ুন',
  stop: 'পড়া বন্ধ করুন',
  speed: 'গতি',
}
