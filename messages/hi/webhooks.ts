import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'वेबहुक',
  text: 'सारांश या डाइजेस्ट तैयार होने पर हम आपके सर्वर को कॉल करते हैं।',
  help: 'कॉल की पुष्टि कैसे करें',
  off: 'बंद',
  failing: 'असफल',
  open: 'खोलें',
  openNamed: (host) => `${host} खोलें`,
  newWebhook: 'नया वेबहुक',
  newWebhookText: 'सार्वजनिक इंटरनेट का कोई https पता।',
  made: 'हस्ताक्षर के लिए आपका सीक्रेट',
  madeText: 'इससे साबित होता है कि कॉल हमारी है। इसे अभी कॉपी करें। हम इसे दोबारा नहीं दिखा सकते।',
  secret: 'सीक्रेट',
  copySecret: 'सीक्रेट कॉपी करें',
  address: 'पता',
  addressInvalid: 'पूरा पता दें, जैसे https://example.com/hook।',
  eventsLabel: 'कब कॉल करें',
  events: {
    'summary.completed': 'सारांश आपके इतिहास में आ जाए',
    'summary.failed': 'सारांश न बन सके',
    'digest.ready': 'आप जो फ़ॉलो करते हैं उसका डाइजेस्ट तैयार हो',
    'collection.ended': 'संग्रह के सभी वीडियो पर काम पूरा हो जाए',
  },
  eventsMissing: 'कम से कम एक घटना चुनें।',
  create: 'वेबहुक बनाएँ',
}
