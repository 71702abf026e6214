import type * as source from '#messages/share-collection.ts'

export const shareCollection: typeof source.shareCollection = {
  title: 'مشاركة هذه المجموعة',
  description:
    'يمكن لكل من لديه الرابط قراءة عناوينها والفكرة الأولى من كل فيديو. لا يكشف الرابط شيئًا عنك، ويُطلب من محركات البحث تجاهله.',
}
