import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'आणखी एक उदाहरण',
  stepsHeading: 'तीन पायऱ्या',
  steps: [
    { title: 'लिंक पेस्ट करा', text: 'YouTube ची कोणतीही लिंक चालते, किंवा ट्रान्सक्रिप्ट.' },
    { title: 'थोडक्यात वाचा', text: 'सारांश, मुद्दे आणि प्रकरणे, वेळांसह.' },
    { title: 'कोणतीही ओळ तपासा', text: 'वक्त्याच्या स्वतःच्या शब्दांसाठी ओळीवर पॉइंटर न्या.' },
  ],
  differencesHeading: 'यात वेगळे काय',
  differences: [
    { title: 'व्हिडिओशी ताडून पाहिलेले', text: 'अवतरण ट्रान्सक्रिप्टमध्ये नसेल, तर आम्ही तसे सांगतो.' },
    { title: 'पूर्ण व्हिडिओ', text: 'ओळी कुठून आल्या ते नकाशा दाखवतो.' },
    { title: 'न्याय्य कोटा', text: 'अयशस्वी आणि रद्द केलेले सारांश मोजले जात नाहीत.' },
    { title: 'तुमचा डेटा', text: 'तुम्ही प्ले दाबेपर्यंत YouTube वरून काहीही लोड होत नाही.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'एक उदाहरण, थोडक्यात',
  whole: 'सगळे वाचा',
  stop: 'थांबवा',
  playAgain: 'पुन्हा प्ले करा',
  checking: 'तपासत आहोत...',
  verified: 'पडताळले',
}
