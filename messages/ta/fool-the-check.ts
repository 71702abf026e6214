import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'ஏமாற்ற முடியுமா பாருங்கள்',
  lead: 'வரியைப் பொய்யாக்குங்கள்: நீங்கள் எழுதும்போதே சரிபார்க்கிறோம்.',
  line: 'வரி',
  quote: 'அதன் மேற்கோள்',
  tryAgain: 'மீண்டும் முயற்சி',
  loading: 'டிரான்ஸ்கிரிப்ட் லோட் ஆகிறது...',
  nothing: 'சரிபார்க்க எதுவுமில்லை.',
  notFound: 'சுருக்கத்தில் இந்த வரி குறிக்கப்படும் அல்லது சேர்க்கப்படாது; பேச்சாளர் சொல்லாத எதையும் சொன்னதாகக் காட்டாது.',
  order: 'சுருக்கத்தில் இந்த வரி சேர்க்கப்படாது.',
  onlyCode: 'இங்கே புரோகிராம் மட்டுமே சரிபார்க்கிறது. சுருக்கத்தில், சரிபார்க்கும் மாடலும் ஆம் என்றால்தான் ஒரு வரி உறுதியானது.',
}

export const lieNames: typeof source.lieNames = {
  true: 'உண்மை',
  number: 'எண்',
  unit: 'அலகு',
  name: 'பெயர்',
  date: 'தேதி',
  negation: '“இல்லை” நீக்கி',
  quantity: 'சில → எல்லாம்',
  certainty: 'இருக்கலாம் → உறுதி',
  direction: 'எதிர்மாறு',
  cause: 'காரணம்',
  speaker: 'பேச்சாளர்',
  order: 'கட்டளை',
  spliced: 'ஒட்டு',
  invented: 'கற்பனை',
}
