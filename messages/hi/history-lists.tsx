import type * as source from '#messages/history-lists.tsx'

export const summaryList: typeof source.summaryList = {
  loading: 'आपका इतिहास खुल रहा है...',
  failed: 'इतिहास नहीं खुल सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  empty: {
    title: 'अभी कोई इतिहास नहीं है',
    text: 'आपका बनाया हर सारांश अपनी मुख्य बातों और ट्रांसक्रिप्ट के साथ यहाँ सहेजा जाता है।',
    action: 'सारांश बनाना शुरू करें',
  },
  search: 'खोजें, या अपने सभी वीडियो से सवाल पूछें',
  count: (count) => `${count} सारांश`,
  found: (count) => (count === 1 ? `${count} सारांश मिला` : `${count} सारांश मिले`),
  beyond: (count, days) =>
    count === 1
      ? `${count} और सारांश उन ${days} दिनों से पुराना है जो आपके प्लान में दिखते हैं। वह अब भी सहेजा हुआ है।`
      : `${count} और सारांश उन ${days} दिनों से पुराने हैं जो आपके प्लान में दिखते हैं। वे अब भी सहेजे हुए हैं।`,
}

export const transcriptList: typeof source.transcriptList = {
  loading: 'आपके ट्रांसक्रिप्शन खुल रहे हैं...',
  failed: 'ट्रांसक्रिप्शन नहीं खुल सके। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  empty: {
    title: 'अभी कोई ट्रांसक्रिप्शन नहीं है',
    text: 'जो ट्रांसक्रिप्ट आप निकालते या पेस्ट करते हैं, वे यहाँ सहेजे जाते हैं।',
    action: 'होम पर जाएँ',
  },
  search: 'शीर्षकों और ट्रांसक्रिप्ट में खोजें',
  count: (count) => `${count} ट्रांसक्रिप्ट`,
  found: (count) => (count === 1 ? `${count} ट्रांसक्रिप्ट मिला` : `${count} ट्रांसक्रिप्ट मिले`),
  beyond: (count, days) =>
    count === 1
      ? `${count} और ट्रांसक्रिप्ट उन ${days} दिनों से पुराना है जो आपके प्लान में दिखते हैं। वह अब भी सहेजा हुआ है।`
      : `${count} और ट्रांसक्रिप्ट उन ${days} दिनों से पुराने हैं जो आपके प्लान में दिखते हैं। वे अब भी सहेजे हुए हैं।`,
}

export const listTexts: typeof source.listTexts = {
  sort: 'क्रम',
  sorts: {
    newest: 'नए पहले',
    oldest: 'पुराने पहले',
    title: 'शीर्षक के अनुसार',
    longest: 'सबसे लंबे पहले',
  },
  view: 'दृश्य',
  views: { cards: 'कार्ड', compact: 'छोटी सूची' },
  filters: 'फ़िल्टर',
  filtersOn: 'फ़िल्टर: चालू',
  clear: 'फ़िल्टर हटाएँ',
  channel: 'चैनल',
  allChannels: 'सभी चैनल',
  language: 'भाषा',
  allLanguages: 'सभी भाषाएँ',
  unknownLanguage: 'अज्ञात भाषा',
  form: 'रूप',
  allForms: 'सभी रूप',
  from: 'इस दिन से',
  to: 'इस दिन तक',
  since: (day) => `${day} से`,
  until: (day) => `${day} तक`,
  days: (first, last) => `${first} से ${last} तक`,
  exportAll: 'सभी एक्सपोर्ट करें',
  exportThese: 'इन्हें एक्सपोर्ट करें',
  exportAs: 'इस रूप में एक्सपोर्ट करें',
  more: 'और दिखाएँ',
  tryAgain: 'फिर कोशिश करें',
  moreFailed: 'सूची का बाक़ी हिस्सा नहीं खुल सका।',
  plans: 'प्लान और दाम देखें',
  held: 'आप बहुत ज़्यादा डिवाइस पर साइन इन हैं। यहाँ जारी रखने के लिए उनमें से एक हटाएँ।',
  devices: 'डिवाइस प्रबंधित करें',
  nothingContains: (search) => <>{search} कहीं नहीं मिला।</>,
  hidden: (filter, count) =>
    count === 1 ? (
      <>कुछ नहीं मिला। फ़िल्टर “{filter}” की वजह से वह एक नतीजा नहीं दिख रहा जो मेल खाता है।</>
    ) : (
      <>
        कुछ नहीं मिला। फ़िल्टर “{filter}” की वजह से मेल खाने वाले सभी {count} नतीजे नहीं दिख रहे हैं।
      </>
    ),
  nothingTogether: 'इन सब से एक साथ कुछ मेल नहीं खाता।',
  without: (filter, count) => `${filter} के बिना (${count})`,
  showAll: 'सभी दिखाएँ',
}
