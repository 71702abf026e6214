import type * as source from '#messages/webhook-use.tsx'

export const webhookUse: typeof source.webhookUse = {
  none: 'अभी कुछ नहीं भेजा गया। आज़माने के लिए टेस्ट भेजें।',
  deliveries: 'भेजे गए संदेश',
  newest: (max) => `ज़्यादा से ज़्यादा आख़िरी ${max}`,
  counted: {
    waiting: (count) => `${count} इंतज़ार में`,
    delivered: (count) => (count === 1 ? `${count} पहुँचा` : `${count} पहुँचे`),
    failed: (count) => `${count} असफल`,
  },
  waitingInAll: (count) => `कुल ${count} इंतज़ार में`,
  states: { waiting: 'इंतज़ार में', delivered: 'पहुँच गया', failed: 'असफल' },
  attempts: (count) => `${count} बार कोशिश`,
  lastTook: (ms) => `आख़िरी में ${ms} ms लगे`,
  nextAt: (moment) => `अगली ${moment} पर`,
  list: (facts) => facts.join(', '),
  sent: 'भेजा गया',
  answer: 'जवाब',
  sendAgain: 'फिर भेजें',
  answered: (status) => `जवाब मिला: ${status}।`,
  failures: {
    'private-address': 'यह नाम किसी निजी पते पर ले जाता है, जिसे हम कॉल नहीं करते।',
    'unknown-host': 'इस नाम का कोई सर्वर नहीं है।',
    unreachable: 'सर्वर ने कनेक्शन स्वीकार नहीं किया।',
    insecure: 'सर्वर का सर्टिफ़िकेट मान्य नहीं है।',
    closed: 'सर्वर ने जवाब दिए बिना कनेक्शन तोड़ दिया।',
    timeout: 'समय पर जवाब नहीं मिला।',
    'switched-off': 'नहीं भेजा गया, क्योंकि वेबहुक बंद था।',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'टेस्ट भेजें',
  switchOn: 'चालू करें',
  switchOff: 'बंद करें',
  oldSecretUntil: (moment) => <>पुराना सीक्रेट {moment} तक काम करेगा।</>,
  newSecret: 'नया सीक्रेट',
  newSecretQuestion: (hours) => `नया सीक्रेट बनाएँ? पुराना ${hours} घंटे और काम करेगा।`,
  makeSecret: 'नया सीक्रेट बनाएँ',
  made: 'हस्ताक्षर के लिए आपका नया सीक्रेट',
  madeText: 'इसे अभी कॉपी करें। हम इसे दोबारा नहीं दिखा सकते।',
  secret: 'सीक्रेट',
  copySecret: 'सीक्रेट कॉपी करें',
  delete: 'हटाएँ',
  deleteQuestion: 'इसे हटाएँ, और जो इसे भेजा गया उसका लॉग भी?',
  deleteWebhook: 'वेबहुक हटाएँ',
  deleted: 'वेबहुक हटा दिया गया',
}
