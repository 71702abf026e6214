import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'सीधे सामग्री पर जाएँ',
  loading: 'खुल रहा है...',
  pages: 'पेज',
  morePages: 'और पेज',
  mainPages: 'मुख्य पेज',
  help: 'मदद',
  login: 'साइन इन',
  logout: 'लॉगआउट',
  account: 'खाता',
  accountMenu: 'खाते का मेन्यू',
  pro: 'Pro',
  motto: 'कोई भी वीडियो, संक्षेप में, और उसकी हर पंक्ति जाँची जा सकती है।',
  licences: (link) => (
    <>
      इस पेज की लाइब्रेरी और फ़ॉन्ट के {link('लाइसेंस')}। उदाहरणों के ट्रांसक्रिप्ट: राइस यूनिवर्सिटी का भाषण (पब्लिक डोमेन,
      1962); JavaScript: The Good Parts के कैप्शन (CC BY 3.0, Google)।
    </>
  ),
  columns: { product: 'प्रॉडक्ट', company: 'कंपनी', legal: 'क़ानूनी' },
  languages: 'यह पेज इस भाषा में पढ़ें',
  translationNote: (link) => <>इस पेज का अनुवाद मशीन ने किया है। कुछ ग़लत या अटपटा लगे तो {link('हमें बताएँ')}।</>,
  colours: (present) => <>रंग: {present}</>,
  switchColours: (present) => <>हल्के और गहरे रंग के बीच बदलें, अभी {present}</>,
  asOnDevice: 'इस डिवाइस जैसा',
  light: 'हल्का',
  dark: 'गहरा',
}
