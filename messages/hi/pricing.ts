import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'दाम: तीन प्लान, भुगतान हर महीने',
  description: (price) =>
    `एक मुफ़्त प्लान, जिसमें ${dayWindowHours} घंटे में ${free.allowance?.summaries ?? 0} सारांश मिलते हैं, और ${price} प्रति माह से शुरू होने वाले दो पेड प्लान। कभी भी रद्द करें।`,
  heading: 'प्लान और दाम',
  lead: 'मुफ़्त में शुरू करें। पेड प्लान का भुगतान हर महीने भारतीय रुपयों में होता है। कभी भी रद्द करें।',
  plansHeading: 'प्लान',
  withoutScripts: 'प्लान ख़रीदने के लिए JavaScript ज़रूरी है, क्योंकि भुगतान का फ़ॉर्म उसी से चलता है।',
  back: 'ऐप पर लौटें',
  whyHeading: 'Unlimited क्यों चुनें?',
  noCounting: {
    title: 'कोई गिनती नहीं',
    text: (priceMore) =>
      `Pro से ${priceMore} ज़्यादा में महीने का कोई कोटा नहीं होता। बस उचित इस्तेमाल की एक सीमा है: एक मिनट में ${summariesPerMinute} सारांश और ${questionsPerMinute} सवाल।`,
  },
  why: [
    { title: 'क़तार में सबसे पहले', text: 'जब बहुत लोग इंतज़ार कर रहे हों, तो आपके सारांश पहले बनते हैं।' },
    {
      title: 'आपका पूरा इतिहास',
      text: `हर सारांश दिखता रहता है, जबकि Pro में सिर्फ़ पिछले ${pro.historyDays ?? 0} दिनों के सारांश दिखते हैं।`,
    },
    {
      title: 'VIP मदद',
      text: `हम ${unlimited.supportHours} घंटे के भीतर जवाब देते हैं, Pro में ${pro.supportHours} घंटे के भीतर।`,
    },
  ],
  fineHeading: 'जानने लायक बातें',
  fine: [
    'जो सारांश न बन पाए, या जिसे आप रद्द कर दें, वह नहीं गिना जाता। उसी अवधि में वही वीडियो दोबारा भी नहीं गिना जाता।',
    `आपका मुफ़्त कोटा आपके पहले सारांश के ${dayWindowHours} घंटे बाद लौट आता है।`,
    'भारत के बाहर के कार्ड से भुगतान रुपयों में लिया जाता है, आपके बैंक की विनिमय दर पर।',
    'रद्द करने पर आपका प्लान उस महीने के अंत तक रहता है जिसका भुगतान हो चुका है, और आपसे दोबारा कुछ नहीं लिया जाता।',
    `हर प्लान की एक सीमा है: एक मिनट में ${summariesPerMinute} सारांश और ${questionsPerMinute} सवाल।`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'मौजूदा प्लान',
  next: 'अगला प्लान',
  manage: 'प्लान प्रबंधित करें',
  begins: (day) => `${day} से शुरू।`,
  beginsAfter: (plan) => `${plan} ख़त्म होने पर शुरू होगा।`,
  beginsAfterOn: (plan, day) => `${plan} ख़त्म होने पर, ${day} को शुरू होगा।`,
  beginsAtOnce: (plan) => `तुरंत शुरू होगा। ${plan} का जो हिस्सा बाक़ी है, उसका पैसा हम लौटाएँगे।`,
  upgrade: (plan) => `${plan} में अपग्रेड करें`,
  change: (plan) => `${plan} पर जाएँ`,
  renews: (day) => `${day} को नवीनीकृत होगा।`,
  resume: (plan) => `${plan} फिर शुरू करें`,
}
