import type * as source from '#messages/share-link.ts'

export const shareLink: typeof source.shareLink = {
  create: 'إنشاء رابط',
  link: 'الرابط',
  copy: 'نسخ الرابط',
  send: 'إرسال',
  stop: 'إيقاف المشاركة',
  stopsForGood: 'عند إيقاف المشاركة يتوقف هذا الرابط عن العمل نهائيًا.',
}
