import type * as source from '#messages/paywall.tsx'

export const paywall: typeof source.paywall = {
  title: 'Proకి అప్‌గ్రేడ్ చేయండి',
  isWaiting: (title) => `“${title}” మీ కోసం ఆగింది.`,
  usedUp: 'మీ ఉచిత సారాంశాలు అయిపోయాయి.',
  moreAfter: (count, hours) => `మీ మొదటి సారాంశం తర్వాత ${hours} గంటలకు మరో ${count} వస్తాయి.`,
  moreAt: (count, moment) => `మీకు మరో ${count} వచ్చేది ${moment}.`,
  planLine: (price, allowance) => `${price}, ${allowance}`,
  subscribe: 'తీసుకోండి',
  subscribeTo: (plan) => `${plan} తీసుకోండి`,
  note: (link) => (
    <>మీరు పొందినవి చదవడానికి, వెతకడానికి మీవే. ప్లాన్లకు నెలనెలా బిల్లు, ఎప్పుడైనా రద్దు చేసుకోవచ్చు. {link('ప్లాన్లను పోల్చండి')}</>
  ),
  comingSoon: 'త్వరలో వస్తుంది',
  notSetUp: 'ఇక్కడ ఇంకా చెల్లింపులు ఏర్పాటు చేయలేదు.',
  wasDemo: 'ఇది డెమో',
  wasDemoNote: 'ఎలాంటి ఛార్జీ పడలేదు. ధరల పేజీలో ఒక ప్లాన్ వాడి చూడొచ్చు.',
}

export const soon: typeof source.soon = {
  today: (time) => `ఈరోజు ${time}కి`,
  tomorrow: (time) => `రేపు ${time}కి`,
  later: (moment) => `${moment}కి`,
}
