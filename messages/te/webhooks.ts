import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'వెబ్‌హుక్‌లు',
  text: 'సారాంశం గానీ డైజెస్ట్ గానీ సిద్ధం కాగానే మీ సర్వర్‌కు కాల్ చేస్తాం.',
  help: 'కాల్‌ను ఎలా సరిచూడాలి',
  off: 'ఆఫ్',
  failing: 'చేరడం లేదు',
  open: 'తెరవండి',
  openNamed: (host) => `${host} తెరవండి`,
  newWebhook: 'కొత్త వెబ్‌హుక్',
  newWebhookText: 'పబ్లిక్ ఇంటర్నెట్‌లో ఒక https అడ్రస్.',
  made: 'సంతకానికి మీ సీక్రెట్',
  madeText: 'కాల్ మాదేనని ఇది రుజువు చేస్తుంది. ఇప్పుడే కాపీ చేసుకోండి. మళ్లీ చూపించలేం.',
  secret: 'సీక్రెట్',
  copySecret: 'సీక్రెట్ కాపీ చేయండి',
  address: 'అడ్రస్',
  addressInvalid: 'పూర్తి అడ్రస్ ఇవ్వండి, https://example.com/hook లాంటిది.',
  eventsLabel: 'ఎప్పుడు కాల్ చేయాలి',
  events: {
    'summary.completed': 'మీ హిస్టరీలోకి సారాంశం వచ్చినప్పుడు',
    'summary.failed': 'సారాంశం తయారు కాలేనప్పుడు',
    'digest.ready': 'మీరు ఫాలో అయ్యేవాటి డైజెస్ట్ సిద్ధమైనప్పుడు',
    'collection.ended': 'సేకరణలోని వీడియోలన్నిటి పని ముగిసినప్పుడు',
  },
  eventsMissing: 'కనీసం ఒకటి ఎంచుకోండి.',
  create: 'వెబ్‌హుక్ తయారు చేయండి',
}
