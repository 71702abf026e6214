import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'சுயவிவரம்',
  email: 'ஈமெயில்',
  memberSince: 'சேர்ந்த நாள்',
  phone: 'ஃபோன்',
  optional: 'கட்டாயமில்லை.',
  save: 'சேமி',
  phoneSaved: 'ஃபோன் எண் சேமிக்கப்பட்டது',
  plan: 'திட்டம்',
  comeBack: (moment) => <>சுருக்கங்கள் மீண்டும் கிடைக்கும் நேரம்: {moment}.</>,
  data: 'உங்கள் தரவு',
  dataText: 'உங்களுடைய எல்லாம், ஒரே JSON ஃபைலில்.',
  downloadData: 'எனது தரவைப் பதிவிறக்கு',
  exportHistory: (link) => (
    <>குறிப்புகளுக்கோ கார்டுகளுக்கோ ரெஃபரன்ஸ் மேனேஜருக்கோ {link('உங்கள் வரலாற்றை ஏற்றுமதி செய்யுங்கள்')}.</>
  ),
  devices: 'சாதனங்கள்',
  signOutEverywhere: 'எல்லாவற்றிலிருந்தும் வெளியேறு',
  signOutQuestion: 'இது உட்பட எல்லாச் சாதனங்களிலிருந்தும் வெளியேறுவீர்கள்.',
  loggedOut: 'வெளியேறிவிட்டீர்கள்',
  onAllDevices: 'எல்லாச் சாதனங்களிலிருந்தும்.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'கணக்கை நீக்குதல்',
  text: 'உங்கள் வரலாறு, சாதனங்கள், அமைப்புகள் நிரந்தரமாக நீக்கப்படும். சட்டப்படி தேவையான கட்டணப் பதிவுகளை மட்டுமே வைத்திருப்போம். மனதை மாற்றிக்கொள்ள உங்களுக்கு ஏழு நாட்கள் உள்ளன.',
  deleteMine: 'எனது கணக்கை நீக்கு',
  dialogText: 'ஏழு நாட்களில் நீக்கப்படும். அதுவரை இந்தப் பக்கத்தில் மனதை மாற்றிக்கொள்ளலாம்.',
  typeToConfirm: (email) => `உறுதிசெய்ய ${email} என்று எழுதுங்கள்`,
  pleaseType: (email) => `${email} என்று எழுதுங்கள்`,
  requested: 'உங்கள் கணக்கு ஏழு நாட்களில் நீக்கப்படும்',
  notice: 'நீக்கம்',
  willBeDeleted: (day) => <>இந்தக் கணக்கு {day} அன்று நீக்கப்படும்.</>,
  untilThen: 'அதுவரை எல்லாம் அப்படியே இருக்கும்.',
  keep: 'கணக்கை நீக்க வேண்டாம்',
  stays: 'உங்கள் கணக்கு அப்படியே இருக்கும்',
}
