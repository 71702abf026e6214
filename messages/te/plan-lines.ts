import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `నెలకు ${price}`,
  checked: 'ప్రతి లైన్‌నూ ట్రాన్స్‌క్రిప్ట్‌లో వెతికి చూస్తాం',
  unlimitedSummaries: 'అపరిమిత సారాంశాలు',
  summariesInHours: (count, hours) => `${hours} గంటలకు ${count} సారాంశాలు`,
  summariesInMonth: (count) => `నెలకు ${count} సారాంశాలు`,
  unlimitedQuestions: 'వీడియోల గురించి అపరిమిత ప్రశ్నలు',
  questions: (count) => `వీడియోల గురించి రోజుకు ${count} ప్రశ్నలు`,
  follows: (count) => `${count} ఛానెళ్లు, ప్లేలిస్ట్‌లు ఫాలో అవ్వొచ్చు`,
  ownForms: (count) => `${count} సొంత రూపాలు`,
  fullHistory: 'మీ హిస్టరీ మొత్తం',
  history: (days) => `గత ${days} రోజుల హిస్టరీ`,
  copyAndDownload: 'సారాంశాల కాపీ, డౌన్‌లోడ్',
  copy: 'సారాంశాల కాపీ',
  firstInQueue: 'క్యూలో ముందు మీరే',
  support: (hours) => `${hours} గంటల్లోపు సహాయం`,
}
