import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'रूप',
  needsModel: (name) => `${name} (भाषा मॉडल चाहिए)`,
  deleted: 'हटाया गया रूप',
  own: 'आपके रूप',
  inForm: (name) => `“${name}” के रूप में`,
  needsPlan: (name) => `“${name}” के लिए Pro या Unlimited चाहिए। नए वीडियो मुख्य बातों के रूप में आएँगे।`,
  wasDeleted: 'इसका रूप हटा दिया गया है। नए वीडियो मुख्य बातों के रूप में आएँगे।',
  withoutModel: (name) => `“${name}” के लिए भाषा मॉडल चाहिए, जो यहाँ नहीं है। नए वीडियो मुख्य बातों के रूप में आएँगे।`,
}
