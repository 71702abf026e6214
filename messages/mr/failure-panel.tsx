import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>{moment} वाजता ठरला आहे, तुमच्या वेळेनुसार.</>,
  costs: {
    none: 'यासाठी तुमचा एकही सारांश वापरला गेला नाही.',
    unknown: 'तुमचा सारांश अजून तयार होत असू शकतो. तो पाहण्यासाठी पुन्हा प्रयत्न करा.',
  },
  remedies: {
    retry: 'पुन्हा प्रयत्न करा',
    paste: 'ट्रान्सक्रिप्ट पेस्ट करा',
    another: 'दुसरा व्हिडिओ',
  },
  retryIn: (time) => `${time} नंतर पुन्हा प्रयत्न करा`,
  retryInMinutes: (count) =>
    plural(count, {
      one: `${count} मिनिटाने पुन्हा प्रयत्न करा`,
      other: `${count} मिनिटांनी पुन्हा प्रयत्न करा`,
    }),
  retryInHours: (count) =>
    plural(count, { one: `${count} तासाने पुन्हा प्रयत्न करा`, other: `${count} तासांनी पुन्हा प्रयत्न करा` }),
  retryInDays: (count) =>
    plural(count, {
      one: `${count} दिवसाने पुन्हा प्रयत्न करा`,
      other: `${count} दिवसांनी पुन्हा प्रयत्न करा`,
    }),
  retryNow: 'आता पुन्हा प्रयत्न करू शकता.',
  summarizeFirst: (minutes) =>
    plural(minutes, {
      one: `पहिल्या ${minutes} मिनिटाचा सारांश तयार करा`,
      other: `पहिल्या ${minutes} मिनिटांचा सारांश तयार करा`,
    }),
  showsTranscript: 'YouTube ट्रान्सक्रिप्ट दाखवत असेल, तर',
  readExample: 'किंवा एखादे उदाहरण वाचा:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube सध्या आमचे सर्व्हर अडवत आहे. तुमचा ब्राउझर अडवलेला नाही.',
  how: (link) => (
    <>
      {link('Précis एक्स्टेंशन')} वापरून व्हिडिओ उघडा आणि “Summarize” दाबा. इथे ते आपोआप पुढे सुरू होईल. किंवा व्हिडिओ उघडून
      त्याची ट्रान्सक्रिप्ट कॉपी करा आणि ती पेस्ट करा.
    </>
  ),
  open: 'व्हिडिओ उघडा',
}
