import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'आपके पिछले वीडियो',
  ready: (count) => `${number(count)} सारांश तैयार हैं`,
  all: 'पूरा इतिहास देखें',
  showAll: (count) => `सभी ${count} दिखाएँ`,
  showFewer: 'कम दिखाएँ',
  loading: 'आपके पिछले वीडियो खुल रहे हैं...',
  failed: 'यह सूची खुल नहीं पाई।',
  tryAgain: 'फिर कोशिश करें',
  unseen: 'नया',
  remove: (title) => `“${title}” हटाएँ`,
}
