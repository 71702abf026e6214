import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'सेवा की स्थिति',
  loading: 'खुल रहा है...',
  tryAgain: 'फिर कोशिश करें',
  asOf: (moment, seconds) => `${moment} की स्थिति। हर ${seconds} सेकंड में नई होती है।`,
  waiting: 'इंतज़ार में',
  oldest: (count, duration) => `${count}, सबसे पुराना ${duration} से`,
  running: 'चल रहे',
  silent: 'वर्कर से जवाब नहीं',
  spentToday: 'आज का ख़र्च',
  database: 'डेटाबेस',
  shares: {
    all: 'सभी',
    visitors: 'विज़िटर',
    network: 'विज़िटरों का सबसे व्यस्त नेटवर्क',
    free: 'मुफ़्त खाते',
    'free-account': 'सबसे व्यस्त मुफ़्त खाता',
    'paid-account': 'सबसे व्यस्त पेड खाता',
  },
  spent: (spent, max) => `${max} में से ${spent}`,
  refused: (spent, max, count) => `${max} में से ${spent}, ${count} अस्वीकृत`,
  seconds: (count) => `${count} से.`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => (count === 1 ? `${count} घंटा` : `${count} घंटे`),
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'आज के मॉडल (UTC)',
    heads: ['मॉडल', 'कॉल', 'असफल', 'टोकन अंदर + बाहर', 'ख़र्च'],
    empty: 'आज किसी मॉडल को कॉल नहीं किया गया।',
  },
  sources: {
    title: 'ट्रांसक्रिप्ट के स्रोत, इस सर्वर के शुरू होने से अब तक',
    heads: ['स्रोत', 'ठीक', 'अन्य नतीजे'],
    empty: 'अभी किसी स्रोत से पूछा नहीं गया है।',
  },
  sweeps: {
    title: 'सफ़ाई के काम',
    heads: ['काम', 'पिछली बार', 'बाक़ी पंक्तियाँ', 'स्थिति'],
    empty: 'यहाँ सफ़ाई का कोई काम नहीं चलता।',
  },
  sizes: { title: 'तालिकाएँ', heads: ['तालिका', 'आकार', 'पंक्तियाँ'], empty: 'कोई तालिका नहीं है।' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'अज्ञात',
  noOthers: 'कोई नहीं',
  notYet: 'अभी नहीं',
  notCounted: 'गिना नहीं गया',
  running: 'चल रहा है',
  failed: 'असफल',
  good: 'ठीक',
}
