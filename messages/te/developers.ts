import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'డెవలపర్లు',
  description: 'మీ సొంత ప్రోగ్రామ్‌ల నుంచి, ప్రతి లైన్‌కూ కోట్, సెకను ఉన్న సారాంశాలు: కీలు, ఉదాహరణలు, ప్రతి కాల్.',
  heading: 'మీ ప్రోగ్రామ్‌ల నుంచి Précis వాడండి',
  lead: 'లైన్లతో పాటే కోట్, సెకను ఉండే సారాంశాలు, ఏ ప్రోగ్రామ్ నుంచైనా.',
  keyHeading: 'కీ తీసుకోండి',
  keyText:
    'మీ [ఖాతా పేజీ](/account)లో, అవసరమైన అనుమతులతో మాత్రమే, ఒక కీ తయారు చేసుకోండి. దాన్ని Authorization హెడర్‌లో పంపండి, అడ్రస్‌లో ఎప్పుడూ వద్దు.',
  exampleHeading: 'సారాంశం తయారు చేయండి',
  exampleText: 'PRECIS_KEYలో మీ కీని, PRECIS_URLలో ఈ సైట్ అడ్రస్‌ను పెట్టండి.',
  copy: 'కాపీ',
  copyProgram: (program) => `${program} కాపీ చేయండి`,
  agentHeading: 'ఏజెంట్‌ను కలపండి',
  agentText:
    'దానికి టూల్స్ వస్తాయి: వీడియో కోసం (summarize, list_forms, get_transcript, ask), మీ హిస్టరీ కోసం (search_library), సేకరణల కోసం (list_videos, make_collection, read_collections, change_collection), మీరు ఫాలో అయ్యేవాటి కోసం (read_following, change_following, read_digest). మీ కీని, ఈ సైట్ అడ్రస్‌ను పెట్టండి.',
  agentLabel: 'మీ అప్లికేషన్ సెట్టింగ్‌లు',
  webhookHeading: 'వెబ్‌హుక్‌లు',
  webhookText: `మీ [ఖాతా పేజీ](/account)లో ఒకటి తయారు చేసుకోండి: సారాంశం గానీ డైజెస్ట్ గానీ సిద్ధం కాగానే మీ సర్వర్‌కు కాల్ చేస్తాం. కాల్స్‌పై Standard Webhooks ప్రకారం సంతకం ఉంటుంది. ${webhookTimeoutSeconds} సెకన్లలోపు 2xxతో జవాబివ్వండి, లేదంటే ఒక రోజు పాటు మళ్లీ మళ్లీ ప్రయత్నిస్తాం.`,
  webhookLabel: 'JavaScriptలో కాల్ అందుకునే ప్రోగ్రామ్',
  webhookShow: 'కాల్‌ను ఎలా సరిచూడాలో చూపించండి',
  rulesHeading: 'తెలుసుకోవాల్సినవి',
  rules: [
    `ఒక కీ నిమిషానికి ${keyCallsPerMinute} కాల్స్ చేయొచ్చు. ఇంకా ఎన్ని మిగిలాయో RateLimit హెడర్లు చెబుతాయి.`,
    'Idempotency-Key ఉంటే, అదే కాల్ ఒక్కసారే లెక్కలోకి వస్తుంది, ఒక రోజు పాటు అదే జవాబు వస్తుంది.',
    'వైఫల్యాలు problem+jsonగా, మారని కోడ్, స్పష్టమైన వాక్యంతో వస్తాయి. అవి ఎప్పుడూ లెక్కలోకి రావు.',
    'సారాంశం రాస్తుండగానే చూడాలంటే Accept హెడర్‌లో text/event-stream పంపండి.',
  ],
  callsHeading: 'అన్ని కాల్స్',
  callsText: 'ఒక కీ చేయగలిగేదంతా, [OpenAPI డాక్యుమెంట్](/api/openapi.json) నుంచి.',
  show: 'అన్ని కాల్స్ చూపించండి',
}
