import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'చదివి వినిపిస్తోంది',
  position: (position, count) => `${count}లో ${position}`,
  allRead: (count) => plural(count, { one: 'లైన్ చదవడం పూర్తయింది', other: `మొత్తం ${count} లైన్లూ చదవడం పూర్తయింది` }),
  failed: 'మీ డివైజ్‌లోని వాయిస్ పని చేయలేదు',
  previous: 'మునుపటి లైన్',
  next: 'తర్వాతి లైన్',
  pause: 'ఆపండి',
  goOn: 'కొనసాగించండి',
  readAgain: 'మళ్లీ వినండి',
  stop: 'చదవడం ఆపేయండి',
  speed: 'వేగం',
}
