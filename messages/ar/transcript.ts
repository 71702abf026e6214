import type * as source from '#messages/transcript.ts'
import { plural } from './language.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `إعداد ${name}`,
  shifted: (from, to) => `تبدأ أوقات هذا الملف عند ${from}. أزحناها لتبدأ عند ${to}.`,
  summarizeThese: 'تلخيص هذه التسميات',
  tryAgain: 'إعادة المحاولة',
  copy: 'نسخ التفريغ',
  download: 'تنزيل التفريغ',
  text: 'نص',
  downloadAs: (format) => `تنزيل بصيغة ${format}`,
  downloadTranslation: (language, format) => `تنزيل ${language} بصيغة ${format}`,
  downloaded: 'تم التنزيل',
  saved: 'حُفظ التفريغ في مجلد التنزيلات',
  search: 'البحث في التفريغ',
  region: 'نص التفريغ',
  more: 'عرض المزيد من الجمل',
  noneFound: 'لا جملة تحتوي هذه الكلمات.',
  found: (count, total) =>
    plural(total, {
      zero: 'لا جمل',
      one: `${count} من جملة واحدة`,
      two: `${count} من جملتين`,
      few: `${count} من ${total} جمل`,
      many: `${count} من ${total} جملة`,
      other: `${count} من ${total} جملة`,
    }),
  translate: 'ترجمة',
  original: 'الأصل',
  translatedFile: (language) => `${language}، ترجمها نموذج، بلا تحقق`,
  follow: 'متابعة الفيديو',
}
