import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'جارٍ سرد الفيديوهات...',
  inForm: 'بالشكل',
  more: 'عرض المزيد',
  unnamed: 'قائمة فيديوهات',
  count: (count) =>
    plural(count, {
      zero: 'لا فيديوهات',
      one: 'فيديو واحد',
      two: 'فيديوهان',
      few: `${count} فيديوهات`,
      many: `${count} فيديو`,
      other: `${count} فيديو`,
    }),
  yours: (count) => `لديك منها ${count}`,
  notWhole: 'لدى YouTube المزيد؛ هذه ما أمكن سرده.',
  howMany: 'عدد الفيديوهات',
  all: (count) => `الكل (${count})`,
  newest: (count) => `أحدث ${count}`,
  first: (count) => `أول ${count}`,
  ticked: 'ما أحدده فقط',
  states: {
    playable: null,
    gone: 'غير متاح',
    live: 'بث مباشر الآن',
    upcoming: 'لم يبدأ بعد',
  },
  known: 'لديك من قبل',
  free: (count) =>
    plural(count, {
      zero: 'ليس لديك أي منها.',
      one: 'لديك واحد منها، وهو مجاني.',
      two: 'لديك اثنان منها، وهما مجانيان.',
      few: `لديك ${count} منها، وهي مجانية.`,
      many: `لديك ${count} منها، وهي مجانية.`,
      other: `لديك ${count} منها، وهي مجانية.`,
    }),
  takes: (count) =>
    plural(count, {
      zero: 'لا يُحتسب أي ملخص.',
      one: 'يُحتسب ملخص واحد.',
      two: 'يُحتسب ملخصان.',
      few: `تُحتسب ${count} ملخصات.`,
      many: `يُحتسب ${count} ملخصًا.`,
      other: `يُحتسب ${count} ملخص.`,
    }),
  takesOf: (count, left) =>
    plural(left, {
      zero: `يُحتسب ${count}، ولم يبقَ أي ملخص.`,
      one: `يُحتسب ${count} من ملخصك المتبقي.`,
      two: `يُحتسب ${count} من ملخصيك المتبقيين.`,
      few: `يُحتسب ${count} من ملخصاتك المتبقية وعددها ${left}.`,
      many: `يُحتسب ${count} من ملخصاتك المتبقية وعددها ${left}.`,
      other: `يُحتسب ${count} من ملخصاتك المتبقية وعددها ${left}.`,
    }),
  waits: (left) => `المتبقي لديك ${left}: ينتظر الباقي حتى يتوفر المزيد.`,
  failedAreFree: 'الفيديوهات التي تفشل مجانية.',
  start: (count) =>
    plural(count, {
      zero: 'تلخيص',
      one: 'تلخيص فيديو واحد',
      two: 'تلخيص فيديوهين',
      few: `تلخيص ${count} فيديوهات`,
      many: `تلخيص ${count} فيديو`,
      other: `تلخيص ${count} فيديو`,
    }),
  collections: 'مجموعاتك',
}
