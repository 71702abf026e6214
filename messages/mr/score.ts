import type * as source from '#messages/score.ts'
import { number } from './language.ts'

export const scorecard: typeof source.scorecard = {
  title: 'स्कोअरकार्ड: सारांश किती चांगले आहेत',
  description:
    'मॉडेलशिवाय Précis चा स्कोअर, सारांश करणाऱ्या इतर साधनांच्या शेजारी; ते प्रश्नांची उत्तरे किती चांगली देते, अवतरणे आणि ओळी किती चांगल्या तपासते; आणि हे पुन्हा मोजणारी कमांड.',
  heading: 'स्कोअर, आणि तो पुन्हा कसा मोजायचा',
  lead: 'प्रत्येक आकडा तुम्हाला चालवता येईल अशा प्रोग्राममधून येतो.',
  name: 'नाव',
  summaries: {
    heading: 'सारांश',
    plain: 'प्रत्येक प्रोग्राम माणसाने लिहिलेल्या सारांशाच्या किती जवळ येतो.',
    note: (talks) => `समान शब्दांची टक्केवारी. ${talks} भाषणे, सर्वांसाठी सारखीच लांबी. पट्ट्या 95 % अंतराल दाखवतात.`,
    columns: ['आशयाचे शब्द', 'सर्व शब्द', 'एका तासासाठी वेळ', 'मेमरी'],
  },
  coverage: {
    heading: 'व्याप्ती',
    plain: 'सारांश भाषणाच्या किती भागातून येतो.',
    note: 'दहाव्या हिश्श्यांत.',
    columns: ['घेतलेले भाग'],
    drawn: 'प्रत्येकाचा वाटा',
    ofTen: (figure) => `10 पैकी ${figure}`,
  },
  questions: {
    heading: 'प्रश्न',
    plain: 'दाखवलेल्या पहिल्या वाक्यांमध्ये उत्तर किती वेळा असते.',
    note: (asked, meetings) => `${meetings} मीटिंगना ${asked} प्रश्न.`,
    columns: ['दहापैकी', 'पाचपैकी'],
    refused: (own, other) =>
      `त्यांपैकी ${own} प्रश्नांना “हे बोललेले नाही” असे उत्तर येते, आणि चुकीच्या मीटिंगला विचारले तर ${other} प्रश्नांना.`,
  },
  checking: {
    heading: 'अवतरणांची तपासणी',
    plain: 'खरी अवतरणे दाखवली जातात; बदललेली दाखवली जाऊ नयेत.',
    note: (quotes) => `आम्ही ${number(quotes)} अवतरणे तपासून पाहिली, खरी आणि बदललेली.`,
    columns: ['दाखवली'],
  },
  lies: {
    heading: 'खोट्या ओळी',
    plain: (passed) => `बोललेल्या शब्दांवर बेतलेल्या दहा खोट्या ओळींपैकी ${number(passed)} आमचा कोड एकटा निसटू देतो.`,
    note: (lies, languages) => `${languages} भाषांत ${lies} खोट्या ओळी. किती टक्के निसटतात:`,
    columns: ['निसटल्या', 'खोट्या'],
    meaning: (ofTrue, ofPeople) =>
      `त्या “शब्द सापडले” म्हणून निसटतात; तपासणाऱ्या मॉडेलशिवाय एकही “पडताळले” होत नाही. खऱ्या ओळींपैकी ${ofTrue} वर आणि माणसांनी लिहिलेल्यांपैकी ${ofPeople} वर खूण होते. दुसऱ्या ओळीचे शब्द आणि भाषांतरातल्या खोट्या गोष्टी बऱ्याचदा निसटतात.`,
    all: 'सर्व',
  },
  statements: {
    heading: 'माणसांनी पारखलेले दावे',
    plain: (times) => `आमचा कोड एकटा दहापैकी ${number(times)} वेळा बरोबर असतो.`,
    note: (claims) =>
      `बोलण्याबद्दलचे ${number(claims)} दावे ([SummEdits](https://github.com/salesforce/factualNLG)). संतुलित अचूकता; 50 म्हणजे निव्वळ योगायोग:`,
    columns: ['अचूकता'],
    meaning: (recall) =>
      `5 % चुकीचे इशारे येत असताना तो खोट्या दाव्यांपैकी ${recall} शोधतो. नियम याच दाव्यांवर निवडले. अंतराल नसलेले आकडे: त्यांच्या लेखकांचे.`,
    ours: 'Précis, फक्त कोड',
  },
  sections: {
    heading: 'विभाग',
    plain: 'माणसे जिथे विभाग सुरू करतात, तिथेच तो किती वेळा सुरू होतो.',
    note: 'सीमा, F1 नुसार.',
    columns: ['पॉडकास्ट', 'मीटिंग'],
  },
  written: {
    heading: 'भाषा मॉडेल',
    plain: 'मॉडेलने लिहिलेल्यापैकी किती बोलले गेले होते.',
    note: 'भाषणाशी ताडून पाहिले.',
    columns: ['वाक्ये', 'टिकणाऱ्या अवतरणांसह', 'काल्पनिक नावे किंवा आकडे, दर 100 मागे'],
    none: 'इथे अजून कोणत्याही भाषा मॉडेलचा स्कोअर नाही. तुमच्या मॉडेलवर चालवा: एकच कमांड.',
  },
  limits: {
    heading: 'यातून काय दिसत नाही',
    points: [
      'सारांश वाचायला चांगला वाटतो का.',
      'इतर भाषा: सर्व भाषणे इंग्रजी आहेत.',
      'छोटी आघाडी: एका गुणापेक्षा कमी असेल, तर तिला फारसा अर्थ नाही.',
    ],
    sources:
      'भाषणे: [QMSum](https://github.com/Yale-LILY/QMSum) (MIT; AMI आणि ICSI मीटिंग CC BY 4.0), [Bitcoin Optech](https://github.com/bitcoinops/bitcoinops.github.io) (MIT). खूण केलेली उत्तरे: [QMSum evidence](https://github.com/etri/QMSum_SummaryEvidence) (MIT).',
  },
  repeat: {
    heading: 'स्वतः चालवून पाहा',
    own: 'तुमच्या स्वतःच्या इंजिनचा स्कोअर काढा:',
    model: 'किंवा SCORE_BASE_URL, SCORE_MODEL आणि SCORE_API_KEY सेट करा.',
    date: (day, machine) => `${day} रोजी ${machine} वर मोजले. [पद्धतीबद्दल आणखी, इंग्रजीत](/measured/quotes.txt)`,
  },
}

