import type * as source from '#messages/recent-videos.ts'
import { number } from './language.ts'

export const recentVideos: typeof source.recentVideos = {
  heading: 'तुमचे शेवटचे व्हिडिओ',
  ready: (count) => `${number(count)} सारांश तयार आहेत`,
  all: 'सर्व तुमच्या इतिहासात',
  showAll: (count) => `सर्व ${count} दाखवा`,
  showFewer: 'कमी दाखवा',
  loading: 'तुमचे शेवटचे व्हिडिओ लोड होत आहेत...',
  failed: 'ही यादी लोड होऊ शकली नाही.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  unseen: 'नवा',
  remove: (title) => `${title} हटवा`,
}
