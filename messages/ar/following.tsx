import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'جارٍ التحميل...',
  count: (count, max) => `المتابعات: ${count} من ${max}`,
  digests: 'الموجزات',
  yourDigest: 'موجزك',
  introduction:
    'تُلخَّص لك الفيديوهات الجديدة وتصل في موجز واحد، بالبريد الإلكتروني كل صباح الساعة 8:00. ويمكن تغيير ذلك هنا. المتابعة مجانية؛ وكل ملخص يُحتسب واحدًا.',
  short: 'تُلخَّص لك الفيديوهات الجديدة وتصل في موجز واحد. المتابعة مجانية؛ وكل ملخص يُحتسب واحدًا.',
  source: 'قناة أو قائمة تشغيل أو بودكاست',
  linkMissing: 'يُرجى لصق رابط.',
  startWith: 'البداية مع',
  newOnly: 'الفيديوهات الجديدة فقط',
  newest: (count) =>
    plural(count, {
      zero: 'الفيديوهات الجديدة فقط',
      one: 'أحدث فيديو',
      two: 'أحدث فيديوهين',
      few: `أحدث ${count} فيديوهات`,
      many: `أحدث ${count} فيديو`,
      other: `أحدث ${count} فيديو`,
    }),
  inForm: 'بالشكل',
  follow: 'متابعة',
  followed: (name) => `بدأت متابعة ${name}`,
  full: (max, link) => (
    <>
      حد المتابعات في باقتك {max}. لإضافة أخرى يُرجى إلغاء واحدة، أو الاطلاع على {link('الباقات')}.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'الفيديوهات',
  videosOf: (name) => `فيديوهات ${name}`,
  unfollow: 'إلغاء المتابعة',
  unfollowOne: (name) => `إلغاء متابعة ${name}`,
  askUnfollow: 'إلغاء المتابعة؟ تبقى ملخصاتك في سجلك.',
  unfollowed: 'أُلغيت المتابعة',
  inForm: 'شكل الفيديوهات الجديدة',
  formChanged: (form) => `تأتي الفيديوهات الجديدة بالشكل «${form}»`,
  formNote: 'ما لُخّص منها يبقى كما هو.',
  kinds: {
    channel: 'قناة',
    playlist: 'قائمة تشغيل',
    podcast: 'بودكاست',
  },
  nothingNew: 'لا جديد بعد',
  lastNew: (ago) => `آخر فيديو جديد ${ago}`,
  checked: (ago) => `آخر فحص ${ago}`,
  notDone: (count) => `لم يُنجز بعد: ${count}`,
  leftOut: (count, max) =>
    `لم يُدرَج في آخر 7 أيام: ${number(count)}. من كل مصدر نلخّص أحدث ${max} فيديو في اليوم.`,
  failing: 'لا يستجيب',
  failingNote: 'لا يستجيب YouTube لهذا المصدر. سنحاول مجددًا، ولا يضيع شيء.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'لا جديد منذ بدء المتابعة.',
  more: (count) => `في سجلك وموجزاتك المزيد (${count}).`,
  states: {
    waiting: 'بانتظار التسميات التوضيحية',
    queued: 'في قائمة الانتظار',
    unpaid: 'بانتظار توفر الرصيد',
    working: 'يُلخَّص الآن',
    done: 'تم',
    failed: 'فشل',
  },
  nextTry: (moment) => `سنحاول مجددًا في ${moment}.`,
  tryAgain: 'إعادة المحاولة',
  tryVideo: (name) => `إعادة المحاولة: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'تم الحفظ',
  mailed: 'إرساله بالبريد الإلكتروني',
  stops: {
    unsubscribed: 'الرسائل موقوفة بطلب منك. لتلقيها من جديد يُحدَّد المربع ثم يُحفظ.',
    bounced: 'أوقفنا الرسائل لأن خادم بريدك رفض إحداها.',
  },
  save: 'حفظ',
  nextOne: (moment) => `التالي في ${moment}، إن وُجد جديد.`,
  howOften: 'كم مرة',
  frequencies: {
    daily: 'كل يوم',
    weekly: 'كل أسبوع',
    never: 'أبدًا',
  },
  on: 'يوم',
  at: 'الساعة',
  weekdays: ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'],
  zone: 'المنطقة الزمنية',
  feed: 'لقارئ الخلاصات',
  feedHint: 'يمكن لكل من لديه هذا العنوان قراءة موجزاتك. يُرجى تغييره إن انكشف.',
  copy: 'نسخ',
  change: 'تغيير',
  feedChanged: 'للخلاصة عنوان جديد',
  done: (count) => `تم: ${count}`,
  failed: (count) => `فشل: ${count}`,
  waiting: (count) => `في الانتظار: ${count}`,
}
