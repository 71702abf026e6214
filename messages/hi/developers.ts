import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'डेवलपर',
  description: 'आपके अपने प्रोग्रामों में ऐसे सारांश जिनकी हर पंक्ति के साथ उद्धरण और सेकंड हो: कुंजियाँ, उदाहरण, हर कॉल।',
  heading: 'अपने प्रोग्रामों से Précis इस्तेमाल करें',
  lead: 'ऐसे सारांश जिनकी पंक्तियों के साथ उद्धरण और सेकंड आते हैं, किसी भी प्रोग्राम से।',
  keyHeading: 'कुंजी लें',
  keyText:
    'अपने [खाता पेज](/account) पर कुंजी बनाएँ, सिर्फ़ उन्हीं अनुमतियों के साथ जो आपको चाहिए। उसे Authorization हेडर में भेजें, पते में कभी नहीं।',
  exampleHeading: 'सारांश बनाएँ',
  exampleText: 'PRECIS_KEY में अपनी कुंजी और PRECIS_URL में इस साइट का पता रखें।',
  copy: 'कॉपी करें',
  copyProgram: (program) => `${program} कॉपी करें`,
  agentHeading: 'एजेंट जोड़ें',
  agentText:
    'उसे टूल मिलते हैं: वीडियो के लिए (summarize, list_forms, get_transcript, ask), आपकी लाइब्रेरी के लिए (search_library), संग्रहों के लिए (list_videos, make_collection, read_collections, change_collection) और आपके फ़ॉलो किए गए चैनलों और प्लेलिस्ट के लिए (read_following, change_following, read_digest)। अपनी कुंजी और इस साइट का पता डालें।',
  agentLabel: 'आपके ऐप्लिकेशन की सेटिंग',
  webhookHeading: 'वेबहुक',
  webhookText: `अपने [खाता पेज](/account) पर वेबहुक बनाएँ: सारांश या डाइजेस्ट तैयार होने पर हम आपके सर्वर को कॉल करते हैं। कॉल पर Standard Webhooks के अनुसार हस्ताक्षर होते हैं। ${webhookTimeoutSeconds} सेकंड के भीतर 2xx से जवाब दें, नहीं तो हम एक दिन तक फिर कोशिश करते हैं।`,
  webhookLabel: 'JavaScript में वेबहुक पाने वाला प्रोग्राम',
  webhookShow: 'दिखाएँ कि कॉल कैसे जाँचें',
  rulesHeading: 'काम की बातें',
  rules: [
    `एक कुंजी से एक मिनट में ${keyCallsPerMinute} कॉल हो सकती हैं। RateLimit हेडर बताते हैं कि कितनी बाक़ी हैं।`,
    'Idempotency-Key के साथ वही कॉल एक ही बार गिनी जाती है और एक दिन तक उसे वही जवाब मिलता है।',
    'एरर problem+json के रूप में आते हैं, एक स्थायी कोड और एक सीधे वाक्य के साथ। वे कभी नहीं गिने जाते।',
    'सारांश को बनते-बनते पाने के लिए Accept में text/event-stream भेजें।',
  ],
  callsHeading: 'सभी कॉल',
  callsText: 'कुंजी से जो कुछ हो सकता है, [OpenAPI दस्तावेज़](/api/openapi.json) से।',
  show: 'सभी कॉल दिखाएँ',
}
