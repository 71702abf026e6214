import type * as source from '#messages/recent-videos.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'آخر فيديوهاتك',
  all: 'الكل في سجلك',
  showAll: (count) => `عرض الكل (${count})`,
  showFewer: 'عرض أقل',
  loading: 'جارٍ تحميل آخر فيديوهاتك...',
  failed: 'تعذّر تحميل هذه القائمة.',
  tryAgain: 'إعادة المحاولة',
  unseen: 'جديد',
  remove: (title) => `حذف ${title}`,
}
