import type * as source from '#messages/add-videos.ts'
import { plural } from './language.ts'

export const addVideos: typeof source.addVideos = {
  title: 'వీడియోలు చేర్చండి',
  description: 'కొత్త వీడియో ఒక సారాంశంగా లెక్కలోకి వస్తుంది; ఇప్పటికే మీ దగ్గర ఉన్నది ఉచితం.',
  links: (max) => `వీడియోల లింక్‌లు, గరిష్ఠంగా ${max}, లైన్‌కు ఒకటి`,
  add: (count) => plural(count, { one: `${count} వీడియో చేర్చండి`, other: `${count} వీడియోలు చేర్చండి` }),
  own: 'మీ హిస్టరీ నుంచి',
  search: 'మీ హిస్టరీలో వెతకండి',
  loading: 'లోడ్ అవుతోంది...',
  nothingFound: 'ఏమీ దొరకలేదు.',
}
