import type * as source from '#messages/list-offer.ts'
import { plural } from './language.ts'

export const listOffer: typeof source.listOffer = {
  mix: 'هذا مزيج من YouTube. يُلخَّص أول فيديو منه فقط.',
  channel: 'قناة',
  playlist: 'قائمة تشغيل',
  takesFirst: 'يُلخَّص أول فيديو منها فقط.',
  choose: 'الاختيار من فيديوهاتها',
  chooseOf: (count) =>
    plural(count, {
      zero: 'الاختيار من فيديوهاتها',
      one: 'اختيار الفيديو الوحيد فيها',
      two: 'الاختيار من فيديوهين',
      few: `الاختيار من ${count} فيديوهات`,
      many: `الاختيار من ${count} فيديو`,
      other: `الاختيار من ${count} فيديو`,
    }),
}
