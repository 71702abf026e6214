import type * as source from '#messages/failure-panel.tsx'
import { plural } from './language.ts'

export const failurePanel: typeof source.failurePanel = {
  planned: (moment) => <>మొదలయ్యేది: {moment}, మీ సమయం ప్రకారం.</>,
  costs: {
    none: 'దీనికి మీ సారాంశాల్లో ఏదీ ఖర్చు కాలేదు.',
    unknown: 'మీ సారాంశం ఇంకా తయారవుతూ ఉండొచ్చు. చూడటానికి మళ్లీ ప్రయత్నించండి.',
  },
  remedies: { retry: 'మళ్లీ ప్రయత్నించండి', paste: 'ట్రాన్స్‌క్రిప్ట్ పేస్ట్ చేయండి', another: 'వేరే వీడియో' },
  retryIn: (time) => `${time}లో మళ్లీ ప్రయత్నించండి`,
  retryInMinutes: (count) =>
    plural(count, {
      one: `${count} నిమిషంలో మళ్లీ ప్రయత్నించండి`,
      other: `${count} నిమిషాల్లో మళ్లీ ప్రయత్నించండి`,
    }),
  retryInHours: (count) =>
    plural(count, {
      one: `${count} గంటలో మళ్లీ ప్రయత్నించండి`,
      other: `${count} గంటల్లో మళ్లీ ప్రయత్నించండి`,
    }),
  retryInDays: (count) =>
    plural(count, {
      one: `${count} రోజులో మళ్లీ ప్రయత్నించండి`,
      other: `${count} రోజుల్లో మళ్లీ ప్రయత్నించండి`,
    }),
  retryNow: 'ఇప్పుడు మళ్లీ ప్రయత్నించొచ్చు.',
  summarizeFirst: (minutes) => `మొదటి ${minutes} నిమిషాల సారాంశం పొందండి`,
  showsTranscript: 'YouTubeలో ట్రాన్స్‌క్రిప్ట్ కనిపిస్తే',
  readExample: 'లేదా ఒక ఉదాహరణ చదవండి:',
}

export const readInBrowser: typeof source.readInBrowser = {
  blocked: 'YouTube ప్రస్తుతం మా సర్వర్లను అడ్డుకుంటోంది. మీ బ్రౌజర్‌ను కాదు.',
  how: (link) => (
    <>
      {link('Précis ఎక్స్‌టెన్షన్')} ఉన్న బ్రౌజర్‌లో వీడియో తెరిచి “Summarize” నొక్కండి. మిగతాది ఇక్కడ దానంతట అదే జరుగుతుంది. లేదా వీడియో తెరిచి,
      దాని ట్రాన్స్‌క్రిప్ట్ కాపీ చేసి ఇక్కడ పేస్ట్ చేయండి.
    </>
  ),
  open: 'వీడియో తెరవండి',
}