export const measuredNames: typeof source.measuredNames = {
  'Précis, no model': 'Précis, मॉडेलशिवाय',
  'The beginning': 'सुरुवातीची वाक्ये',
  'At random': 'कशीही निवडलेली',
  'BM25 with neighbours': 'BM25, शेजारच्या वाक्यांसह',
  'Even parts, number known': 'समान भाग, संख्या माहीत',
  chance: 'योगायोग',
  'a chat model of 2023': '2023 चे एक चॅट मॉडेल',
  people: 'माणसे',
}

export const quoteKinds: typeof source.quoteKinds = {
  'word for word': 'शब्दशः',
  'hesitations, fillers, repetitions cleaned': '“अं” काढून',
  'word for word, sentence id invented': 'खरे, जागा चुकीची सांगितलेली',
  'from another transcript': 'दुसऱ्या भाषणातले',
  'number changed': 'आकडा बदलला',
  'negation inserted': '“नाही” जोडले',
  shuffled: 'शब्द मागेपुढे केले',
  'halves of two sentences in a row': 'दोन वाक्ये जोडली',
}

export const lieKinds: typeof source.lieKinds = {
  number: 'आकडा',
  quantifier: 'काही → सर्व',
  name: 'नावे',
  negation: '“नाही”',
  unit: 'एकक',
  direction: 'उलट',
  hedge: 'कदाचित → नक्की',
  speaker: 'वक्ता',
  date: 'तारीख',
  outside: 'न बोललेले',
  cause: 'कारण',
  'other-line': 'दुसरी ओळ',
  order: 'आदेश',
  translated: 'भाषांतरित',
  stitched: 'जोडलेले अवतरण',
}

export const claimKinds: typeof source.claimKinds = {
  podcast: 'पॉडकास्ट',
  qmsumm: 'मीटिंग',
  sales_call: 'विक्रीचे कॉल',
  ectsum: 'कंपन्यांच्या कमाईचे कॉल',
  samsum: 'चॅट',
}
