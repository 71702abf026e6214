import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `${name} बनाएँ`,
  shifted: (from, to) => `इस फ़ाइल के समय ${from} से शुरू होते हैं। हमने उन्हें खिसकाकर ${to} से शुरू कर दिया है।`,
  summarizeThese: 'इन कैप्शन का सारांश बनाएँ',
  tryAgain: 'फिर कोशिश करें',
  copy: 'ट्रांसक्रिप्ट कॉपी करें',
  download: 'ट्रांसक्रिप्ट डाउनलोड करें',
  text: 'टेक्स्ट',
  downloadAs: (format) => `${format} में डाउनलोड करें`,
  downloadTranslation: (language, format) => `${language} अनुवाद ${format} में डाउनलोड करें`,
  downloaded: 'डाउनलोड हो गया',
  saved: 'ट्रांसक्रिप्ट आपके डाउनलोड में सहेजा गया',
  search: 'ट्रांसक्रिप्ट में खोजें',
  region: 'ट्रांसक्रिप्ट का टेक्स्ट',
  more: 'और वाक्य दिखाएँ',
  noneFound: 'किसी वाक्य में ये शब्द नहीं हैं।',
  found: (count, total) => `${total} में से ${count} वाक्य`,
  translate: 'अनुवाद करें',
  original: 'मूल',
  translatedFile: (language) => `${language}, मॉडल का अनुवाद, जाँचा नहीं गया`,
  follow: 'साथ-साथ चलें',
}
