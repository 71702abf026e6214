import type * as source from '#messages/controls.ts'

export const controls: typeof source.controls = {
  cancel: 'إلغاء',
  close: 'إغلاق',
  tryAgain: 'إعادة المحاولة',
  loading: 'جارٍ التحميل...',
  copied: 'تم النسخ',
  notCopied: 'تعذّر النسخ',
  downloaded: 'تم التنزيل',
  summarySaved: 'حُفظ الملخص في مجلد التنزيلات',
  unknownTitle: 'فيديو من YouTube',
  notification: 'إشعار',
  notifications: 'الإشعارات ({hotkey})',
}
