import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'మీ ఇటీవలి వీడియోలు',
  ready: (count) => `${number(count)} సారాంశాలు సిద్ధంగా ఉన్నాయి`,
  all: 'హిస్టరీలో అన్నీ',
  showAll: (count) => `మొత్తం ${count} చూపించండి`,
  showFewer: 'తక్కువ చూపించండి',
  loading: 'మీ ఇటీవలి వీడియోలు లోడ్ అవుతున్నాయి...',
  failed: 'ఈ జాబితా లోడ్ కాలేదు.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  unseen: 'కొత్తది',
  remove: (title) => `“${title}” తొలగించండి`,
}
