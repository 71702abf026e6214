import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'डेव्हलपर',
  description: 'तुमच्या स्वतःच्या प्रोग्राममधून सारांश, प्रत्येक ओळीसाठी अवतरण आणि सेकंदासह: API की, उदाहरणे, प्रत्येक कॉल.',
  heading: 'तुमच्या प्रोग्राममधून Précis वापरा',
  lead: 'ज्यांच्या ओळींसोबत अवतरण आणि सेकंद येतो असे सारांश, कोणत्याही प्रोग्राममधून.',
  keyHeading: 'API की घ्या',
  keyText:
    'तुमच्या [खात्याच्या पेजवर](/account) ती तयार करा, फक्त लागतील तेवढ्याच परवानग्या देऊन. ती Authorization हेडरमध्ये पाठवा, पत्त्यात कधीही नाही.',
  exampleHeading: 'सारांश तयार करा',
  exampleText: 'PRECIS_KEY मध्ये तुमची API की आणि PRECIS_URL मध्ये या साइटचा पत्ता द्या.',
  copy: 'कॉपी करा',
  copyProgram: (program) => `${program} कॉपी करा`,
  agentHeading: 'एजंट जोडा',
  agentText:
    'त्याला साधने मिळतात: व्हिडिओसाठी (summarize, list_forms, get_transcript, ask), तुमच्या लायब्ररीसाठी (search_library), संग्रहांसाठी (list_videos, make_collection, read_collections, change_collection) आणि तुम्ही फॉलो करता त्यासाठी (read_following, change_following, read_digest). त्यात तुमची API की आणि या साइटचा पत्ता भरा.',
  agentLabel: 'तुमच्या ॲप्लिकेशनच्या सेटिंग्ज',
  webhookHeading: 'वेबहुक',
  webhookText: `तुमच्या [खात्याच्या पेजवर](/account) वेबहुक तयार करा: सारांश किंवा डायजेस्ट तयार झाल्यावर आम्ही तुमच्या सर्व्हरला कॉल करतो. कॉलवर Standard Webhooks नुसार सही असते. ${webhookTimeoutSeconds} सेकंदांत 2xx उत्तर द्या, नाहीतर आम्ही एक दिवस पुन्हा पुन्हा प्रयत्न करतो.`,
  webhookLabel: 'वेबहुक घेणारा प्रोग्राम, JavaScript मध्ये',
  webhookShow: 'कॉल कसा तपासायचा ते दाखवा',
  rulesHeading: 'माहीत असलेले बरे',
  rules: [
    `एका API कीने एका मिनिटात ${keyCallsPerMinute} कॉल करता येतात. किती उरले, ते RateLimit हेडर सांगतात.`,
    'Idempotency-Key दिली, तर तोच कॉल एकदाच मोजला जातो आणि दिवसभर त्याला तेच उत्तर मिळते.',
    'अपयश problem+json म्हणून येते, कायम तोच राहणारा कोड आणि साध्या वाक्यासह. ते कधीच मोजले जात नाही.',
    'सारांश लिहिला जात असतानाच मिळवण्यासाठी Accept मध्ये text/event-stream द्या.',
  ],
  callsHeading: 'सर्व कॉल',
  callsText: 'API कीने जे जे करता येते ते सगळे, [OpenAPI दस्तऐवजामधून](/api/openapi.json).',
  show: 'सर्व कॉल दाखवा',
}
