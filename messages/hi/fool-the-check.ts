import type * as source from '#messages/fool-the-check.ts'

export const foolTheCheck: typeof source.foolTheCheck = {
  heading: 'इसे चकमा देकर देखें',
  lead: 'पंक्ति को झूठा बना दें: आप लिखते जाएँ, हम जाँचते जाएँगे।',
  line: 'पंक्ति',
  quote: 'उसका उद्धरण',
  tryAgain: 'फिर कोशिश करें',
  loading: 'ट्रांसक्रिप्ट खुल रहा है...',
  nothing: 'जाँचने के लिए कुछ नहीं है।',
  notFound: 'सारांश में यह पंक्ति चिह्नित होती या छोड़ दी जाती, और वक्ता के मुँह में कोई शब्द नहीं डाले जाते।',
  order: 'सारांश में यह पंक्ति छोड़ दी जाती।',
  onlyCode: 'यहाँ सिर्फ़ कोड जाँचता है। सारांश में पंक्ति सत्यापित तभी कहलाती है जब जाँचने वाला मॉडल भी हाँ कहे।',
}

export const lieNames: typeof source.lieNames = {
  true: 'सच',
  number: 'संख्या',
  unit: 'इकाई',
  name: 'नाम',
  date: 'तारीख़',
  negation: 'बिना “नहीं”',
  quantity: 'कुछ → सब',
  certainty: 'शायद → ज़रूर',
  direction: 'उलटा',
  cause: 'कारण',
  speaker: 'वक्ता',
  order: 'आदेश',
  spliced: 'जोड़ा हुआ',
  invented: 'मनगढ़ंत',
}
