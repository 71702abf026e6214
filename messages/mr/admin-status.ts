import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'सेवेची स्थिती',
  loading: 'लोड होत आहे...',
  tryAgain: 'पुन्हा प्रयत्न करा',
  asOf: (moment, seconds) => `${moment} ची स्थिती. दर ${seconds} सेकंदांनी रिफ्रेश होते.`,
  waiting: 'बाकी',
  oldest: (count, duration) => `${count}, सर्वांत जुने ${duration} पासून`,
  running: 'काम सुरू',
  silent: 'वर्कर प्रतिसाद देत नाही',
  spentToday: 'आजचा खर्च',
  database: 'डेटाबेस',
  shares: {
    all: 'सर्व जण',
    visitors: 'व्हिजिटर',
    network: 'व्हिजिटरचे सर्वांत व्यस्त नेटवर्क',
    free: 'मोफत खाती',
    'free-account': 'सर्वांत व्यस्त मोफत खाते',
    'paid-account': 'पैसे भरणारे सर्वांत व्यस्त खाते',
  },
  spent: (spent, max) => `${max} पैकी ${spent}`,
  refused: (spent, max, count) => `${max} पैकी ${spent}, ${count} नाकारले`,
  seconds: (count) => `${count} से`,
  minutes: (count) => `${count} मि`,
  hours: (count) => `${count} ता`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'आजची मॉडेल (UTC)',
    heads: ['मॉडेल', 'कॉल', 'अयशस्वी', 'टोकन, आत + बाहेर', 'खर्च'],
    empty: 'आज कोणत्याही मॉडेलला कॉल केला नाही.',
  },
  sources: {
    title: 'ट्रान्सक्रिप्टचे स्रोत, हा सर्व्हर सुरू झाल्यापासून',
    heads: ['स्रोत', 'ठीक', 'इतर निकाल'],
    empty: 'अजून कोणत्याही स्रोताला विचारले नाही.',
  },
  sweeps: {
    title: 'साफसफाई',
    heads: ['साफसफाई', 'शेवटी केव्हा', 'बाकी नोंदी', 'स्थिती'],
    empty: 'इथे कोणतीही साफसफाई चालत नाही.',
  },
  sizes: { title: 'टेबल', heads: ['टेबल', 'आकार', 'नोंदी'], empty: 'एकही टेबल नाही.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'माहीत नाही',
  noOthers: 'नाहीत',
  notYet: 'अजून नाही',
  notCounted: 'मोजले नाही',
  running: 'काम सुरू',
  failed: 'अयशस्वी',
  good: 'ठीक',
}
