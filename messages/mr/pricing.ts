import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'प्लॅन आणि किमती: तीन प्लॅन, शुल्क दरमहा',
  description: (price) =>
    `${dayWindowHours} तासांत ${free.allowance?.summaries ?? 0} सारांश देणारा मोफत प्लॅन, आणि दरमहा ${price} पासून दोन सशुल्क प्लॅन. केव्हाही रद्द करा.`,
  heading: 'प्लॅन आणि किमती',
  lead: 'मोफत सुरुवात करा. सशुल्क प्लॅनचे शुल्क दरमहा भारतीय रुपयांत घेतले जाते. केव्हाही रद्द करा.',
  plansHeading: 'प्लॅन',
  withoutScripts: 'प्लॅन घेण्यासाठी JavaScript लागते, कारण पेमेंटच्या फॉर्मला ते लागते.',
  back: 'ॲपवर परत जा',
  whyHeading: 'Unlimited का निवडायचा?',
  noCounting: {
    title: 'मोजणी नाही',
    text: (priceMore) =>
      `Pro पेक्षा ${priceMore} जास्त दिले, की महिन्याचा कोटाच राहत नाही. मर्यादा एकच, न्याय्य वापराची: एका मिनिटात ${summariesPerMinute} सारांश आणि ${questionsPerMinute} प्रश्न.`,
  },
  why: [
    { title: 'रांगेत सर्वांत आधी', text: 'बरेच लोक थांबलेले असतात, तेव्हा तुमचे सारांश आधी तयार होतात.' },
    {
      title: 'तुमचा पूर्ण इतिहास',
      text: `प्रत्येक सारांश दिसत राहतो; Pro मध्ये गेल्या ${pro.historyDays ?? 0} दिवसांचेच दिसतात.`,
    },
    {
      title: 'VIP मदत',
      text: `आम्ही ${unlimited.supportHours} तासांत उत्तर देतो; Pro मध्ये ${pro.supportHours} तासांत.`,
    },
  ],
  fineHeading: 'माहीत असलेले बरे',
  fine: [
    'अयशस्वी झालेला किंवा तुम्ही रद्द केलेला सारांश मोजला जात नाही. त्याच कालावधीत तोच व्हिडिओ पुन्हा केला, तर तोही मोजला जात नाही.',
    `तुमचा मोफत कोटा पहिल्या सारांशानंतर ${dayWindowHours} तासांनी पुन्हा मिळतो.`,
    'भारताबाहेरच्या कार्डवरून रुपयांत शुल्क घेतले जाते, तुमच्या बँकेच्या विनिमय दराने.',
    'रद्द केल्यावर, पैसे भरलेला महिना संपेपर्यंत तुमचा प्लॅन राहतो, आणि तुमच्याकडून पुन्हा शुल्क घेतले जात नाही.',
    `प्रत्येक प्लॅनला एका मिनिटात ${summariesPerMinute} सारांश आणि ${questionsPerMinute} प्रश्नांची मर्यादा आहे.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'सध्याचा प्लॅन',
  next: 'पुढचा प्लॅन',
  manage: 'प्लॅन व्यवस्थापित करा',
  begins: (day) => `${day} रोजी सुरू होईल.`,
  beginsAfter: (plan) => `${plan} संपल्यावर सुरू होईल.`,
  beginsAfterOn: (plan, day) => `${plan} संपल्यावर, ${day} रोजी सुरू होईल.`,
  beginsAtOnce: (plan) => `लगेच सुरू होईल. ${plan} चे उरलेले पैसे आम्ही परत करतो.`,
  upgrade: (plan) => `${plan} वर अपग्रेड करा`,
  change: (plan) => `${plan} वर जा`,
  renews: (day) => `नूतनीकरण ${day} रोजी.`,
  resume: (plan) => `${plan} सुरू ठेवा`,
}
