import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `உருவாக்கு: ${name}`,
  shifted: (from, to) => `இந்த ஃபைலின் நேரங்கள் ${from}-ல் தொடங்குகின்றன. அவற்றை ${to}-ல் தொடங்கும்படி மாற்றினோம்.`,
  summarizeThese: 'இந்த சப்டைட்டிலைச் சுருக்கு',
  tryAgain: 'மீண்டும் முயற்சி',
  copy: 'டிரான்ஸ்கிரிப்டை நகலெடு',
  download: 'டிரான்ஸ்கிரிப்டைப் பதிவிறக்கு',
  text: 'டெக்ஸ்ட்',
  downloadAs: (format) => `${format} ஆகப் பதிவிறக்கு`,
  downloadTranslation: (language, format) => `${language} மொழியில் ${format} ஆகப் பதிவிறக்கு`,
  downloaded: 'பதிவிறக்கப்பட்டது',
  saved: 'டிரான்ஸ்கிரிப்ட் உங்கள் டவுன்லோடுகளில் சேமிக்கப்பட்டது',
  search: 'டிரான்ஸ்கிரிப்டில் தேடுங்கள்',
  region: 'டிரான்ஸ்கிரிப்டின் உரை',
  more: 'மேலும் வாக்கியங்களைக் காட்டு',
  noneFound: 'எந்த வாக்கியத்திலும் இந்தச் சொற்கள் இல்லை.',
  found: (count, total) => `${total} வாக்கியங்களில் ${count}`,
  translate: 'மொழிபெயர்',
  original: 'மூலமொழி',
  translatedFile: (language) => `${language}, மாடல் மொழிபெயர்த்தது, சரிபார்க்கப்படவில்லை`,
  follow: 'கூடவே நகர்',
}
