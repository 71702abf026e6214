import type * as source from '#messages/locked.tsx'

export const locked: typeof source.locked = {
  badge: 'లాక్ అయింది',
  unlock: 'అపరిమిత సారాంశాల కోసం అప్‌గ్రేడ్ చేయండి',
  next: (moment) => <>మీ తర్వాతి ఉచిత సారాంశం: {moment}</>,
  upgrade: 'అప్‌గ్రేడ్ చేయండి',
  viewPlans: 'ప్లాన్లు, ధరలు చూడండి',
  signIn: 'నాకు ప్లాన్ ఉంది: సైన్ ఇన్',
}
