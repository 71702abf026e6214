import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'तुमच्याकडे अजून एकही API की नाही.', webhook: 'तुमच्याकडे अजून एकही वेबहुक नाही.' },
  create: { key: 'API की तयार करा', webhook: 'वेबहुक तयार करा' },
  full: {
    key: (max) => `तुमच्याकडे ${max} API की आहेत. नवी करण्यासाठी एक हटवा.`,
    webhook: (max) => `तुमच्याकडे ${max} वेबहुक आहेत. नवा करण्यासाठी एक हटवा.`,
  },
  missing: {
    key: 'अशी API की नाही. ती हटवली गेली असू शकते.',
    webhook: 'असा वेबहुक नाही. तो हटवला गेला असू शकतो.',
  },
  back: 'तुमच्या खात्यावर परत जा',
  refresh: 'रिफ्रेश करा',
  done: 'झाले',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'API कीचे कॉल',
  keySignIn: 'तुमच्या API की पाहण्यासाठी साइन इन करा.',
  webhookHeading: 'वेबहुक',
  webhookSignIn: 'तुमचे वेबहुक पाहण्यासाठी साइन इन करा.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'हटवा',
  deleteNamed: (name) => `${name} हटवा`,
  deleteIt: { key: 'API की हटवा', form: 'स्वरूप हटवा' },
  deleted: { key: 'API की हटवली', form: 'स्वरूप हटवले' },
}
