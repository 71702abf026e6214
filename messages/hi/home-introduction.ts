import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'एक और उदाहरण',
  stepsHeading: 'तीन क़दम',
  steps: [
    { title: 'लिंक पेस्ट करें', text: 'YouTube का कोई भी लिंक चलेगा, या ट्रांसक्रिप्ट।' },
    { title: 'संक्षेप में पढ़ें', text: 'सारांश, मुख्य बातें और अध्याय, समय के साथ।' },
    { title: 'कोई भी पंक्ति जाँचें', text: 'किसी पंक्ति पर जाएँ और वक्ता के अपने शब्द देखें।' },
  ],
  differencesHeading: 'इसमें अलग क्या है',
  differences: [
    {
      title: 'वीडियो से मिलाकर जाँचा हुआ',
      text: 'अगर कोई उद्धरण ट्रांसक्रिप्ट में नहीं है, तो हम यह बताते हैं।',
    },
    { title: 'पूरा वीडियो', text: 'एक नक़्शा दिखाता है कि पंक्तियाँ कहाँ से आई हैं।' },
    { title: 'वाजिब कोटा', text: 'जो सारांश न बन पाए या रद्द कर दिया जाए, वह नहीं गिना जाता।' },
    { title: 'आपका डेटा', text: 'जब तक आप प्ले न दबाएँ, YouTube से कुछ भी लोड नहीं होता।' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'एक उदाहरण, संक्षेप में',
  whole: 'पूरा पढ़ें',
  stop: 'रोकें',
  playAgain: 'फिर चलाएँ',
  checking: 'जाँच हो रही है...',
  verified: 'सत्यापित',
}
