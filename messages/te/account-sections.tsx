import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'ప్రొఫైల్',
  email: 'ఈమెయిల్',
  memberSince: 'ఖాతా తెరిచిన తేదీ',
  phone: 'ఫోన్',
  optional: 'తప్పనిసరి కాదు.',
  save: 'సేవ్',
  phoneSaved: 'ఫోన్ నంబర్ సేవ్ అయింది',
  plan: 'ప్లాన్',
  comeBack: (moment) => <>మళ్లీ సారాంశాలు వచ్చేది: {moment}.</>,
  data: 'మీ డేటా',
  dataText: 'మీకు చెందినదంతా ఒకే JSON ఫైల్‌లో.',
  downloadData: 'నా డేటా డౌన్‌లోడ్ చేయండి',
  exportHistory: (link) => <>నోట్స్, కార్డులు లేదా రిఫరెన్స్ మేనేజర్ కోసం {link('మీ హిస్టరీని ఎక్స్‌పోర్ట్ చేయండి')}.</>,
  devices: 'డివైజ్‌లు',
  signOutEverywhere: 'అన్ని చోట్లా లాగ్‌అవుట్ చేయండి',
  signOutQuestion: 'దీంతో అన్ని డివైజ్‌లలో లాగ్‌అవుట్ అవుతుంది, ఇందులో కూడా.',
  loggedOut: 'లాగ్‌అవుట్ అయింది',
  onAllDevices: 'అన్ని డివైజ్‌లలో.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'ఖాతా తొలగింపు',
  text: 'మీ హిస్టరీ, డివైజ్‌లు, సెట్టింగ్‌లు శాశ్వతంగా తొలగిపోతాయి. చట్టం ఉంచమన్న చెల్లింపు రికార్డులు మాత్రమే ఉంచుతాం. మనసు మార్చుకోవడానికి మీకు ఏడు రోజులు ఉంటాయి.',
  deleteMine: 'నా ఖాతా తొలగించండి',
  dialogText: 'ఏడు రోజుల్లో ఇది తొలగిపోతుంది. అప్పటిదాకా ఈ పేజీలో మీరు మనసు మార్చుకోవచ్చు.',
  typeToConfirm: (email) => `ఖాయం చేయడానికి ${email} అని టైప్ చేయండి`,
  pleaseType: (email) => `దయచేసి ${email} అని టైప్ చేయండి`,
  requested: 'మీ ఖాతా ఏడు రోజుల్లో తొలగిపోతుంది',
  notice: 'తొలగింపు',
  willBeDeleted: (day) => <>ఈ ఖాతా తొలగిపోయే తేదీ: {day}.</>,
  untilThen: 'అప్పటిదాకా అన్నీ ఇప్పటిలాగే ఉంటాయి.',
  keep: 'నా ఖాతా ఉంచండి',
  stays: 'మీ ఖాతా ఉంటుంది',
}
