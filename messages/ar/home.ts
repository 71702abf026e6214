import type * as source from '#messages/home.ts'

export const home: typeof source.home = {
  title: 'Précis: أي فيديو، باختصار',
  heading: 'أي فيديو، باختصار. وكل سطر مدقَّق.',
  lead: 'رابط واحد يكفي لقراءة الملخص، وللتحقق من كل سطر فيه بكلمات المتحدث نفسه.',
}

export const homeDescription: typeof source.homeDescription =
  'من رابط YouTube أو من تفريغ نصي يعطي Précis ملخصًا وأهم الأفكار والفصول، ومع كل منها كلمات المتحدث والثانية التي قيلت فيها، بعد البحث عنها في التفريغ.'
