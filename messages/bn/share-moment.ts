import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'এই লাইন শেয়ার করুন',
  found: 'লিংকটি যাঁর কাছে আছে, তিনি এই লাইন আর তার আশপাশে যা বলা হয়েছে তা দেখতে পান। এতে আপনার সম্পর্কে কিছু থাকে না।',
  notFound:
    'লিংকটি যাঁর কাছে আছে, তিনি এই লাইনটি দেখতে পান, ট্রান্সক্রিপ্টে পাওয়া যায়নি বলে চিহ্নিত। এতে আপনার সম্পর্কে কিছু থাকে না।',
  copyImage: 'ছবি হিসেবে কপি করুন',
  picture: 'লাইনটি, তার অবস্থা আর ভিডিওতে তার জায়গা',
  pictureCopied: 'ছবি কপি হয়েছে',
  pictureDownloaded: 'ছবি ডাউনলোড হয়েছে',
  pictureNotLoaded: 'ছবিটি লোড করা গেল না।',
}
