import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `மாதம் ${price}`,
  checked: 'ஒவ்வொரு வரியும் டிரான்ஸ்கிரிப்டில் தேடிப் பார்த்தது',
  unlimitedSummaries: 'வரம்பில்லாச் சுருக்கங்கள்',
  summariesInHours: (count, hours) => `${hours} மணிநேரத்துக்கு ${count} சுருக்கங்கள்`,
  summariesInMonth: (count) => `மாதத்துக்கு ${count} சுருக்கங்கள்`,
  unlimitedQuestions: 'வீடியோ பற்றி வரம்பில்லாக் கேள்விகள்',
  questions: (count) => `வீடியோ பற்றி நாளுக்கு ${count} கேள்விகள்`,
  follows: (count) => `${count} சேனல்கள், பிளேலிஸ்டுகளை ஃபாலோ செய்யலாம்`,
  ownForms: (count) => `${count} சொந்த வடிவங்கள்`,
  fullHistory: 'உங்கள் முழு வரலாறு',
  history: (days) => `கடைசி ${days} நாட்களின் வரலாறு`,
  copyAndDownload: 'சுருக்கங்களை நகலெடுக்கலாம், பதிவிறக்கலாம்',
  copy: 'சுருக்கங்களை நகலெடுக்கலாம்',
  firstInQueue: 'வரிசையில் முதலிடம்',
  support: (hours) => `${hours} மணிநேரத்துக்குள் உதவி`,
}
