import type * as source from '#messages/reading-times.ts'
import { plural } from './language.ts'

export const readingTimes: typeof source.readingTimes = {
  seconds: (seconds) =>
    plural(seconds, {
      zero: 'قراءة في ثوانٍ',
      one: 'قراءة في ثانية',
      two: 'قراءة في ثانيتين',
      few: `قراءة في ${seconds} ثوانٍ`,
      many: `قراءة في ${seconds} ثانية`,
      other: `قراءة في ${seconds} ثانية`,
    }),
  minutes: (minutes) =>
    plural(minutes, {
      zero: 'قراءة في أقل من دقيقة',
      one: 'قراءة في دقيقة',
      two: 'قراءة في دقيقتين',
      few: `قراءة في ${minutes} دقائق`,
      many: `قراءة في ${minutes} دقيقة`,
      other: `قراءة في ${minutes} دقيقة`,
    }),
}
