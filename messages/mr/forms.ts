import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'स्वरूप',
  needsModel: (name) => `${name} (भाषा मॉडेल लागते)`,
  deleted: 'हटवलेले स्वरूप',
  own: 'तुमची स्वरूपे',
  inForm: (name) => `“${name}” स्वरूपात`,
  needsPlan: (name) => `“${name}” हे Pro आणि Unlimited मध्ये मिळते. नवे व्हिडिओ मुख्य मुद्द्यांच्या स्वरूपात येतात.`,
  wasDeleted: 'त्याचे स्वरूप हटवले आहे. नवे व्हिडिओ मुख्य मुद्द्यांच्या स्वरूपात येतात.',
  withoutModel: (name) =>
    `“${name}” साठी भाषा मॉडेल लागते, आणि इथे ते बसवलेले नाही. नवे व्हिडिओ मुख्य मुद्द्यांच्या स्वरूपात येतात.`,
}
