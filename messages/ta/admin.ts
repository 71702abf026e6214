import type * as source from '#messages/admin.ts'
import { number, plural } from './language.ts'

export const adminTexts: typeof source.adminTexts = {
  title: 'பயனர் நிர்வாகம்: Précis',
  heading: 'பயனர் நிர்வாகம்',
  loading: 'லோட் ஆகிறது...',
  tryAgain: 'மீண்டும் முயற்சி',
  more: 'மேலும் காட்டு',
  unlimited: 'வரம்பில்லை',
  success: 'முடிந்தது',
  error: 'பிழை',
}

export const adminUsers: typeof source.adminUsers = {
  all: 'எல்லாப் பயனர்கள்',
  search: 'ஈமெயிலைக் கொண்டு தேடுங்கள்',
  users: 'பயனர்கள்',
  none: 'இன்னும் பயனர்கள் இல்லை.',
  noMatch: 'பொருந்தும் பயனர்கள் இல்லை.',
  moreThan: (count) => `${number(count)} பயனர்களுக்கு மேல்`,
  count: (count) => plural(count, { one: `${count} பயனர்`, other: `${count} பயனர்கள்` }),
  left: (count) => `${count} மீதம்`,
  select: 'தேர்ந்தெடு',
  selectUser: (email) => `${email}-ஐத் தேர்ந்தெடு`,
  current: 'தேர்ந்தெடுத்த பயனரின் விவரம்',
  choose: 'பட்டியலிலிருந்து ஒரு பயனரைத் தேர்ந்தெடுங்கள், அல்லது முகவரியை எழுதுங்கள்.',
  unknown: 'இந்த முகவரியில் பயனர் யாரும் இல்லை.',
  email: 'ஈமெயில்',
  plan: 'திட்டம்',
  subscribed: 'சந்தா',
  yes: 'ஆம்',
  no: 'இல்லை',
  remaining: 'மீதம்',
  created: 'உருவான நாள்',
}

export const adminForms: typeof source.adminForms = {
  register: 'பயனரைப் பதிவுசெய்தல்',
  email: 'ஈமெயில்',
  phone: 'ஃபோன் (கட்டாயமில்லை)',
  send: 'பதிவுசெய்',
  sending: 'பதிவுசெய்கிறோம்...',
  registered: (isNew) => (isNew ? 'பயனர் பதிவுசெய்யப்பட்டார்' : 'இந்த முகவரி ஏற்கெனவே பதிவாகியுள்ளது'),
  notRegistered: 'பயனரைப் பதிவுசெய்ய முடியவில்லை',
  test: 'சோதனைச் சுருக்கம்',
  userEmail: 'பயனரின் ஈமெயில்',
  video: 'வீடியோவின் முகவரி',
  generate: 'சுருக்கம் உருவாக்கு',
  generating: 'சுருக்கம் உருவாகிறது...',
  counts: 'இந்தச் சுருக்கம் இந்தப் பயனரின் கோட்டாவில் கணக்கிடப்படும்.',
  notGenerated: 'சுருக்கம் உருவாக்க முடியவில்லை',
  noneLeft: 'இந்தப் பயனருக்குச் சுருக்கங்கள் மீதமில்லை.',
  generated: (left) =>
    plural(left, {
      one: `சுருக்கம் உருவானது! பயனருக்கு ${left} சுருக்கம் மீதமுள்ளது.`,
      other: `சுருக்கம் உருவானது! பயனருக்கு ${left} சுருக்கங்கள் மீதமுள்ளன.`,
    }),
  generatedUnlimited: 'சுருக்கம் உருவானது! பயனருக்குச் சுருக்கங்களில் வரம்பில்லை.',
}

export const adminRecords: typeof source.adminRecords = {
  help: 'உதவிக் கோரிக்கைகள்',
  show: 'காட்டு',
  open: 'பதில் தராதவை',
  answered: 'பதில் தந்தவை',
  all: 'எல்லாம்',
  requests: 'கோரிக்கைகளும் அவற்றின் நிலையும்',
  nobodyWaits: 'பதிலுக்காக யாரும் காத்திருக்கவில்லை.',
  noRequests: 'எதுவும் இல்லை.',
  markAnswered: 'பதில் தந்ததாகக் குறி',
  openAgain: 'மீண்டும் திற',
  signedIn: 'உள்நுழைந்தவர்',
  notSignedIn: 'உள்நுழையாதவர்',
  answerBy: (moment) => `${moment}-க்குள் பதில் தர வேண்டும்`,
  notMailed: 'ஈமெயில் அனுப்பப்படவில்லை',
  usage: 'பயன்பாட்டு வரலாறு',
  chooseUser: 'யார் எதைச் சுருக்கினார்கள் என்று பார்க்க ஒரு பயனரைத் தேர்ந்தெடுங்கள்.',
  summaries: 'இந்தப் பயனரின் சுருக்கங்கள்',
  noSummaries: 'இன்னும் சுருக்கங்கள் இல்லை.',
}

const one = (target: string | null): string => (target === null ? 'ஒரு' : `${target} என்ற`)

export const adminActivity: typeof source.adminActivity = {
  title: 'அட்மின் செயல்பாடு',
  list: 'செயல்பாடு, புதியது முதலில்',
  none: 'இன்னும் எதுவுமில்லை.',
  failed: (why) => `தோல்வி: ${why}`,
  done: {
    'list-users': (admin) => `${admin} பயனர் பட்டியலைப் பார்த்தார்`,
    'read-usage': (admin, target) => `${admin} ${one(target)} பயனரின் பயன்பாட்டைப் பார்த்தார்`,
    'register-user': (admin, target) => `${admin} ${one(target)} பயனரைப் பதிவுசெய்தார்`,
    summarize: (admin, target) => `${admin} ${one(target)} பயனருக்குச் சுருக்கம் உருவாக்கினார்`,
    'list-help-requests': (admin) => `${admin} உதவிக் கோரிக்கைகளைப் பார்த்தார்`,
    'change-help-request': (admin, target) =>
      `${admin} உதவிக் கோரிக்கையை மாற்றினார்${target === null ? '' : `: ${target}`}`,
    'read-audit': (admin) => `${admin} இந்தப் பட்டியலைப் பார்த்தார்`,
  },
}
