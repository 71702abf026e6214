import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'வீடியோக்களைப் பட்டியலிடுகிறோம்...',
  inForm: 'வடிவம்',
  more: 'மேலும் காட்டு',
  unnamed: 'வீடியோக்களின் பட்டியல்',
  count: (count) => plural(count, { one: `${count} வீடியோ`, other: `${count} வீடியோக்கள்` }),
  yours: (count) => `${count} ஏற்கெனவே உங்களிடம்`,
  notWhole: 'YouTube-ல் இன்னும் உள்ளன; பட்டியலிட முடிந்தவை இவை.',
  howMany: 'எத்தனை வீடியோக்கள்',
  all: (count) => `எல்லாம் (${count})`,
  newest: (count) => `மிகப் புதிய ${count}`,
  first: (count) => `முதல் ${count}`,
  ticked: 'நான் டிக் செய்பவை மட்டும்',
  states: {
    playable: null,
    gone: 'கிடைப்பதில்லை',
    live: 'இப்போது நேரலை',
    upcoming: 'இன்னும் தொடங்கவில்லை',
  },
  known: 'ஏற்கெனவே உங்களிடம்',
  free: (count) =>
    plural(count, {
      one: `${count} ஏற்கெனவே உங்களிடம் உள்ளது, இலவசம்.`,
      other: `${count} ஏற்கெனவே உங்களிடம் உள்ளன, இலவசம்.`,
    }),
  takes: (count) => plural(count, { one: `${count} சுருக்கம் தேவை.`, other: `${count} சுருக்கங்கள் தேவை.` }),
  takesOf: (count, left) =>
    plural(left, {
      one: `உங்களிடம் உள்ள ${left} சுருக்கத்தில் ${count} தேவை.`,
      other: `உங்களிடம் உள்ள ${left} சுருக்கங்களில் ${count} தேவை.`,
    }),
  waits: (left) =>
    plural(left, {
      one: `உங்களிடம் ${left} உள்ளது: மற்ற வீடியோக்கள், உங்களுக்கு மேலும் கிடைக்கும் வரை காத்திருக்கும்.`,
      other: `உங்களிடம் ${left} உள்ளன: மற்ற வீடியோக்கள், உங்களுக்கு மேலும் கிடைக்கும் வரை காத்திருக்கும்.`,
    }),
  failedAreFree: 'தோல்வியடைந்த வீடியோக்கள் இலவசம்.',
  start: (count) => plural(count, { one: `${count} வீடியோவைச் சுருக்கு`, other: `${count} வீடியோக்களைச் சுருக்கு` }),
  collections: 'உங்கள் தொகுப்புகள்',
}
