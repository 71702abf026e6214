import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'متصفحك لا يستطيع القراءة بصوت مسموع',
  otherBrowser: 'يُرجى تجربة متصفح آخر.',
  noneFor: (language) => `لا يوجد صوت لهذه اللغة: ${language}`,
  noneForText: 'لا يوجد صوت لهذا النص',
  addVoices: 'لا صوت لها على هذا الجهاز. يمكنك إضافة أصوات من إعدادات النظام.',
}
