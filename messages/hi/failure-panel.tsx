import type * as source from '#messages/failure-panel.tsx'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>आपके समय के अनुसार {moment} पर शुरू होगा।</>,
  costs: {
    none: 'इसमें आपका कोई सारांश ख़र्च नहीं हुआ।',
    unknown: 'हो सकता है कि आपका सारांश अब भी बन रहा हो। देखने के लिए फिर कोशिश करें।',
  },
  remedies: { retry: 'फिर कोशिश करें', paste: 'ट्रांसक्रिप्ट पेस्ट करें', another: 'कोई दूसरा वीडियो' },
  retryIn: (time) => `${time} बाद फिर कोशिश करें`,
  retryInMinutes: (count) => `${count} मिनट बाद फिर कोशिश करें`,
  retryInHours: (count) => `${count} घंटे बाद फिर कोशिश करें`,
  retryInDays: (count) => `${count} दिन बाद फिर कोशिश करें`,
  retryNow: 'अब आप फिर कोशिश कर सकते हैं।',
  summarizeFirst: (minutes) => `पहले ${minutes} मिनट का सारांश बनाएँ`,
  showsTranscript: 'अगर YouTube ट्रांसक्रिप्ट दिखाता है',
  readExample: 'या कोई उदाहरण पढ़ें:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube अभी हमारे सर्वर को रोक रहा है। आपके ब्राउज़र पर रोक नहीं है।',
  how: (link) => (
    <>
      वीडियो को {link('Précis एक्सटेंशन')} के साथ खोलें और “Summarize” दबाएँ। आगे का काम यहाँ अपने-आप होगा। या वीडियो
      खोलें, उसका ट्रांसक्रिप्ट कॉपी करें और यहाँ पेस्ट करें।
    </>
  ),
  open: 'वीडियो खोलें',
}
