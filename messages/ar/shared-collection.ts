import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'فيديوهات باختصار، من إعداد Précis: قورن كل سطر بما قيل. ويمكنك تجربة ذلك مع الفيديوهات التي تختارها.',
  title: 'مجموعة مُشارَكة',
  loading: 'جارٍ التحميل...',
  overview: 'نظرة عامة',
  more: 'عرض المزيد',
  tryAgain: 'إعادة المحاولة',
  count: (count) =>
    plural(count, {
      zero: 'لا فيديوهات',
      one: 'فيديو واحد باختصار',
      two: 'فيديوهان باختصار',
      few: `${count} فيديوهات باختصار`,
      many: `${count} فيديو باختصار`,
      other: `${count} فيديو باختصار`,
    }),
  channel: 'القناة على YouTube',
  playlist: 'قائمة التشغيل على YouTube',
  unnamed: 'فيديو',
  from: (title, time) => `${title}، من ${time}، على YouTube`,
}
