import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'बोलकर पढ़ना',
  position: (position, count) => `${count} में से ${position}`,
  allRead: (count) => plural(count, { one: 'पंक्ति पढ़ ली गई', other: `सभी ${count} पंक्तियाँ पढ़ ली गईं` }),
  failed: 'आपके डिवाइस की आवाज़ नहीं चली',
  previous: 'पिछली पंक्ति',
  next: 'अगली पंक्ति',
  pause: 'रोकें',
  goOn: 'आगे पढ़ें',
  readAgain: 'फिर से पढ़ें',
  stop: 'पढ़ना बंद करें',
  speed: 'रफ़्तार',
}
