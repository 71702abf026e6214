import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'वाचून दाखवत आहे',
  position: (position, count) => `${count} पैकी ${position}`,
  allRead: (count) => plural(count, { one: 'ओळ वाचून झाली', other: `सर्व ${count} ओळी वाचून झाल्या` }),
  failed: 'तुमच्या डिव्हाइसचा आवाज चालला नाही',
  previous: 'मागची ओळ',
  next: 'पुढची ओळ',
  pause: 'थांबवा',
  goOn: 'पुढे सुरू करा',
  readAgain: 'पुन्हा वाचा',
  stop: 'वाचणे बंद करा',
  speed: 'वेग',
}
