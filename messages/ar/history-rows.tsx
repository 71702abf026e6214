import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `فيديو ${id}`,
  shared: 'مُشارَك',
  readHere: 'القراءة هنا',
  close: 'إغلاق',
  readTitle: (title) => `قراءة ${title} هنا`,
  closeTitle: (title) => `إغلاق ${title}`,
  hits: 'ما عُثر عليه',
  insights: 'أهم الأفكار',
  showLess: 'عرض أقل',
  showWhole: 'عرض الملخص كاملًا',
  copy: 'نسخ',
  download: 'تنزيل',
  downloadWithPlan: 'التنزيل مع Pro',
  watch: 'مشاهدة',
  watchOriginal: 'مشاهدة الفيديو الأصلي',
  fetching: 'جارٍ جلب التفريغ...',
  remove: 'حذف',
  removed: (title) => <>تم حذف: {title}</>,
  undo: 'تراجع',
}
