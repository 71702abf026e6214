import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'வடிவம்',
  needsModel: (name) => `${name} (மொழி மாடல் தேவை)`,
  deleted: 'நீக்கப்பட்ட ஒரு வடிவம்',
  own: 'உங்கள் வடிவங்கள்',
  inForm: (name) => `“${name}” வடிவில்`,
  needsPlan: (name) =>
    `“${name}” வடிவம் Pro, Unlimited திட்டங்களில் உண்டு. புதிய வீடியோக்கள் முக்கியக் கருத்துகளாக வரும்.`,
  wasDeleted: 'இதன் வடிவம் நீக்கப்பட்டுவிட்டது. புதிய வீடியோக்கள் முக்கியக் கருத்துகளாக வரும்.',
  withoutModel: (name) =>
    `“${name}” வடிவத்துக்கு மொழி மாடல் தேவை; இங்கே எதுவும் அமைக்கப்படவில்லை. புதிய வீடியோக்கள் முக்கியக் கருத்துகளாக வரும்.`,
}
