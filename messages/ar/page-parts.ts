import type * as source from '#messages/page-parts.ts'

export const pageParts: typeof source.pageParts = {
  updated: 'تم تحديث Précis. يُرجى إعادة تحميل الصفحة للمتابعة. كل ما حفظته لا يزال موجودًا.',
  stopped: 'توقف هذا الجزء من الصفحة عن العمل.',
  notLoaded: 'تعذّر تحميل هذا الجزء من الصفحة. يُرجى التحقق من الاتصال وإعادة المحاولة.',
  pageStopped: 'توقفت هذه الصفحة عن العمل',
  pageNotLoaded: 'تعذّر تحميل هذه الصفحة',
  reload: 'إعادة التحميل',
  tryAgain: 'إعادة المحاولة',
}
