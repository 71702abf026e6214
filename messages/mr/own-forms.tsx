import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'तुमची स्वरूपे',
  text: 'तुमच्या सारांशांची मांडणी कशी असावी. स्वरूप कोणतेही असो, प्रत्येक ओळ तपासली जाते.',
  withPlans: (link) => <>स्वतःची स्वरूपे {link('Pro आणि Unlimited')} मध्ये मिळतात.</>,
  none: 'तुमच्याकडे अजून एकही स्वरूप नाही.',
  create: 'स्वरूप तयार करा',
  full: (max) => `तुमच्याकडे ${max} स्वरूपे आहेत. नवे करण्यासाठी एक हटवा.`,
  deletion: 'ते हटवायचे? त्यात केलेले सारांश राहतील.',
  edit: 'बदला',
  editNamed: (name) => `${name} बदला`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'नवे स्वरूप',
  editForm: 'स्वरूप बदला',
  text: 'प्रत्येक विभाग कशाबद्दल आहे ते सांगा. रचना आणि तपासणी आमचीच राहते.',
  name: 'नाव',
  nameMissing: 'स्वरूपाला नाव द्या.',
  guidance: 'आणखी काही',
  guidanceHint: 'काय शोधायचे, आणि कोणासाठी',
  tooLong: (max) => `एकूण जास्तीत जास्त ${max} अक्षरे वापरा.`,
  characters: (count, max) => `एकूण ${max} पैकी ${count} अक्षरे`,
  save: 'स्वरूप सेव्ह करा',
  saved: 'स्वरूप सेव्ह झाले',
  addSection: 'विभाग जोडा',
  section: (number) => `विभाग ${number}`,
  heading: 'शीर्षक',
  headingMissing: 'विभागाला शीर्षक द्या.',
  about: 'इथे काय असावे',
  optional: 'ऐच्छिक.',
  shape: 'रचना',
  shapes: {
    points: 'यादी',
    steps: 'क्रमाने पायऱ्या',
    prose: 'परिच्छेद',
    terms: 'शब्द आणि अर्थ',
    questions: 'प्रश्न आणि उत्तरे',
  },
  remove: 'काढून टाका',
  removeSection: (number) => `विभाग ${number} काढून टाका`,
}
