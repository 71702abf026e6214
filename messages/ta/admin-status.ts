import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'சேவையின் நிலை',
  loading: 'லோட் ஆகிறது...',
  tryAgain: 'மீண்டும் முயற்சி',
  asOf: (moment, seconds) => `${moment} நிலவரம். ${seconds} விநாடிக்கு ஒருமுறை புதுப்பிக்கப்படும்.`,
  waiting: 'காத்திருப்பவை',
  oldest: (count, duration) => `${count}, மிகப் பழையது ${duration}`,
  running: 'நடப்பவை',
  silent: 'வொர்க்கரிடமிருந்து பதில் இல்லை',
  spentToday: 'இன்றைய செலவு',
  database: 'டேட்டாபேஸ்',
  shares: {
    all: 'அனைவரும்',
    visitors: 'பார்வையாளர்கள்',
    network: 'பார்வையாளர் நெட்வொர்க்குகளில் அதிகம் பயன்படுத்தியது',
    free: 'இலவசக் கணக்குகள்',
    'free-account': 'இலவசக் கணக்குகளில் அதிகம் பயன்படுத்தியது',
    'paid-account': 'கட்டணக் கணக்குகளில் அதிகம் பயன்படுத்தியது',
  },
  spent: (spent, max) => `${max}-ல் ${spent}`,
  refused: (spent, max, count) => `${max}-ல் ${spent}, மறுக்கப்பட்டவை ${count}`,
  seconds: (count) => `${count} விநாடி`,
  minutes: (count) => `${count} நிமிடம்`,
  hours: (count) => `${count} மணிநேரம்`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'இன்றைய மாடல்கள் (UTC)',
    heads: ['மாடல்', 'அழைப்புகள்', 'தோல்வி', 'டோக்கன்கள் உள்ளே + வெளியே', 'செலவு'],
    empty: 'இன்று எந்த மாடலும் அழைக்கப்படவில்லை.',
  },
  sources: {
    title: 'டிரான்ஸ்கிரிப்டின் மூலங்கள், இந்த சர்வர் தொடங்கியது முதல்',
    heads: ['மூலம்', 'சரி', 'மற்ற முடிவுகள்'],
    empty: 'இதுவரை எந்த மூலத்திடமும் கேட்கப்படவில்லை.',
  },
  sweeps: {
    title: 'தரவு நீக்கும் வேலைகள்',
    heads: ['வேலை', 'கடைசியாக', 'நீக்க வேண்டிய வரிசைகள்', 'நிலை'],
    empty: 'இங்கே தரவு நீக்கும் வேலைகள் எதுவும் நடப்பதில்லை.',
  },
  sizes: { title: 'அட்டவணைகள்', heads: ['அட்டவணை', 'அளவு', 'வரிசைகள்'], empty: 'அட்டவணைகள் இல்லை.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'தெரியவில்லை',
  noOthers: 'எதுவுமில்லை',
  notYet: 'இன்னும் இல்லை',
  notCounted: 'எண்ணப்படவில்லை',
  running: 'நடக்கிறது',
  failed: 'தோல்வி',
  good: 'சரி',
}
