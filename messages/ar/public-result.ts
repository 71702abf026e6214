import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'مُشارَك',
  motto: 'أي فيديو، باختصار',
  invitation: 'رابط واحد يكفي لقراءة الملخص، وللتحقق من كل سطر فيه بكلمات المتحدث نفسه.',
  summarize: 'تلخيص فيديو',
}
