import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction:
    'Précis-ல் சுருக்கிய வீடியோக்கள்: ஒவ்வொரு வரியும் சொல்லப்பட்டதோடு ஒப்பிட்டுச் சரிபார்க்கப்பட்டது. உங்கள் வீடியோவில் முயன்று பாருங்கள்.',
  title: 'பகிர்ந்த தொகுப்பு',
  loading: 'லோட் ஆகிறது...',
  overview: 'மேலோட்டம்',
  more: 'மேலும் காட்டு',
  tryAgain: 'மீண்டும் முயற்சி',
  count: (count) => plural(count, { one: `சுருக்கமாக ${count} வீடியோ`, other: `சுருக்கமாக ${count} வீடியோக்கள்` }),
  channel: 'YouTube-ல் இந்தச் சேனல்',
  playlist: 'YouTube-ல் இந்தப் பிளேலிஸ்ட்',
  unnamed: 'ஒரு வீடியோ',
  from: (title, time) => `${title}, ${time} முதல், YouTube-ல்`,
}
