import type * as source from '#messages/collections.tsx'
import { plural } from './language.ts'

export const progress: typeof source.progress = {
  videos: (count) =>
    plural(count, {
      zero: 'لا فيديوهات',
      one: 'فيديو واحد',
      two: 'فيديوهان',
      few: `${count} فيديوهات`,
      many: `${count} فيديو`,
      other: `${count} فيديو`,
    }),
  summarized: (count, total) => `لُخّص ${count} من ${total}`,
  working: (count) => `قيد العمل: ${count}`,
  waiting: (count) => `في الانتظار: ${count}`,
  failed: (count) => `فشل: ${count}`,
  paused: 'متوقفة مؤقتًا',
  noneLeft: 'لا ملخصات متبقية الآن',
  goesOn: (moment) => `لا ملخصات متبقية، تستمر في ${moment}`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'جارٍ التحميل...',
  empty: (link) => (
    <>
      لا شيء هنا بعد. يمكنك {link('لصق قائمة تشغيل أو قناة')} لتلخيص فيديوهاتها في مجموعة، أو إنشاء مجموعة
      يدويًا.
    </>
  ),
  tags: 'الوسوم',
  new: 'مجموعة جديدة',
}

export const collectionView: typeof source.collectionView = {
  all: 'كل المجموعات',
  loading: 'جارٍ التحميل...',
  gone: 'لا توجد مجموعة كهذه. ربما حُذفت.',
  tryAgain: 'إعادة المحاولة',
  pause: 'إيقاف مؤقت',
  goOn: 'مواصلة',
  retry: (count) => `إعادة المحاولة (${count})`,
  add: 'إضافة فيديوهات',
  share: 'مشاركة',
  edit: 'تعديل',
  remove: 'حذف',
  more: 'إجراءات أخرى',
  fileWithPlan: 'الحفظ في ملف مع باقة',
  file: 'حفظ بصيغة Markdown',
  askRemoval: 'حذف هذه المجموعة؟ تبقى ملخصاتها في سجلك.',
  removeForGood: 'حذف المجموعة',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'العنوان والوسوم والشكل',
  title: 'العنوان',
  titleMissing: 'يُرجى إعطاؤها عنوانًا.',
  tags: 'الوسوم، تفصل بينها فواصل',
  inForm: 'بالشكل',
  stay: 'الفيديوهات التي لُخّصت تبقى كما هي.',
  save: 'حفظ',
  cancel: 'إلغاء',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'الفيديوهات',
  search: 'بحث، أو سؤال لكل هذه الفيديوهات',
  none: 'لا فيديوهات بعد.',
  nothingFound: 'لا نتائج.',
  onlyFailed: (count) => `الفاشلة فقط (${count})`,
  parts: 'أجزاء القائمة',
  before: 'السابق',
  next: 'التالي',
  range: (first, last, total) => `من ${first} إلى ${last}، والمجموع ${total}`,
  states: {
    waiting: 'في الانتظار',
    working: 'قيد العمل',
    done: 'تم',
    failed: 'فشل',
    skipped: 'لديك من قبل',
  },
  unnamed: 'فيديو',
  failure: (name) => `${name}.`,
  takeOut: 'إخراج',
  takeOutVideo: (title) => `إخراج ${title}`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'نظرة عامة',
  writing: 'جارٍ كتابة النظرة العامة...',
  write: 'كتابة نظرة عامة',
  writeAgain: 'كتابتها من جديد',
}
