import type * as source from '#messages/collection-pages.ts'

const seeCollections = 'بعد تسجيل الدخول تظهر مجموعاتك هنا.'

export const collectionPages: typeof source.collectionPages = {
  choose: { heading: 'اختيار الفيديوهات', signIn: 'بعد تسجيل الدخول يمكنك تلخيص فيديوهات كثيرة دفعة واحدة.' },
  list: { heading: 'المجموعات', signIn: seeCollections },
  one: { heading: 'مجموعة', signIn: seeCollections },
}
