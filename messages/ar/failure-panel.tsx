import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>الموعد {moment}، بتوقيتك.</>,
  costs: {
    none: 'لم يُحتسب هذا من ملخصاتك.',
    unknown: 'ربما لا يزال ملخصك قيد الإعداد. يمكن رؤيته بإعادة المحاولة.',
  },
  remedies: {
    retry: 'إعادة المحاولة',
    paste: 'لصق التفريغ',
    another: 'فيديو آخر',
  },
  retryIn: (time) => `إعادة المحاولة بعد ${time}`,
  retryInMinutes: (count) =>
    plural(count, {
      zero: 'إعادة المحاولة الآن',
      one: 'إعادة المحاولة بعد دقيقة',
      two: 'إعادة المحاولة بعد دقيقتين',
      few: `إعادة المحاولة بعد ${count} دقائق`,
      many: `إعادة المحاولة بعد ${count} دقيقة`,
      other: `إعادة المحاولة بعد ${count} دقيقة`,
    }),
  retryInHours: (count) =>
    plural(count, {
      zero: 'إعادة المحاولة الآن',
      one: 'إعادة المحاولة بعد ساعة',
      two: 'إعادة المحاولة بعد ساعتين',
      few: `إعادة المحاولة بعد ${count} ساعات`,
      many: `إعادة المحاولة بعد ${count} ساعة`,
      other: `إعادة المحاولة بعد ${count} ساعة`,
    }),
  retryInDays: (count) =>
    plural(count, {
      zero: 'إعادة المحاولة الآن',
      one: 'إعادة المحاولة بعد يوم',
      two: 'إعادة المحاولة بعد يومين',
      few: `إعادة المحاولة بعد ${count} أيام`,
      many: `إعادة المحاولة بعد ${count} يومًا`,
      other: `إعادة المحاولة بعد ${count} يوم`,
    }),
  retryNow: 'يمكن إعادة المحاولة الآن.',
  summarizeFirst: (minutes) =>
    plural(minutes, {
      zero: 'تلخيص البداية',
      one: 'تلخيص أول دقيقة',
      two: 'تلخيص أول دقيقتين',
      few: `تلخيص أول ${minutes} دقائق`,
      many: `تلخيص أول ${minutes} دقيقة`,
      other: `تلخيص أول ${minutes} دقيقة`,
    }),
  showsTranscript: 'إذا كان YouTube يعرض نص الفيديو',
  readExample: 'أو قراءة مثال:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'يحجب YouTube خوادمنا حاليًا. ولا يحجب متصفحك.',
  how: (link) => (
    <>
      يكفي فتح الفيديو مع {link('إضافة Précis')} والضغط على «Summarize»، فيستمر العمل هنا تلقائيًا. ويمكن بدلًا
      من ذلك فتح الفيديو ونسخ نصه ولصقه.
    </>
  ),
  open: 'فتح الفيديو',
}
