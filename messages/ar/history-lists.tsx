import type * as source from '#messages/history-lists.tsx'
import { plural, summariesOf } from './language.ts'

const daysOf = (days: number): string =>
  plural(days, {
    zero: '0 أيام',
    one: 'اليوم الواحد',
    two: 'اليومين',
    few: `الأيام الـ${days}`,
    many: `الأيام الـ${days}`,
    other: `الأيام الـ${days}`,
  })

const transcriptsOf = (count: number): string =>
  plural(count, {
    zero: 'لا تفريغات',
    one: 'تفريغ واحد',
    two: 'تفريغان',
    few: `${count} تفريغات`,
    many: `${count} تفريغًا`,
    other: `${count} تفريغ`,
  })

export const summaryList: typeof source.summaryList = {
  loading: 'جارٍ تحميل سجلك...',
  failed: 'تعذّر تحميل السجل. يُرجى المحاولة لاحقًا.',
  empty: {
    title: 'لا سجل بعد',
    text: 'يُحفظ هنا كل ملخص يُعدّ لك، مع أفكاره وتفريغه.',
    action: 'بدء التلخيص',
  },
  search: 'بحث، أو سؤال لكل فيديوهاتك',
  count: summariesOf,
  found: (count) => `النتائج: ${summariesOf(count)}`,
  beyond: (count, days) =>
    plural(count, {
      zero: 'لا ملخصات أقدم.',
      one: `ملخص آخر أقدم من ${daysOf(days)} التي تعرضها باقتك. لا يزال محفوظًا.`,
      two: `ملخصان آخران أقدم من ${daysOf(days)} التي تعرضها باقتك. لا يزالان محفوظين.`,
      few: `${count} ملخصات أخرى أقدم من ${daysOf(days)} التي تعرضها باقتك. لا تزال محفوظة.`,
      many: `${count} ملخصًا آخر أقدم من ${daysOf(days)} التي تعرضها باقتك. لا تزال محفوظة.`,
      other: `${count} ملخص آخر أقدم من ${daysOf(days)} التي تعرضها باقتك. لا تزال محفوظة.`,
    }),
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'جارٍ تحميل تفريغاتك...',
  failed: 'تعذّر تحميل التفريغات. يُرجى المحاولة لاحقًا.',
  empty: {
    title: 'لا تفريغات بعد',
    text: 'تُحفظ هنا التفريغات المجلوبة أو الملصقة.',
    action: 'إلى الرئيسية',
  },
  search: 'البحث في العناوين والتفريغات',
  count: transcriptsOf,
  found: (count) => `النتائج: ${transcriptsOf(count)}`,
  beyond: (count, days) =>
    plural(count, {
      zero: 'لا تفريغات أقدم.',
      one: `تفريغ آخر أقدم من ${daysOf(days)} التي تعرضها باقتك. لا يزال محفوظًا.`,
      two: `تفريغان آخران أقدم من ${daysOf(days)} التي تعرضها باقتك. لا يزالان محفوظين.`,
      few: `${count} تفريغات أخرى أقدم من ${daysOf(days)} التي تعرضها باقتك. لا تزال محفوظة.`,
      many: `${count} تفريغًا آخر أقدم من ${daysOf(days)} التي تعرضها باقتك. لا تزال محفوظة.`,
      other: `${count} تفريغ آخر أقدم من ${daysOf(days)} التي تعرضها باقتك. لا تزال محفوظة.`,
    }),
}

export const listTexts: typeof source.listTexts = {
  sort: 'الترتيب',
  sorts: {
    newest: 'الأحدث أولًا',
    oldest: 'الأقدم أولًا',
    title: 'بحسب العنوان',
    longest: 'الأطول أولًا',
  },
  view: 'العرض',
  views: { cards: 'بطاقات', compact: 'مختصر' },
  filters: 'التصفية',
  filtersOn: 'التصفية: مفعّلة',
  clear: 'مسح التصفية',
  channel: 'القناة',
  allChannels: 'كل القنوات',
  language: 'اللغة',
  allLanguages: 'كل اللغات',
  unknownLanguage: 'لغة غير معروفة',
  form: 'الشكل',
  allForms: 'كل الأشكال',
  from: 'من',
  to: 'إلى',
  since: (day) => `منذ ${day}`,
  until: (day) => `حتى ${day}`,
  days: (first, last) => `من ${first} إلى ${last}`,
  exportAll: 'تصدير الكل',
  exportThese: 'تصدير هذه',
  exportAs: 'التصدير بصيغة',
  more: 'عرض المزيد',
  tryAgain: 'إعادة المحاولة',
  moreFailed: 'تعذّر تحميل بقية القائمة.',
  plans: 'عرض الباقات والأسعار',
  held: 'حسابك مفتوح على عدد كبير من الأجهزة. يُرجى إزالة أحدها للمتابعة هنا.',
  devices: 'إدارة الأجهزة',
  nothingContains: (search) => <>لا شيء يحتوي {search}.</>,
  hidden: (filter, count) => (
    <>
      لا نتائج. التصفية «{filter}» تخفي{' '}
      {plural(count, {
        zero: 'كل شيء',
        one: 'النتيجة الوحيدة',
        two: 'النتيجتين',
        few: `النتائج كلها (${count})`,
        many: `النتائج كلها (${count})`,
        other: `النتائج كلها (${count})`,
      })}
      .
    </>
  ),
  nothingTogether: 'لا شيء يطابق هذا كله معًا.',
  without: (filter, count) => `بلا ${filter} (${count})`,
  showAll: 'عرض الكل',
}
