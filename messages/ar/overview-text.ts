import type * as source from '#messages/overview-text.ts'
import { plural } from './language.ts'

const videosOf = (count: number): string =>
  plural(count, {
    zero: '0 فيديوهات',
    one: 'فيديو واحد',
    two: 'فيديوهين',
    few: `${count} فيديوهات`,
    many: `${count} فيديو`,
    other: `${count} فيديو`,
  })

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `أعدّها ${engine} من ${videosOf(all)}، وقورن كل سطر بما قيل.`
      : `أعدّها ${engine} من ${videos} من أصل ${videosOf(all)}، وقورن كل سطر بما قيل.`,
  difference: (stated, said) => `${stated} / قيل: ${said}`,
  unnamed: 'فيديو',
}
