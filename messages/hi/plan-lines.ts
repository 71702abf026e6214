import type * as source from '#messages/plan-lines.ts'

export const planLineTexts: typeof source.planLineTexts = {
  price: (price) => `${price} प्रति माह`,
  checked: 'हर पंक्ति ट्रांसक्रिप्ट से मिलाई हुई',
  unlimitedSummaries: 'असीमित सारांश',
  summariesInHours: (count, hours) => `${hours} घंटे में ${count} सारांश`,
  summariesInMonth: (count) => `महीने में ${count} सारांश`,
  unlimitedQuestions: 'वीडियो के बारे में असीमित सवाल',
  questions: (count) => `वीडियो के बारे में रोज़ ${count} सवाल`,
  follows: (count) => `${count} चैनल और प्लेलिस्ट फ़ॉलो करें`,
  ownForms: (count) => `सारांश के आपके अपने ${count} रूप`,
  fullHistory: 'आपका पूरा इतिहास',
  history: (days) => `पिछले ${days} दिनों का इतिहास`,
  copyAndDownload: 'सारांश कॉपी और डाउनलोड करें',
  copy: 'सारांश कॉपी करें',
  firstInQueue: 'क़तार में सबसे पहले',
  support: (hours) => `${hours} घंटे के भीतर मदद`,
}
