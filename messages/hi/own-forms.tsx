import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'आपके रूप',
  text: 'आपके सारांश किस रूप में हों। रूप कोई भी हो, हर पंक्ति जाँची जाती है।',
  withPlans: (link) => <>अपने रूप {link('Pro और Unlimited')} के साथ मिलते हैं।</>,
  none: 'अभी आपका कोई रूप नहीं है।',
  create: 'रूप बनाएँ',
  full: (max) => `आपके ${max} रूप हैं। नया बनाने के लिए एक हटाएँ।`,
  deletion: 'इसे हटाएँ? इसमें बने सारांश बने रहेंगे।',
  edit: 'बदलें',
  editNamed: (name) => `${name} बदलें`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'नया रूप',
  editForm: 'रूप बदलें',
  text: 'बताएँ कि हर भाग किस बारे में है। ढाँचा और जाँच हमारी ही रहेगी।',
  name: 'नाम',
  nameMissing: 'रूप को कोई नाम दें।',
  guidance: 'और कुछ',
  guidanceHint: 'क्या खोजना है, और किसके लिए',
  tooLong: (max) => `कुल मिलाकर ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
  characters: (count, max) => `कुल ${max} में से ${count} अक्षर`,
  save: 'रूप सहेजें',
  saved: 'रूप सहेजा गया',
  addSection: 'भाग जोड़ें',
  section: (number) => `भाग ${number}`,
  heading: 'शीर्षक',
  headingMissing: 'भाग को कोई शीर्षक दें।',
  about: 'यहाँ क्या हो',
  optional: 'वैकल्पिक।',
  shape: 'ढाँचा',
  shapes: {
    points: 'सूची',
    steps: 'क्रम से चरण',
    prose: 'अनुच्छेद',
    terms: 'शब्द और उनके अर्थ',
    questions: 'सवाल और जवाब',
  },
  remove: 'हटाएँ',
  removeSection: (number) => `भाग ${number} हटाएँ`,
}
