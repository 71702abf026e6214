import type * as source from '#messages/transcript.ts'

export const transcript: typeof source.transcript = {
  generate: (name) => `${name} तयार करा`,
  shifted: (from, to) => `या फाइलमधल्या वेळा ${from} पासून सुरू होतात. आम्ही त्या ${to} पासून सुरू केल्या आहेत.`,
  summarizeThese: 'या कॅप्शनचा सारांश तयार करा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  copy: 'ट्रान्सक्रिप्ट कॉपी करा',
  download: 'ट्रान्सक्रिप्ट डाउनलोड करा',
  text: 'टेक्स्ट',
  downloadAs: (format) => `${format} म्हणून डाउनलोड करा`,
  downloadTranslation: (language, format) => `${language} ${format} म्हणून डाउनलोड करा`,
  downloaded: 'डाउनलोड झाले',
  saved: 'ट्रान्सक्रिप्ट तुमच्या डाउनलोडमध्ये सेव्ह झाली',
  search: 'ट्रान्सक्रिप्टमध्ये शोधा',
  region: 'ट्रान्सक्रिप्टचा मजकूर',
  more: 'आणखी वाक्ये दाखवा',
  noneFound: 'कोणत्याही वाक्यात हे शब्द नाहीत.',
  found: (count, total) => (count === 1 ? `${total} पैकी ${count} वाक्य` : `${total} पैकी ${count} वाक्ये`),
  translate: 'भाषांतर करा',
  original: 'मूळ',
  translatedFile: (language) => `${language}, मॉडेलने केलेले, न तपासलेले`,
  follow: 'व्हिडिओसोबत पुढे सरकवा',
}
