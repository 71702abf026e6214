import type * as source from '#messages/webhook-use.tsx'

export const webhookUse: typeof source.webhookUse = {
  none: 'अजून काहीही पाठवले नाही. वापरून पाहण्यासाठी चाचणी पाठवा.',
  deliveries: 'पाठवलेले संदेश',
  newest: (max) => `जास्तीत जास्त शेवटचे ${max}`,
  counted: {
    waiting: (count) => `${count} बाकी`,
    delivered: (count) => `${count} पोहोचले`,
    failed: (count) => `${count} अयशस्वी`,
  },
  waitingInAll: (count) => `एकूण ${count} बाकी`,
  states: { waiting: 'बाकी', delivered: 'पोहोचले', failed: 'अयशस्वी' },
  attempts: (count) => `${count} प्रयत्न`,
  lastTook: (ms) => `शेवटच्याला ${ms} ms लागले`,
  nextAt: (moment) => `पुढचा ${moment} वाजता`,
  list: (facts) => facts.join(', '),
  sent: 'पाठवले',
  answer: 'उत्तर',
  sendAgain: 'पुन्हा पाठवा',
  answered: (status) => `उत्तर मिळाले: ${status}.`,
  failures: {
    'private-address': 'हे नाव खाजगी पत्त्याकडे जाते, तिथे आम्ही कॉल करत नाही.',
    'unknown-host': 'या नावाचा सर्व्हर नाही.',
    unreachable: 'सर्व्हरने कनेक्शन स्वीकारले नाही.',
    insecure: 'सर्व्हरचे प्रमाणपत्र वैध नाही.',
    closed: 'सर्व्हरने उत्तर न देता कनेक्शन बंद केले.',
    timeout: 'वेळेत उत्तर आले नाही.',
    'switched-off': 'वेबहुक बंद होता, म्हणून पाठवले नाही.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'चाचणी पाठवा',
  switchOn: 'सुरू करा',
  switchOff: 'बंद करा',
  oldSecretUntil: (moment) => <>जुने सीक्रेट {moment} पर्यंत चालते.</>,
  newSecret: 'नवे सीक्रेट',
  newSecretQuestion: (hours) => `नवे सीक्रेट तयार करायचे? जुने आणखी ${hours} तास चालेल.`,
  makeSecret: 'नवे सीक्रेट तयार करा',
  made: 'सही करण्यासाठी तुमचे नवे सीक्रेट',
  madeText: 'ते आत्ताच कॉपी करा. आम्ही ते पुन्हा दाखवू शकत नाही.',
  secret: 'सीक्रेट',
  copySecret: 'सीक्रेट कॉपी करा',
  delete: 'हटवा',
  deleteQuestion: 'त्याला काय पाठवले याच्या लॉगसह तो हटवायचा?',
  deleteWebhook: 'वेबहुक हटवा',
  deleted: 'वेबहुक हटवला',
}
