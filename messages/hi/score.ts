import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'स्कोरकार्ड: सारांश कितने अच्छे हैं',
  description:
    'बिना मॉडल के Précis का स्कोर, सारांश बनाने वाले दूसरे प्रोग्रामों के साथ; सवालों के जवाब और उद्धरणों व पंक्तियों की जाँच में यह कैसा है; और वह कमांड जिससे यह सब फिर से मापा जा सकता है।',
  heading: 'स्कोर, और उसे ख़ुद मापने का तरीक़ा',
  lead: 'हर आँकड़ा ऐसे प्रोग्राम से निकला है जिसे आप ख़ुद चला सकते हैं।',
  name: 'नाम',
  summaries: {
    heading: 'सारांश',
    plain: 'हर प्रोग्राम का सारांश किसी इंसान के लिखे सारांश के कितने पास है।',
    note: (talks) =>
      `प्रतिशत में, कितने शब्द एक जैसे हैं। ${talks} वार्ताएँ, सबके लिए एक ही लंबाई। पट्टियाँ 95 % अंतराल दिखाती हैं।`,
    columns: ['मुख्य शब्द', 'सभी शब्द', 'एक घंटे के लिए समय', 'मेमोरी'],
  },
  coverage: {
    heading: 'कवरेज',
    plain: 'सारांश वार्ता के कितने हिस्से से बना है।',
    note: 'दसवें हिस्सों में।',
    columns: ['जिन हिस्सों से लिया गया'],
    drawn: 'हर हिस्से का अनुपात',
    ofTen: (figure) => `10 में से ${figure}`,
  },
  questions: {
    heading: 'सवाल',
    plain: 'दिखाए गए पहले वाक्यों में जवाब कितनी बार होता है।',
    note: (asked, meetings) => `${meetings} मीटिंगों पर ${asked} सवाल।`,
    columns: ['दस में', 'पाँच में'],
    refused: (own, other) =>
      `इनमें से ${own} पर जवाब “यह नहीं कहा गया” आता है, और ग़लत मीटिंग से पूछने पर ${other} पर।`,
  },
  checking: {
    heading: 'उद्धरणों की जाँच',
    plain: 'सही उद्धरण दिखते हैं; बदले हुए नहीं दिखने चाहिए।',
    note: (quotes) => `हमने ${number(quotes)} उद्धरण परखे, सही और बदले हुए।`,
    columns: ['दिखाए गए'],
  },
  lies: {
    heading: 'झूठी पंक्तियाँ',
    plain: (passed) => `सचमुच कहे गए शब्दों पर टिके दस झूठों में से हमारा कोड अकेले ${number(passed)} को निकल जाने देता है।`,
    note: (lies, languages) => `${languages} भाषाओं में ${lies} झूठ। जितने प्रतिशत निकल जाते हैं:`,
    columns: ['निकले', 'झूठ'],
    meaning: (ofTrue, ofPeople) =>
      `वे “शब्द मिले” के रूप में निकलते हैं; बिना जाँचने वाले मॉडल के कोई “सत्यापित” नहीं होता। सच्ची पंक्तियों में से ${ofTrue} पर और लोगों की लिखी पंक्तियों में से ${ofPeople} पर निशान लग जाता है। किसी दूसरी पंक्ति के शब्द और अनुवाद में छिपे झूठ अक्सर निकल जाते हैं।`,
    all: 'सभी',
  },
  statements: {
    heading: 'लोगों के परखे हुए दावे',
    plain: (times) => `अकेला हमारा कोड दस में से ${number(times)} बार सही होता है।`,
    note: (claims) =>
      `बोली गई बातों के बारे में ${number(claims)} दावे ([SummEdits](https://github.com/salesforce/factualNLG))। संतुलित सटीकता; 50 यानी महज़ संयोग:`,
    columns: ['सटीकता'],
    meaning: (recall) =>
      `5 % ग़लत चेतावनियों पर यह ${recall} झूठे दावे पकड़ता है। नियम इन्हीं दावों पर चुने गए। जिन आँकड़ों के साथ अंतराल नहीं है, वे उनके लेखकों के हैं।`,
    ours: 'Précis, सिर्फ़ कोड',
  },
  sections: {
    heading: 'भाग',
    plain: 'भाग कितनी बार वहीं शुरू होता है जहाँ लोग उसे शुरू करते हैं।',
    note: 'सीमाएँ, F1 के हिसाब से।',
    columns: ['पॉडकास्ट', 'मीटिंग'],
  },
  written: {
    heading: 'भाषा मॉडल',
    plain: 'मॉडल ने जो लिखा, उसमें से कितना सचमुच कहा गया था।',
    note: 'वार्ता से मिलाकर जाँचा गया।',
    columns: ['वाक्य', 'टिकने वाले उद्धरणों के साथ', 'मनगढ़ंत नाम या संख्याएँ, प्रति 100'],
    none: 'यहाँ अभी किसी भाषा मॉडल का स्कोर नहीं है। अपने मॉडल पर चलाकर देखें: बस एक कमांड।',
  },
  limits: {
    heading: 'इससे क्या पता नहीं चलता',
    points: [
      'सारांश पढ़ने में अच्छा है या नहीं।',
      'दूसरी भाषाएँ: सभी वार्ताएँ अंग्रेज़ी में हैं।',
      'छोटी बढ़त: एक अंक से कम का ज़्यादा मतलब नहीं।',
    ],
    sources:
      'वार्ताएँ: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; AMI और ICSI की मीटिंगें CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT)। चिह्नित जवाब: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT)।',
  },
  repeat: {
    heading: 'ख़ुद चलाएँ',
    own: 'अपने इंजन का स्कोर निकालें:',
    model: 'या SCORE_BASE_URL, SCORE_MODEL और SCORE_API_KEY सेट करें।',
    date: (day, machine) =>
      `${day} को ${machine} पर मापा गया। [तरीक़े के बारे में और, अंग्रेज़ी में](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, बिना मॉडल',
  'The beginning': 'शुरुआत के वाक्य',
  'At random': 'बेतरतीब चुने वाक्य',
  'BM25 with neighbours': 'BM25, आसपास के वाक्यों के साथ',
  'Even parts, number known': 'बराबर भाग, संख्या मालूम',
  chance: 'संयोग',
  'a chat model of 2023': '2023 का एक चैट मॉडल',
  people: 'लोग',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'शब्दशः',
  'hesitations, fillers, repetitions cleaned': '“अं” हटाकर',
  'word for word, sentence id invented': 'सही, पर जगह ग़लत बताई',
  'from another transcript': 'दूसरी वार्ता का',
  'number changed': 'संख्या बदली',
  'negation inserted': '“नहीं” जोड़ा',
  shuffled: 'शब्द आगे-पीछे',
  'halves of two sentences in a row': 'दो वाक्य जोड़े हुए',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'संख्या',
  quantifier: 'कुछ → सब',
  name: 'नाम',
  negation: '“नहीं”',
  unit: 'इकाई',
  direction: 'उलटी दिशा',
  hedge: 'शायद → ज़रूर',
  speaker: 'वक्ता',
  date: 'तारीख़',
  outside: 'नहीं कहा गया',
  cause: 'कारण',
  'other-line': 'दूसरी पंक्ति',
  order: 'आदेश',
  translated: 'अनुवाद में',
  stitched: 'जोड़ा हुआ उद्धरण',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'पॉडकास्ट',
  qmsumm: 'मीटिंग',
  sales_call: 'बिक्री की कॉल',
  ectsum: 'कमाई पर कंपनियों की कॉल',
  samsum: 'चैट',
}
