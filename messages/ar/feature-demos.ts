import type * as source from '#messages/feature-demos.ts'
import { plural } from './language.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'البحث في التفريغ',
  sentencesFound: (found, all) =>
    plural(all, {
      zero: 'لا جمل',
      one: `${found} من جملة واحدة`,
      two: `${found} من جملتين`,
      few: `${found} من ${all} جمل`,
      many: `${found} من ${all} جملة`,
      other: `${found} من ${all} جملة`,
    }),
  left: (count, allowance) => `المتبقي ${count} من ${allowance}`,
  requests: { newVideo: 'فيديو جديد', failing: 'فيديو يفشل', repeated: 'الفيديو نفسه مجددًا' },
  losePart: (number) => `فقد الجزء ${number}`,
}
