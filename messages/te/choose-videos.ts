import type * as source from '#messages/choose-videos.ts'
import { plural } from './language.ts'

export const chooseVideos: typeof source.chooseVideos = {
  loading: 'వీడియోల జాబితా వస్తోంది...',
  inForm: 'సారాంశం రూపం',
  more: 'మరిన్ని చూపించండి',
  unnamed: 'వీడియోల జాబితా',
  count: (count) => plural(count, { one: `${count} వీడియో`, other: `${count} వీడియోలు` }),
  yours: (count) =>
    plural(count, {
      one: `${count} ఇప్పటికే మీ దగ్గర ఉంది`,
      other: `${count} ఇప్పటికే మీ దగ్గర ఉన్నాయి`,
    }),
  notWhole: 'YouTubeలో ఇంకా ఉన్నాయి; జాబితాలోకి తేగలిగినవి ఇవి.',
  howMany: 'ఎన్ని వీడియోలు',
  all: (count) => `మొత్తం ${count}`,
  newest: (count) => `కొత్తవి ${count}`,
  first: (count) => `మొదటి ${count}`,
  ticked: 'నేను టిక్ చేసినవే',
  states: {
    playable: null,
    gone: 'అందుబాటులో లేదు',
    live: 'ఇప్పుడు లైవ్',
    upcoming: 'ఇంకా మొదలు కాలేదు',
  },
  known: 'ఇప్పటికే మీ దగ్గర ఉంది',
  free: (count) =>
    plural(count, {
      one: `${count} ఇప్పటికే మీ దగ్గర ఉంది, అది ఉచితం.`,
      other: `${count} ఇప్పటికే మీ దగ్గర ఉన్నాయి, అవి ఉచితం.`,
    }),
  takes: (count) => plural(count, { one: `${count} సారాంశం పడుతుంది.`, other: `${count} సారాంశాలు పడతాయి.` }),
  takesOf: (count, left) =>
    plural(left, {
      one: `మీ ${left} సారాంశంలో ${count} పడుతుంది.`,
      other: plural(count, {
        one: `మీ ${left} సారాంశాల్లో ${count} పడుతుంది.`,
        other: `మీ ${left} సారాంశాల్లో ${count} పడతాయి.`,
      }),
    }),
  waits: (left) =>
    plural(left, {
      one: `మీకు ${left} ఉంది: మరిన్ని వచ్చేదాకా మిగతావి ఆగుతాయి.`,
      other: `మీకు ${left} ఉన్నాయి: మరిన్ని వచ్చేదాకా మిగతావి ఆగుతాయి.`,
    }),
  failedAreFree: 'విఫలమైన వీడియోలు ఉచితం.',
  start: (count) =>
    plural(count, {
      one: `${count} వీడియో సారాంశం పొందండి`,
      other: `${count} వీడియోల సారాంశాలు పొందండి`,
    }),
  collections: 'మీ సేకరణలు',
}
