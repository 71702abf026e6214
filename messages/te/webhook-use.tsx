import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'ఇంకా ఏదీ పంపలేదు. ప్రయత్నించడానికి టెస్ట్ పంపండి.',
  deliveries: 'పంపిన మెసేజ్‌లు',
  newest: (max) => `చివరివి, గరిష్ఠంగా ${max}`,
  counted: {
    waiting: (count) => plural(count, { one: `${count} వేచి ఉంది`, other: `${count} వేచి ఉన్నాయి` }),
    delivered: (count) => plural(count, { one: `${count} చేరింది`, other: `${count} చేరాయి` }),
    failed: (count) => `${count} విఫలం`,
  },
  waitingInAll: (count) => plural(count, { one: `మొత్తం ${count} వేచి ఉంది`, other: `మొత్తం ${count} వేచి ఉన్నాయి` }),
  states: { waiting: 'వేచి ఉంది', delivered: 'చేరింది', failed: 'విఫలం' },
  attempts: (count) => plural(count, { one: `${count} ప్రయత్నం`, other: `${count} ప్రయత్నాలు` }),
  lastTook: (ms) => `చివరిదానికి ${ms} ms పట్టింది`,
  nextAt: (moment) => `తర్వాతిది ${moment}కి`,
  list: (facts) => facts.join(', '),
  sent: 'పంపింది',
  answer: 'జవాబు',
  sendAgain: 'మళ్లీ పంపండి',
  answered: (status) => `జవాబు: ${status}.`,
  failures: {
    'private-address': 'ఈ పేరు ప్రైవేట్ అడ్రస్‌కు వెళ్తుంది, దానికి కాల్ చేయం.',
    'unknown-host': 'ఈ పేరుతో సర్వర్ లేదు.',
    unreachable: 'సర్వర్ కనెక్షన్‌ను ఒప్పుకోలేదు.',
    insecure: 'సర్వర్ సర్టిఫికెట్ చెల్లదు.',
    closed: 'సర్వర్ జవాబివ్వకుండానే కనెక్షన్ మూసేసింది.',
    timeout: 'సమయానికి జవాబు రాలేదు.',
    'switched-off': 'వెబ్‌హుక్ ఆఫ్‌లో ఉంది, కాబట్టి పంపలేదు.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'టెస్ట్ పంపండి',
  switchOn: 'ఆన్ చేయండి',
  switchOff: 'ఆఫ్ చేయండి',
  oldSecretUntil: (moment) => <>పాత సీక్రెట్ {moment} వరకు పని చేస్తుంది.</>,
  newSecret: 'కొత్త సీక్రెట్',
  newSecretQuestion: (hours) => `కొత్త సీక్రెట్ తయారు చేయాలా? పాతది మరో ${hours} గంటలు పని చేస్తుంది.`,
  makeSecret: 'కొత్త సీక్రెట్ తయారు చేయండి',
  made: 'సంతకానికి మీ కొత్త సీక్రెట్',
  madeText: 'ఇప్పుడే కాపీ చేసుకోండి. మళ్లీ చూపించలేం.',
  secret: 'సీక్రెట్',
  copySecret: 'సీక్రెట్ కాపీ చేయండి',
  delete: 'తొలగించండి',
  deleteQuestion: 'దీన్ని, దీనికి పంపినవాటి లాగ్‌తో సహా తొలగించాలా?',
  deleteWebhook: 'వెబ్‌హుక్ తొలగించండి',
  deleted: 'వెబ్‌హుక్ తొలగించారు',
}
