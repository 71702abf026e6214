import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'ధరలు: మూడు ప్లాన్లు, నెలనెలా బిల్లు',
  description: (price) =>
    `${dayWindowHours} గంటలకు ${free.allowance?.summaries ?? 0} సారాంశాలు ఇచ్చే ఉచిత ప్లాన్, నెలకు ${price} నుంచి మొదలయ్యే రెండు పెయిడ్ ప్లాన్లు. ఎప్పుడైనా రద్దు చేసుకోవచ్చు.`,
  heading: 'ధరలు',
  lead: 'ఉచితంగా మొదలుపెట్టండి. పెయిడ్ ప్లాన్లకు నెలనెలా భారత రూపాయల్లో బిల్లు. ఎప్పుడైనా రద్దు చేసుకోవచ్చు.',
  plansHeading: 'ప్లాన్లు',
  withoutScripts: 'ప్లాన్ కొనడానికి JavaScript కావాలి, ఎందుకంటే చెల్లింపు ఫారమ్‌కు అది అవసరం.',
  back: 'యాప్‌కు తిరిగి వెళ్లండి',
  whyHeading: 'Unlimited ఎందుకు ఎంచుకోవాలి?',
  noCounting: {
    title: 'లెక్కలు లేవు',
    text: (priceMore) =>
      `Pro కంటే ${priceMore} ఎక్కువకు, నెల కోటా ఉండదు. న్యాయంగా వాడటానికి ఉన్న ఒకే పరిమితి: నిమిషానికి ${summariesPerMinute} సారాంశాలు, ${questionsPerMinute} ప్రశ్నలు.`,
  },
  why: [
    { title: 'క్యూలో ముందు మీరే', text: 'చాలామంది ఎదురుచూస్తున్నప్పుడు, మీ సారాంశాలు ముందు తయారవుతాయి.' },
    {
      title: 'మీ హిస్టరీ మొత్తం',
      text: `ప్రతి సారాంశం కనిపిస్తూనే ఉంటుంది; Proలో అయితే గత ${pro.historyDays ?? 0} రోజులవే.`,
    },
    {
      title: 'VIP సహాయం',
      text: `${unlimited.supportHours} గంటల్లోపు జవాబిస్తాం; Proలో అయితే ${pro.supportHours} గంటల్లోపు.`,
    },
  ],
  fineHeading: 'తెలుసుకోవాల్సినవి',
  fine: [
    'విఫలమైన, లేదా మీరు రద్దు చేసిన సారాంశం లెక్కలోకి రాదు. అదే వ్యవధిలో అదే వీడియో మళ్లీ అడిగినా లెక్కలోకి రాదు.',
    `మీ ఉచిత కోటా మీ మొదటి సారాంశం తర్వాత ${dayWindowHours} గంటలకు మళ్లీ వస్తుంది.`,
    'భారత్ బయటి కార్డుకు రూపాయల్లోనే ఛార్జీ పడుతుంది, మీ బ్యాంకు మారకపు రేటుతో.',
    'రద్దు చేసినప్పుడు, మీరు చెల్లించిన నెల చివరి వరకు ప్లాన్ ఉంటుంది, మళ్లీ ఛార్జీ పడదు.',
    `ప్రతి ప్లాన్‌కూ నిమిషానికి ${summariesPerMinute} సారాంశాలు, ${questionsPerMinute} ప్రశ్నల పరిమితి ఉంది.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'ప్రస్తుత ప్లాన్',
  next: 'తర్వాతి ప్లాన్',
  manage: 'ప్లాన్ వివరాలు',
  begins: (day) => `${day}న మొదలవుతుంది.`,
  beginsAfter: (plan) => `${plan} ముగిశాక మొదలవుతుంది.`,
  beginsAfterOn: (plan, day) => `${plan} ముగిశాక, ${day}న మొదలవుతుంది.`,
  beginsAtOnce: (plan) => `వెంటనే మొదలవుతుంది. ${plan}లో మిగిలినదాన్ని రీఫండ్ చేస్తాం.`,
  upgrade: (plan) => `${plan}కి అప్‌గ్రేడ్ చేయండి`,
  change: (plan) => `${plan}కి మారండి`,
  renews: (day) => `${day}న రెన్యూ అవుతుంది.`,
  resume: (plan) => `${plan} కొనసాగించండి`,
}
