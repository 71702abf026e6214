import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} మొదలైంది`,
    costs: (plan, price) => `${plan} ధర నెలకు ${price}. ఎప్పుడైనా రద్దు చేసుకోవచ్చు.`,
    renews: (plan, price, day) => `${plan} ధర నెలకు ${price}, ఇది ${day}న రెన్యూ అవుతుంది. ఎప్పుడైనా రద్దు చేసుకోవచ్చు.`,
    use: 'దీన్ని వాడటానికి ఈ ఈమెయిల్‌తో సైన్ ఇన్ చేయండి.',
  },
  changed: {
    subject: (plan) => `ఇప్పుడు మీ ప్లాన్ ${plan}`,
    text: (plan, before, price) => `${before} స్థానంలో ${plan} వచ్చింది. దీని ధర నెలకు ${price}.`,
    refunded: (plan, before, price, credit) =>
      `${before} స్థానంలో ${plan} వచ్చింది. దీని ధర నెలకు ${price}. మీ గత నెలకు సంబంధించి ${credit} రీఫండ్ చేస్తున్నాం.`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} కొనసాగుతుంది`,
    follows: (plan, next) => `${plan} తర్వాత ${next}`,
    text: (plan, until, next) => `${plan} ${until} వరకు ఉంటుంది, ఆ తర్వాత ${next} మొదలవుతుంది.`,
  },
  cancelled: {
    subject: (plan) => `${plan} రద్దయింది`,
    text: (plan, until) => `${plan} ${until} వరకు ఉంటుంది. ఇకపై ఛార్జీ పడదు.`,
  },
  resumed: {
    subject: (plan) => `${plan} కొనసాగుతుంది`,
    text: (plan) => `${plan} రద్దును వెనక్కి తీసుకున్నారు. దీనికి ఎలాంటి ఛార్జీ పడలేదు.`,
    renews: (plan, day) => `${plan} రద్దును వెనక్కి తీసుకున్నారు. దీనికి ఎలాంటి ఛార్జీ పడలేదు. ఇది ${day}న రెన్యూ అవుతుంది.`,
  },
  renewalFailed: {
    subject: (plan) => `${plan} రెన్యూ కాలేదు`,
    text: (plan, until) => `మీ చెల్లింపు జరగలేదు. మళ్లీ ప్రయత్నిస్తాం; చెల్లింపు అందకపోతే ${plan} ${until}న ముగుస్తుంది.`,
    check: 'దయచేసి మీ కార్డును, లేదా మీ బ్యాంకులో ఇచ్చిన మ్యాండేట్‌ను చూసుకోండి.',
  },
  ended: {
    subject: (plan) => `${plan} ముగిసింది`,
    text: 'ఇప్పుడు మీకు ఉచిత ప్లాన్ ఉంది, ఇకపై ఛార్జీ పడదు. ఎప్పుడైనా తిరిగి రావచ్చు.',

    follows: (plan, day) => `ఇప్పుడు మీకు ఉచిత ప్లాన్ ఉంది. ${plan} ${day}న మొదలవుతుంది.`,
  },
  returned: {
    subject: (amount) => `${amount} చెల్లింపు రీఫండ్ అవుతోంది`,
    text: (plan) =>
      `ఎవరో సైన్ ఇన్ కాకుండానే మీ ఈమెయిల్ కోసం ${plan} కొన్నారు. మీ ఈమెయిల్‌కు ఇప్పటికే ప్లాన్ ఉంది, కాబట్టి ఆ డబ్బు మొత్తం రీఫండ్ చేస్తున్నాం. మీ ప్లాన్ మారలేదు.`,

    chargedLate: (plan) => `${plan} ముగిసిన తర్వాత కూడా మరోసారి ఛార్జీ పడింది. ఆ డబ్బు మొత్తం రీఫండ్ చేస్తున్నాం.`,
  },
  demo: 'ఇది డెమో: ఎలాంటి ఛార్జీ పడదు.',
  open: 'మీ ఖాతా తెరవండి',
  reason: 'మీ ఈమెయిల్‌కు ఉన్న Précis ప్లాన్ గురించి కాబట్టి ఈ ఈమెయిల్ వచ్చింది. ఇది మీరు ఊహించనిదైతే, దయచేసి సహాయం ఫారమ్ ద్వారా మాకు చెప్పండి.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'రసీదు', invoice: 'ట్యాక్స్ ఇన్‌వాయిస్', demonstration: 'డెమో' },
  subjects: {
    receipt: (number) => `మీ రసీదు ${number}`,
    invoice: (number) => `మీ ట్యాక్స్ ఇన్‌వాయిస్ ${number}`,
    demonstration: (number) => `మీ డెమో ${number}`,
  },
  number: 'నంబర్',
  date: 'తేదీ',
  seller: 'అమ్మినవారు',
  gstin: 'అమ్మినవారి GSTIN',
  buyer: 'కొన్నవారు',
  state: 'రాష్ట్రం',
  buyerGstin: 'కొన్నవారి GSTIN',
  payment: 'చెల్లింపు',
  description: 'వివరం',
  amount: 'సొమ్ము',
  total: 'మొత్తం, పన్నులతో కలిపి',
  item: (plan, from, to) => `Précis ${plan}, ${from} నుంచి ${to} వరకు`,
  demo: 'ఇది డెమో. ఎలాంటి ఛార్జీ పడలేదు.',
  refunded: (amount) => `ఇందులో ${amount} మీకు తిరిగి ఇచ్చాం.`,
  paid: (amount) => `మీరు ${amount} చెల్లించారు.`,
  numberIs: (number) => `నంబర్: ${number}`,
  paymentIs: (payment) => `చెల్లింపు: ${payment}`,
  hint: 'మీ ఖాతా పేజీలో దీన్ని ప్రింట్ చేసుకోవచ్చు, ప్లాన్‌ను ఎప్పుడైనా రద్దు చేసుకోవచ్చు.',
}
