import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'إضافة فيديوهات',
  description: 'يُحتسب الفيديو الجديد ملخصًا واحدًا؛ وما لديك من قبل مجاني.',
  links: (max) =>
    plural(max, {
      zero: 'روابط الفيديوهات، رابط في كل سطر',
      one: 'رابط فيديو واحد',
      two: 'روابط الفيديوهات، رابطان على الأكثر، رابط في كل سطر',
      few: `روابط الفيديوهات، ${max} روابط على الأكثر، رابط في كل سطر`,
      many: `روابط الفيديوهات، ${max} رابطًا على الأكثر، رابط في كل سطر`,
      other: `روابط الفيديوهات، ${max} رابط على الأكثر، رابط في كل سطر`,
    }),
  add: (count) =>
    plural(count, {
      zero: 'إضافة فيديوهات',
      one: 'إضافة فيديو واحد',
      two: 'إضافة فيديوهين',
      few: `إضافة ${count} فيديوهات`,
      many: `إضافة ${count} فيديو`,
      other: `إضافة ${count} فيديو`,
    }),
  own: 'من سجلك',
  search: 'البحث في سجلك',
  loading: 'جارٍ التحميل...',
  nothingFound: 'لا نتائج.',
}
