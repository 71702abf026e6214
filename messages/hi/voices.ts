import type * as source from '#messages/voices.ts'

export const voices: typeof source.voices = {
  cannotRead: 'आपका ब्राउज़र बोलकर नहीं पढ़ सकता',
  otherBrowser: 'कोई दूसरा ब्राउज़र आज़माएँ।',
  noneFor: (language) => `${language} की कोई आवाज़ नहीं है`,
  noneForText: 'इस टेक्स्ट के लिए कोई आवाज़ नहीं है',
  addVoices: 'इस डिवाइस में ऐसी कोई आवाज़ नहीं है। आप सिस्टम की सेटिंग में आवाज़ें जोड़ सकते हैं।',
}
