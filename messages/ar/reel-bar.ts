import type * as source from '#messages/reel-bar.ts'
import { plural } from './language.ts'

export const reelBar: typeof source.reelBar = {
  title: 'اللحظات',
  joined: (count) =>
    plural(count, {
      zero: '',
      one: '، لحظة واحدة',
      two: '، لحظتان معًا',
      few: `، ${count} لحظات معًا`,
      many: `، ${count} لحظة معًا`,
      other: `، ${count} لحظة معًا`,
    }),
  allPlayed: (count) =>
    plural(count, {
      zero: 'انتهى التشغيل',
      one: 'شُغّلت اللحظة',
      two: 'شُغّلت اللحظتان',
      few: `شُغّلت اللحظات كلها (${count})`,
      many: `شُغّلت اللحظات كلها (${count})`,
      other: `شُغّلت اللحظات كلها (${count})`,
    }),
  position: (position, count) => `${position} من ${count}`,
  stop: 'إيقاف التشغيل',
  previous: 'اللحظة السابقة',
  next: 'اللحظة التالية',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  playAgain: 'إعادة التشغيل',
}
