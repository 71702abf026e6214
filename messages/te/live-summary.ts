import type * as source from '#messages/live-summary.ts'

export const liveSummary: typeof source.liveSummary = {
  generating: 'AI సారాంశం తయారవుతోంది...',
  partsRead: 'వీడియోలో చదివిన భాగాలు',
  restarted: 'మొదటి డ్రాఫ్ట్ తనిఖీలో నిలవలేదు. మళ్లీ ప్రయత్నిస్తున్నాం.',
  beingWritten: 'ట్రాన్స్‌క్రిప్ట్ నుంచి రాస్తున్నాం.',
  beingWrittenInStyle: (style) => `ట్రాన్స్‌క్రిప్ట్ నుంచి రాస్తున్నాం. శైలి: ${style}.`,
}
