import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'మీకు ఇంకా కీలు లేవు.', webhook: 'మీకు ఇంకా వెబ్‌హుక్‌లు లేవు.' },
  create: { key: 'కీ తయారు చేయండి', webhook: 'వెబ్‌హుక్ తయారు చేయండి' },
  full: {
    key: (max) => `మీకు ${max} కీలు ఉన్నాయి. మరొకటి కావాలంటే ఒకటి తొలగించండి.`,
    webhook: (max) => `మీకు ${max} వెబ్‌హుక్‌లు ఉన్నాయి. మరొకటి కావాలంటే ఒకటి తొలగించండి.`,
  },
  missing: {
    key: 'అలాంటి కీ లేదు. దాన్ని తొలగించి ఉండొచ్చు.',
    webhook: 'అలాంటి వెబ్‌హుక్ లేదు. దాన్ని తొలగించి ఉండొచ్చు.',
  },
  back: 'మీ ఖాతాకు తిరిగి వెళ్లండి',
  refresh: 'రిఫ్రెష్',
  done: 'పూర్తయింది',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'API కీ కాల్స్',
  keySignIn: 'మీ కీలు చూడటానికి సైన్ ఇన్ చేయండి.',
  webhookHeading: 'వెబ్‌హుక్',
  webhookSignIn: 'మీ వెబ్‌హుక్‌లు చూడటానికి సైన్ ఇన్ చేయండి.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'తొలగించండి',
  deleteNamed: (name) => `${name} తొలగించండి`,
  deleteIt: { key: 'కీ తొలగించండి', form: 'రూపం తొలగించండి' },
  deleted: { key: 'కీ తొలగించారు', form: 'రూపం తొలగించారు' },
}
