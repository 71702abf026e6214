import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} चालू है`,
    costs: (plan, price) => `${plan} का शुल्क ${price} प्रति माह है। आप इसे कभी भी रद्द कर सकते हैं।`,
    renews: (plan, price, day) =>
      `${plan} का शुल्क ${price} प्रति माह है और यह ${day} को नवीनीकृत होगा। आप इसे कभी भी रद्द कर सकते हैं।`,
    use: 'इसे इस्तेमाल करने के लिए इसी पते से साइन इन करें।',
  },
  changed: {
    subject: (plan) => `आपका प्लान अब ${plan} है`,
    text: (plan, before, price) => `${before} की जगह अब ${plan} है, जिसका शुल्क ${price} प्रति माह है।`,
    refunded: (plan, before, price, credit) =>
      `${before} की जगह अब ${plan} है, जिसका शुल्क ${price} प्रति माह है। आपके पिछले भुगतान में से ${credit} हम वापस कर रहे हैं।`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} जारी रहेगा`,
    follows: (plan, next) => `${plan} के बाद ${next}`,
    text: (plan, until, next) => `${plan} ${until} तक रहेगा, फिर ${next} शुरू होगा।`,
  },
  cancelled: {
    subject: (plan) => `${plan} रद्द हो गया`,
    text: (plan, until) => `${plan} ${until} तक रहेगा। आपसे आगे शुल्क नहीं लिया जाएगा।`,
  },
  resumed: {
    subject: (plan) => `${plan} जारी है`,
    text: (plan) => `${plan} का रद्द होना वापस ले लिया गया। इसके लिए कोई शुल्क नहीं लगा।`,
    renews: (plan, day) =>
      `${plan} का रद्द होना वापस ले लिया गया। इसके लिए कोई शुल्क नहीं लगा। यह ${day} को नवीनीकृत होगा।`,
  },
  renewalFailed: {
    subject: (plan) => `${plan} का नवीनीकरण नहीं हो सका`,
    text: (plan, until) =>
      `आपका भुगतान नहीं हो सका। हम फिर कोशिश करेंगे; भुगतान न होने पर ${plan} ${until} को समाप्त हो जाएगा।`,
    check: 'कृपया अपना कार्ड या बैंक में दिया मैंडेट जाँच लें।',
  },
  ended: {
    subject: (plan) => `${plan} समाप्त हो गया`,
    text: 'अब आपके पास मुफ़्त प्लान है और आपसे आगे शुल्क नहीं लिया जाएगा। आप कभी भी वापस आ सकते हैं।',

    follows: (plan, day) => `अब आपके पास मुफ़्त प्लान है। ${plan} ${day} को शुरू होगा।`,
  },
  returned: {
    subject: (amount) => `${amount} का भुगतान वापस किया जा रहा है`,
    text: (plan) =>
      `किसी ने साइन इन किए बिना आपके पते के लिए ${plan} का भुगतान किया। आपके पते पर पहले से प्लान है, इसलिए हम पूरा भुगतान वापस कर रहे हैं। आपका प्लान नहीं बदला है।`,

    chargedLate: (plan) => `${plan} समाप्त होने के बाद भी एक बार और शुल्क लिया गया। हम पूरा भुगतान वापस कर रहे हैं।`,
  },
  demo: 'यह भुगतान का डेमो है: कोई शुल्क नहीं लगता।',
  open: 'अपना खाता खोलें',
  reason:
    'यह ईमेल इसलिए भेजा गया क्योंकि यह आपके पते के Précis प्लान के बारे में है। अगर आपको इसकी उम्मीद नहीं थी, तो कृपया मदद के फ़ॉर्म से हमें बताएँ।',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'रसीद', invoice: 'टैक्स इनवॉइस', demonstration: 'डेमो' },
  subjects: {
    receipt: (number) => `आपकी रसीद ${number}`,
    invoice: (number) => `आपका टैक्स इनवॉइस ${number}`,
    demonstration: (number) => `आपका डेमो ${number}`,
  },
  number: 'संख्या',
  date: 'तारीख़',
  seller: 'विक्रेता',
  gstin: 'विक्रेता का GSTIN',
  buyer: 'ख़रीदार',
  state: 'राज्य',
  buyerGstin: 'ख़रीदार का GSTIN',
  payment: 'भुगतान',
  description: 'विवरण',
  amount: 'राशि',
  total: 'कुल, टैक्स सहित',
  item: (plan, from, to) => `Précis ${plan}, ${from} से ${to} तक`,
  demo: 'यह भुगतान का डेमो है। कोई शुल्क नहीं लिया गया।',
  refunded: (amount) => `इसमें से ${amount} आपको वापस किए गए।`,
  paid: (amount) => `आपने ${amount} का भुगतान किया।`,
  numberIs: (number) => `संख्या: ${number}`,
  paymentIs: (payment) => `भुगतान: ${payment}`,
  hint: 'आप इसे अपने खाते के पेज पर प्रिंट कर सकते हैं और प्लान कभी भी रद्द कर सकते हैं।',
}
