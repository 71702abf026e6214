import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} सुरू झाला`,
    costs: (plan, price) => `${plan} चे शुल्क दरमहा ${price} आहे. तुम्ही केव्हाही रद्द करू शकता.`,
    renews: (plan, price, day) =>
      `${plan} चे शुल्क दरमहा ${price} आहे आणि त्याचे नूतनीकरण ${day} रोजी होईल. तुम्ही केव्हाही रद्द करू शकता.`,
    use: 'तो वापरण्यासाठी या पत्त्याने साइन इन करा.',
  },
  changed: {
    subject: (plan) => `तुमचा प्लॅन आता ${plan} आहे`,
    text: (plan, before, price) => `${before} च्या जागी आता ${plan} आहे. त्याचे शुल्क दरमहा ${price} आहे.`,
    refunded: (plan, before, price, credit) =>
      `${before} च्या जागी आता ${plan} आहे. त्याचे शुल्क दरमहा ${price} आहे. तुमच्या मागच्या महिन्यातले ${credit} आम्ही परत करत आहोत.`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} सुरू राहील`,
    follows: (plan, next) => `${plan} नंतर ${next}`,
    text: (plan, until, next) => `${plan} हा प्लॅन ${until} पर्यंत राहील, मग ${next} सुरू होईल.`,
  },
  cancelled: {
    subject: (plan) => `${plan} रद्द झाला`,
    text: (plan, until) => `${plan} हा प्लॅन ${until} पर्यंत राहील. तुमच्याकडून पुन्हा शुल्क घेतले जाणार नाही.`,
  },
  resumed: {
    subject: (plan) => `${plan} सुरू राहील`,
    text: (plan) => `${plan} रद्द करणे मागे घेतले. त्यासाठी कोणतेही शुल्क घेतलेले नाही.`,
    renews: (plan, day) =>
      `${plan} रद्द करणे मागे घेतले. त्यासाठी कोणतेही शुल्क घेतलेले नाही. त्याचे नूतनीकरण ${day} रोजी होईल.`,
  },
  renewalFailed: {
    subject: (plan) => `${plan} चे नूतनीकरण होऊ शकले नाही`,
    text: (plan, until) =>
      `तुमचे पेमेंट झाले नाही. आम्ही पुन्हा प्रयत्न करू; ते झाले नाही, तर ${plan} हा प्लॅन ${until} रोजी संपेल.`,
    check: 'कृपया तुमचे कार्ड किंवा बँकेतला मँडेट तपासा.',
  },
  ended: {
    subject: (plan) => `${plan} संपला`,
    text: 'तुमच्याकडे आता मोफत प्लॅन आहे, आणि तुमच्याकडून पुन्हा शुल्क घेतले जाणार नाही. तुम्ही केव्हाही परत येऊ शकता.',

    follows: (plan, day) => `तुमच्याकडे आता मोफत प्लॅन आहे. ${plan} हा प्लॅन ${day} रोजी सुरू होईल.`,
  },
  returned: {
    subject: (amount) => `${amount} चे पेमेंट परत केले जात आहे`,
    text: (plan) =>
      `कोणीतरी साइन इन न करता तुमच्या पत्त्यासाठी ${plan} चे पैसे भरले. तुमच्या पत्त्यावर आधीच एक प्लॅन आहे, म्हणून आम्ही ते पेमेंट पूर्ण परत करत आहोत. तुमचा प्लॅन बदललेला नाही.`,

    chargedLate: (plan) => `${plan} संपल्यानंतरही आणखी एकदा शुल्क घेतले गेले. आम्ही ते पेमेंट पूर्ण परत करत आहोत.`,
  },
  demo: 'हा डेमो आहे: कोणतेही शुल्क घेतले जात नाही.',
  open: 'तुमचे खाते उघडा',
  reason:
    'हा ईमेल तुमच्या पत्त्यावरच्या Précis प्लॅनबद्दल आहे, म्हणून तो तुम्हाला पाठवला आहे. तो अनपेक्षित असेल, तर कृपया मदतीच्या फॉर्मद्वारे आम्हाला कळवा.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'पावती', invoice: 'टॅक्स इन्व्हॉइस', demonstration: 'डेमो' },
  subjects: {
    receipt: (number) => `तुमची पावती ${number}`,
    invoice: (number) => `तुमचे टॅक्स इन्व्हॉइस ${number}`,
    demonstration: (number) => `तुमचा डेमो ${number}`,
  },
  number: 'क्रमांक',
  date: 'तारीख',
  seller: 'विक्रेता',
  gstin: 'विक्रेत्याचा GSTIN',
  buyer: 'खरेदीदार',
  state: 'राज्य',
  buyerGstin: 'खरेदीदाराचा GSTIN',
  payment: 'पेमेंट',
  description: 'तपशील',
  amount: 'रक्कम',
  total: 'एकूण, करांसह',
  item: (plan, from, to) => `Précis ${plan}, ${from} ते ${to}`,
  demo: 'हा डेमो आहे. कोणतेही शुल्क घेतलेले नाही.',
  refunded: (amount) => `त्यातले ${amount} तुम्हाला परत दिले.`,
  paid: (amount) => `तुम्ही ${amount} भरले.`,
  numberIs: (number) => `क्रमांक: ${number}`,
  paymentIs: (payment) => `पेमेंट: ${payment}`,
  hint: 'तुमच्या खात्याच्या पेजवर पावती प्रिंट करता येते, आणि प्लॅन केव्हाही रद्द करता येतो.',
}
