import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Pro में अपग्रेड करें',
  isWaiting: (title) => `“${title}” इंतज़ार में है।`,
  usedUp: 'आपके मुफ़्त सारांश ख़त्म हो गए हैं।',
  moreAfter: (count, hours) =>
    count === 1
      ? `पहले सारांश के ${hours} घंटे बाद ${count} और मिलेगा।`
      : `पहले सारांश के ${hours} घंटे बाद ${count} और मिलेंगे।`,
  moreAt: (count, moment) =>
    count === 1 ? `${moment} आपको ${count} और मिलेगा।` : `${moment} आपको ${count} और मिलेंगे।`,
  planLine: (price, allowance) => `${price}, ${allowance}`,
  subscribe: 'प्लान लें',
  subscribeTo: (plan) => `${plan} प्लान लें`,
  note: (link) => (
    <>
      आपके बनाए सारांश आपके ही रहेंगे, पढ़ने और खोजने के लिए। प्लान का शुल्क हर महीने लगता है, जब चाहें रद्द करें।{' '}
      {link('प्लान की तुलना करें')}
    </>
  ),
  comingSoon: 'जल्द आ रहा है',
  notSetUp: 'यहाँ अभी भुगतान चालू नहीं है।',
  wasDemo: 'यह एक डेमो था',
  wasDemoNote: 'कोई शुल्क नहीं लगा। आप “प्लान और दाम” पेज पर कोई प्लान आज़मा सकते हैं।',
}

export const soon: typeof source.soon = {
  today: (time) => `आज ${time} पर`,
  tomorrow: (time) => `कल ${time} पर`,
  later: (moment) => `${moment} पर`,
}
