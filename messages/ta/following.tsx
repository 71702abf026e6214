import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'லோட் ஆகிறது...',
  count: (count, max) => `${max}-ல் ${count} ஃபாலோ செய்கிறீர்கள்`,
  digests: 'டைஜஸ்டுகள்',
  yourDigest: 'உங்கள் டைஜஸ்ட்',
  introduction:
    'புதிய வீடியோக்கள் உங்களுக்காகச் சுருக்கப்பட்டு ஒரே டைஜஸ்டாக வரும், தினமும் காலை 8:00 மணிக்கு ஈமெயிலில். அதை இங்கே மாற்றலாம். ஃபாலோ செய்வது இலவசம்; ஒவ்வொரு சுருக்கமும் ஒன்றாக எண்ணப்படும்.',
  short:
    'புதிய வீடியோக்கள் உங்களுக்காகச் சுருக்கப்பட்டு ஒரே டைஜஸ்டாக வரும். ஃபாலோ செய்வது இலவசம்; ஒவ்வொரு சுருக்கமும் ஒன்றாக எண்ணப்படும்.',
  source: 'சேனல், பிளேலிஸ்ட் அல்லது பாட்காஸ்ட்',
  linkMissing: 'ஒரு லிங்க்கை ஒட்டுங்கள்.',
  startWith: 'தொடக்கம்',
  newOnly: 'புதியவை மட்டும்',
  newest: (count) => plural(count, { one: 'கடைசி வீடியோவும்', other: `கடைசி ${count} வீடியோக்களும்` }),
  inForm: 'வடிவம்',
  follow: 'ஃபாலோ செய்',
  followed: (name) => `${name}: ஃபாலோ செய்கிறீர்கள்`,
  full: (max, link) => (
    <>
      உங்கள் திட்டத்தில் {max} ஃபாலோ செய்யலாம். இன்னொன்றைச் சேர்க்க ஒன்றை அன்ஃபாலோ செய்யுங்கள், அல்லது {link('திட்டங்களைப்')} பாருங்கள்.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'வீடியோக்கள்',
  videosOf: (name) => `வீடியோக்கள்: ${name}`,
  unfollow: 'அன்ஃபாலோ செய்',
  unfollowOne: (name) => `அன்ஃபாலோ செய்: ${name}`,
  askUnfollow: 'இதை அன்ஃபாலோ செய்யவா? உங்கள் சுருக்கங்கள் வரலாற்றில் இருக்கும்.',
  unfollowed: 'அன்ஃபாலோ செய்யப்பட்டது',
  inForm: 'புதிய வீடியோக்களின் வடிவம்',
  formChanged: (form) => `புதிய வீடியோக்கள் “${form}” வடிவில் வரும்`,
  formNote: 'ஏற்கெனவே சுருக்கியவை அப்படியே இருக்கும்.',
  kinds: { channel: 'சேனல்', playlist: 'பிளேலிஸ்ட்', podcast: 'பாட்காஸ்ட்' },
  nothingNew: 'இன்னும் புதிதாக எதுவுமில்லை',
  lastNew: (ago) => `கடைசிப் புதிய வீடியோ: ${ago}`,
  checked: (ago) => `பார்த்தது: ${ago}`,
  notDone: (count) => `${count} இன்னும் முடியவில்லை`,
  leftOut: (count, max) =>
    `கடந்த 7 நாட்களில் விடப்பட்டவை: ${number(count)}. ஒவ்வொரு மூலத்திலிருந்தும் நாளுக்கு மிகப் புதிய ${max} வீடியோக்களே சுருக்கப்படும்.`,
  failing: 'பதில் இல்லை',
  failingNote: 'இதற்கு YouTube பதில் தரவில்லை. மீண்டும் முயல்வோம்; எதுவும் விடுபடாது.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'நீங்கள் ஃபாலோ செய்த பிறகு புதிதாக எதுவுமில்லை.',
  more: (count) => `மேலும் ${count} உங்கள் வரலாற்றிலும் டைஜஸ்டுகளிலும் உள்ளன.`,
  states: {
    waiting: 'சப்டைட்டிலுக்காகக் காத்திருக்கிறது',
    queued: 'வரிசையில்',
    unpaid: 'கோட்டாவுக்காகக் காத்திருக்கிறது',
    working: 'சுருக்கம் உருவாகிறது',
    done: 'முடிந்தது',
    failed: 'தோல்வி',
  },
  nextTry: (moment) => `${moment}-க்கு மீண்டும் முயல்வோம்.`,
  tryAgain: 'மீண்டும் முயற்சி',
  tryVideo: (name) => `மீண்டும் முயற்சி: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'சேமிக்கப்பட்டது',
  mailed: 'எனக்கு ஈமெயிலில் அனுப்பு',
  stops: {
    unsubscribed: 'நீங்கள் ஈமெயில்களை நிறுத்தினீர்கள். மீண்டும் பெற, பெட்டியில் டிக் செய்து சேமியுங்கள்.',
    bounced: 'உங்கள் மெயில் சர்வர் ஒன்றை மறுத்ததால் ஈமெயில்களை நிறுத்தினோம்.',
  },
  save: 'சேமி',
  nextOne: (moment) => `புதிதாக ஏதாவது இருந்தால், அடுத்தது ${moment}-க்கு வரும்.`,
  howOften: 'எவ்வளவு அடிக்கடி',
  frequencies: {
    daily: 'தினமும்',
    weekly: 'வாரந்தோறும்',
    never: 'ஒருபோதும் வேண்டாம்',
  },
  on: 'கிழமை',
  at: 'நேரம்',
  weekdays: ['திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி', 'ஞாயிறு'],
  zone: 'நேர மண்டலம்',
  feed: 'உங்கள் ஃபீட் ரீடருக்கு',
  feedHint: 'இந்த முகவரி உள்ள எவரும் உங்கள் டைஜஸ்டுகளைப் படிக்கலாம். அது வெளியே தெரிந்துவிட்டால் மாற்றுங்கள்.',
  copy: 'நகலெடு',
  change: 'மாற்று',
  feedChanged: 'ஃபீடுக்குப் புதிய முகவரி',
  done: (count) => plural(count, { one: `${count} முடிந்தது`, other: `${count} முடிந்தன` }),
  failed: (count) => `${count} தோல்வி`,
  waiting: (count) => plural(count, { one: `${count} காத்திருக்கிறது`, other: `${count} காத்திருக்கின்றன` }),
}
