import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'ملخص مُشارَك',
  about: 'فيديو باختصار، من إعداد Précis: قورن كل سطر بما قيل. ويمكنك تجربة ذلك مع الفيديو الذي تختاره.',
  example: 'مثال',
}
