import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'थेट मजकुरावर जा',
  loading: 'लोड होत आहे...',
  pages: 'पेज',
  morePages: 'आणखी पेज',
  mainPages: 'मुख्य पेज',
  help: 'मदत',
  login: 'लॉग इन',
  logout: 'लॉग आउट',
  account: 'खाते',
  accountMenu: 'खात्याचा मेनू',
  pro: 'Pro',
  motto: 'कोणताही व्हिडिओ, थोडक्यात, आणि त्याची प्रत्येक ओळ तपासता येते.',
  licences: (link) => (
    <>
      या पेजमधल्या लायब्ररी आणि फॉन्टचे {link('परवाने')}. उदाहरणांच्या ट्रान्सक्रिप्ट: राइस विद्यापीठातले भाषण (पब्लिक डोमेन,
      1962); JavaScript: The Good Parts ची कॅप्शन (CC BY 3.0, Google).
    </>
  ),
  columns: { product: 'उत्पादन', company: 'कंपनी', legal: 'कायदेशीर' },
  languages: 'हे पेज या भाषेत वाचा',
  translationNote: (link) => (
    <>या पेजचे भाषांतर यंत्राने केले आहे. काही चुकीचे किंवा खटकणारे वाटले, तर {link('आम्हाला सांगा')}.</>
  ),
  colours: (present) => <>रंग: {present}</>,
  switchColours: (present) => <>फिकट आणि गडद यांत बदला, सध्या {present}</>,
  asOnDevice: 'या डिव्हाइसप्रमाणे',
  light: 'फिकट',
  dark: 'गडद',
}
