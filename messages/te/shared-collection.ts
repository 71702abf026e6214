import type * as source from '#messages/shared-collection.ts'
import { plural } from './language.ts'

export const sharedCollection: typeof source.sharedCollection = {
  introduction: 'క్లుప్తంగా వీడియోలు, Précisతో తయారైనవి: ప్రతి లైన్‌నూ వీడియోలో అన్నదానితో సరిచూస్తాం. మీ వీడియోలతో వాడి చూడండి.',
  title: 'షేర్ చేసిన సేకరణ',
  loading: 'లోడ్ అవుతోంది...',
  overview: 'ఓవర్‌వ్యూ',
  more: 'మరిన్ని చూపించండి',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  count: (count) => plural(count, { one: `క్లుప్తంగా ${count} వీడియో`, other: `క్లుప్తంగా ${count} వీడియోలు` }),
  channel: 'YouTubeలో ఛానెల్',
  playlist: 'YouTubeలో ప్లేలిస్ట్',
  unnamed: 'ఒక వీడియో',
  from: (title, time) => `${title}, ${time} నుంచి, YouTubeలో`,
}
