import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'మీ సారాంశ రూపాలు',
  text: 'మీ సారాంశాలు ఎలా ఉండాలో. ఏ రూపంలో ఉన్నా, ప్రతి లైన్‌నూ సరిచూస్తాం.',
  withPlans: (link) => <>సొంత రూపాలు {link('Pro, Unlimited')} ప్లాన్లలో ఉంటాయి.</>,
  none: 'మీరు ఇంకా రూపాలేవీ తయారు చేయలేదు.',
  create: 'రూపం తయారు చేయండి',
  full: (max) => `మీ దగ్గర ${max} రూపాలు ఉన్నాయి. మరొకటి కావాలంటే ఒకటి తొలగించండి.`,
  deletion: 'తొలగించాలా? ఆ రూపంలో తయారైన సారాంశాలు ఉంటాయి.',
  edit: 'మార్చండి',
  editNamed: (name) => `${name} మార్చండి`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'కొత్త రూపం',
  editForm: 'రూపం మార్చండి',
  text: 'ప్రతి విభాగం దేని గురించో చెప్పండి. ఆకృతి, తనిఖీలు మావే ఉంటాయి.',
  name: 'పేరు',
  nameMissing: 'రూపానికి ఒక పేరు ఇవ్వండి.',
  guidance: 'ఇంకేమైనా',
  guidanceHint: 'దేని కోసం చూడాలో, ఎవరి కోసమో',
  tooLong: (max) => `మొత్తం కలిపి గరిష్ఠంగా ${max} అక్షరాలు వాడండి.`,
  characters: (count, max) => `మొత్తం ${max} అక్షరాల్లో ${count}`,
  save: 'రూపం సేవ్ చేయండి',
  saved: 'రూపం సేవ్ అయింది',
  addSection: 'విభాగం చేర్చండి',
  section: (number) => `విభాగం ${number}`,
  heading: 'శీర్షిక',
  headingMissing: 'విభాగానికి ఒక శీర్షిక ఇవ్వండి.',
  about: 'ఇక్కడ ఏం ఉండాలి',
  optional: 'తప్పనిసరి కాదు.',
  shape: 'ఆకృతి',
  shapes: {
    points: 'జాబితా',
    steps: 'నంబర్లతో స్టెప్స్',
    prose: 'పేరా',
    terms: 'పదాలు, అర్థాలు',
    questions: 'ప్రశ్నలు, జవాబులు',
  },
  remove: 'తీసేయండి',
  removeSection: (number) => `విభాగం ${number} తీసేయండి`,
}
