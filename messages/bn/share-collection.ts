import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'এই সংগ্রহ শেয়ার করুন',
  description:
    'লিংকটি যাঁর কাছে আছে, তিনি শিরোনামগুলো আর প্রতিটি ভিডিওর প্রথম মূল বিষয় পড়তে পারেন। এতে আপনার সম্পর্কে কিছু থাকে না, আর সার্চ ইঞ্জিনকে এটি বাদ দিতে বলা হয়।',
}
