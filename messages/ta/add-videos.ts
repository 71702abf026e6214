import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'வீடியோ சேர்த்தல்',
  description: 'ஒரு புதிய வீடியோ ஒரு சுருக்கமாகக் கணக்கிடப்படும்; உங்களிடம் ஏற்கெனவே உள்ளவை இலவசம்.',
  links: (max) => `வீடியோக்களின் லிங்க்குகள், ${max} வரை, வரிக்கு ஒன்று`,
  add: (count) => plural(count, { one: `${count} வீடியோவைச் சேர்`, other: `${count} வீடியோக்களைச் சேர்` }),
  own: 'உங்கள் வரலாற்றிலிருந்து',
  search: 'உங்கள் வரலாற்றில் தேடுங்கள்',
  loading: 'லோட் ஆகிறது...',
  nothingFound: 'எதுவும் கிடைக்கவில்லை.',
}
