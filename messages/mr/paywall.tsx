import type * as source from '#messages/paywall.tsx'
import { plural } from './language.ts'

export const paywall: typeof source.paywall = {
  title: 'Pro वर अपग्रेड करा',
  isWaiting: (title) => `“${title}” प्रतीक्षेत आहे.`,
  usedUp: 'तुमचे मोफत सारांश संपले आहेत.',
  moreAfter: (count, hours) =>
    plural(count, {
      one: `पहिल्या सारांशानंतर ${hours} तासांनी आणखी ${count} मिळेल.`,
      other: `पहिल्या सारांशानंतर ${hours} तासांनी आणखी ${count} मिळतील.`,
    }),
  moreAt: (count, moment) =>
    plural(count, {
      one: `${moment} तुम्हाला आणखी ${count} मिळेल.`,
      other: `${moment} तुम्हाला आणखी ${count} मिळतील.`,
    }),
  planLine: (price, allowance) => `${price}, ${allowance}`,
  subscribe: 'प्लॅन घ्या',
  subscribeTo: (plan) => `${plan} प्लॅन घ्या`,
  note: (link) => (
    <>
      तुम्ही केलेले सारांश वाचण्यासाठी आणि शोधण्यासाठी तुमचेच राहतात. प्लॅनचे शुल्क दरमहा घेतले जाते, केव्हाही रद्द करा.{' '}
      {link('प्लॅनची तुलना करा')}
    </>
  ),
  comingSoon: 'लवकरच येत आहे',
  notSetUp: 'इथे अजून पेमेंट सुरू केलेली नाहीत.',
  wasDemo: 'हा डेमो होता',
  wasDemoNote: 'कोणतेही शुल्क घेतलेले नाही. “प्लॅन आणि किमती” या पेजवर तुम्ही प्लॅन वापरून पाहू शकता.',
}

export const soon: typeof source.soon = {
  today: (time) => `आज ${time} वाजता`,
  tomorrow: (time) => `उद्या ${time} वाजता`,
  later: (moment) => `${moment} वाजता`,
}
