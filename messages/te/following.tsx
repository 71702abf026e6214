import type * as source from '#messages/following.tsx'
import { number, plural } from './language.ts'

export const followTexts: typeof source.followTexts = {
  loading: 'లోడ్ అవుతోంది...',
  count: (count, max) => `${max}లో ${count} ఫాలో అవుతున్నారు`,
  digests: 'డైజెస్ట్‌లు',
  yourDigest: 'మీ డైజెస్ట్',
  introduction:
    'కొత్త వీడియోల సారాంశాలు మీ కోసం తయారై ఒకే డైజెస్ట్‌గా వస్తాయి, రోజూ ఉదయం 8:00కు ఈమెయిల్‌లో. దాన్ని ఇక్కడ మార్చుకోవచ్చు. ఫాలో అవ్వడం ఉచితం; ఒక్కో సారాంశం ఒకటిగా లెక్కలోకి వస్తుంది.',
  short: 'కొత్త వీడియోల సారాంశాలు మీ కోసం తయారై ఒకే డైజెస్ట్‌గా వస్తాయి. ఫాలో అవ్వడం ఉచితం; ఒక్కో సారాంశం ఒకటిగా లెక్కలోకి వస్తుంది.',
  source: 'ఛానెల్, ప్లేలిస్ట్ లేదా పాడ్‌కాస్ట్',
  linkMissing: 'ఒక లింక్ పేస్ట్ చేయండి.',
  startWith: 'దేనితో మొదలు',
  newOnly: 'కొత్త వీడియోలు మాత్రమే',
  newest: (count) => plural(count, { one: 'అన్నిటికంటే కొత్త వీడియో కూడా', other: `అన్నిటికంటే కొత్త ${count} వీడియోలు కూడా` }),
  inForm: 'సారాంశం రూపం',
  follow: 'ఫాలో అవ్వండి',
  followed: (name) => `“${name}”ను ఫాలో అవుతున్నారు`,
  full: (max, link) => (
    <>
      మీ ప్లాన్‌లో {max} ఫాలో అవ్వొచ్చు. మరొకటి చేర్చాలంటే ఒకదాన్ని అన్‌ఫాలో చేయండి, లేదా {link('ప్లాన్లు')} చూడండి.
    </>
  ),
}

export const followRow: typeof source.followRow = {
  videos: 'వీడియోలు',
  videosOf: (name) => `${name} వీడియోలు`,
  unfollow: 'అన్‌ఫాలో చేయండి',
  unfollowOne: (name) => `${name} అన్‌ఫాలో చేయండి`,
  askUnfollow: 'అన్‌ఫాలో చేయాలా? మీ సారాంశాలు మీ హిస్టరీలో ఉంటాయి.',
  unfollowed: 'అన్‌ఫాలో అయింది',
  inForm: 'కొత్త వీడియోల సారాంశం రూపం',
  formChanged: (form) => `కొత్త వీడియోలు ఇక “${form}” రూపంలో వస్తాయి`,
  formNote: 'ఇప్పటికే సారాంశం ఉన్నవి అలాగే ఉంటాయి.',
  kinds: { channel: 'ఛానెల్', playlist: 'ప్లేలిస్ట్', podcast: 'పాడ్‌కాస్ట్' },
  nothingNew: 'ఇంకా కొత్తవేవీ లేవు',
  lastNew: (ago) => `చివరి కొత్త వీడియో ${ago}`,
  checked: (ago) => `చూసింది ${ago}`,
  notDone: (count) => `${count} ఇంకా పూర్తి కాలేదు`,
  leftOut: (count, max) =>
    `గత 7 రోజుల్లో ${number(count)} వదిలేశాం: ప్రతి మూలం నుంచి రోజుకు అన్నిటికన్నా కొత్త ${max} వీడియోలనే సంక్షిప్తం చేస్తాం.`,
  failing: 'స్పందన లేదు',
  failingNote: 'దీనికి YouTube స్పందించడం లేదు. మళ్లీ ప్రయత్నిస్తాం, ఏదీ పోదు.',
}

export const followedTexts: typeof source.followedTexts = {
  none: 'మీరు ఫాలో అయినప్పటి నుంచి కొత్తవేవీ రాలేదు.',
  more: (count) =>
    plural(count, {
      one: `మరో ${count} మీ హిస్టరీలో, డైజెస్ట్‌లలో ఉంది.`,
      other: `మరో ${count} మీ హిస్టరీలో, డైజెస్ట్‌లలో ఉన్నాయి.`,
    }),
  states: {
    waiting: 'క్యాప్షన్ల కోసం ఆగింది',
    queued: 'క్యూలో ఉంది',
    unpaid: 'మీ కోటా కోసం ఆగింది',
    working: 'సారాంశం తయారవుతోంది',
    done: 'పూర్తయింది',
    failed: 'విఫలం',
  },
  nextTry: (moment) => `${moment}కి మళ్లీ ప్రయత్నిస్తాం.`,
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  tryVideo: (name) => `మళ్లీ ప్రయత్నించండి: ${name}`,
}

export const digestSettings: typeof source.digestSettings = {
  saved: 'సేవ్ అయింది',
  mailed: 'దీన్ని నాకు ఈమెయిల్ చేయండి',
  stops: {
    unsubscribed: 'మీరు ఈమెయిల్స్ ఆపారు. మళ్లీ రావాలంటే బాక్సులో టిక్ పెట్టి సేవ్ చేయండి.',
    bounced: 'మీ మెయిల్ సర్వర్ ఒక ఈమెయిల్‌ను తిరస్కరించింది, కాబట్టి ఈమెయిల్స్ ఆపాం.',
  },
  save: 'సేవ్',
  nextOne: (moment) => `కొత్తవి ఉంటే, తర్వాతిది ${moment}కి.`,
  howOften: 'ఎంత తరచుగా',
  frequencies: { daily: 'రోజూ', weekly: 'వారానికోసారి', never: 'వద్దు' },
  on: 'రోజు',
  at: 'సమయం',
  weekdays: ['సోమవారం', 'మంగళవారం', 'బుధవారం', 'గురువారం', 'శుక్రవారం', 'శనివారం', 'ఆదివారం'],
  zone: 'టైమ్ జోన్',
  feed: 'మీ ఫీడ్ రీడర్ కోసం',
  feedHint: 'ఈ అడ్రస్ ఉన్నవారెవరైనా మీ డైజెస్ట్‌లు చదవగలరు. అది బయటికి తెలిసిపోతే మార్చండి.',
  copy: 'కాపీ',
  change: 'మార్చండి',
  feedChanged: 'ఫీడ్ అడ్రస్ మారింది',
  done: (count) => `${count} పూర్తి`,
  failed: (count) => `${count} విఫలం`,
  waiting: (count) => plural(count, { one: `${count} వేచి ఉంది`, other: `${count} వేచి ఉన్నాయి` }),
}
