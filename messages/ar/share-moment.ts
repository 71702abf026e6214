import type * as source from '#messages/share-moment.ts'

export const shareMoment: typeof source.shareMoment = {
  title: 'مشاركة هذا السطر',
  found: 'يرى كل من لديه الرابط هذا السطر وما قيل حوله. لا يكشف الرابط شيئًا عنك.',
  notFound: 'يرى كل من لديه الرابط هذا السطر، وعليه علامة أنه غير موجود في التفريغ. لا يكشف الرابط شيئًا عنك.',
  copyImage: 'نسخ كصورة',
  picture: 'السطر مع حالته وموضعه في الفيديو',
  pictureCopied: 'تم نسخ الصورة',
  pictureDownloaded: 'تم تنزيل الصورة',
  pictureNotLoaded: 'تعذّر تحميل الصورة.',
}
