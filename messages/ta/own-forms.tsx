import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'உங்கள் வடிவங்கள்',
  text: 'உங்கள் சுருக்கங்கள் எப்படி அமைய வேண்டும். எந்த வடிவமானாலும் ஒவ்வொரு வரியும் சரிபார்க்கப்படும்.',
  withPlans: (link) => <>சொந்த வடிவங்கள் {link('Pro, Unlimited திட்டங்களில்')} உண்டு.</>,
  none: 'உங்களிடம் இன்னும் வடிவங்கள் இல்லை.',
  create: 'வடிவத்தை உருவாக்கு',
  full: (max) => `உங்களிடம் ${max} வடிவங்கள் உள்ளன. இன்னொன்றை உருவாக்க ஒன்றை நீக்குங்கள்.`,
  deletion: 'இதை நீக்கவா? இதில் உருவான சுருக்கங்கள் இருக்கும்.',
  edit: 'திருத்து',
  editNamed: (name) => `திருத்து: ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'புதிய வடிவம்',
  editForm: 'வடிவத்தைத் திருத்து',
  text: 'ஒவ்வொரு பிரிவும் எதைப் பற்றியது என்று சொல்லுங்கள். அமைப்பும் சரிபார்ப்பும் எங்களுடையவை.',
  name: 'பெயர்',
  nameMissing: 'வடிவத்துக்கு ஒரு பெயர் கொடுங்கள்.',
  guidance: 'வேறு ஏதாவது',
  guidanceHint: 'எதைத் தேட வேண்டும், யாருக்காக',
  tooLong: (max) => `எல்லாம் சேர்த்து அதிகபட்சம் ${max} எழுத்துகள்.`,
  characters: (count, max) => `எல்லாம் சேர்த்து ${max}-ல் ${count} எழுத்துகள்`,
  save: 'வடிவத்தைச் சேமி',
  saved: 'வடிவம் சேமிக்கப்பட்டது',
  addSection: 'பிரிவு சேர்',
  section: (number) => `பிரிவு ${number}`,
  heading: 'தலைப்பு',
  headingMissing: 'பிரிவுக்கு ஒரு தலைப்பு கொடுங்கள்.',
  about: 'இங்கே என்ன வர வேண்டும்',
  optional: 'கட்டாயமில்லை.',
  shape: 'அமைப்பு',
  shapes: {
    points: 'பட்டியல்',
    steps: 'எண்ணிட்ட படிகள்',
    prose: 'பத்தி',
    terms: 'சொற்களும் பொருளும்',
    questions: 'கேள்விகளும் பதில்களும்',
  },
  remove: 'அகற்று',
  removeSection: (number) => `பிரிவு ${number}-ஐ அகற்று`,
}
