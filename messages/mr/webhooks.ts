import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'वेबहुक',
  text: 'सारांश किंवा डायजेस्ट तयार झाल्यावर आम्ही तुमच्या सर्व्हरला कॉल करतो.',
  help: 'कॉल कसा तपासायचा',
  off: 'बंद',
  failing: 'अयशस्वी होत आहे',
  open: 'उघडा',
  openNamed: (host) => `${host} उघडा`,
  newWebhook: 'नवा वेबहुक',
  newWebhookText: 'सार्वजनिक इंटरनेटवरचा https पत्ता.',
  made: 'सही करण्यासाठी तुमचे सीक्रेट',
  madeText: 'कॉल आमचाच आहे हे ते सिद्ध करते. ते आत्ताच कॉपी करा. आम्ही ते पुन्हा दाखवू शकत नाही.',
  secret: 'सीक्रेट',
  copySecret: 'सीक्रेट कॉपी करा',
  address: 'पत्ता',
  addressInvalid: 'पूर्ण पत्ता द्या, उदाहरणार्थ https://example.com/hook.',
  eventsLabel: 'केव्हा कॉल करायचा',
  events: {
    'summary.completed': 'तुमच्या इतिहासात सारांश आला',
    'summary.failed': 'सारांश तयार होऊ शकला नाही',
    'digest.ready': 'तुम्ही फॉलो करता त्याचा डायजेस्ट तयार झाला',
    'collection.ended': 'संग्रहातल्या सर्व व्हिडिओंवर काम झाले',
  },
  eventsMissing: 'किमान एक निवडा.',
  create: 'वेबहुक तयार करा',
}
