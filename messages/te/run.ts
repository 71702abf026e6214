import type * as source from '#messages/run.ts'

export const runTexts: typeof source.runTexts = {
  aiSummary: 'AI సారాంశం',
  summary: 'సారాంశం',
  stage: ({ stage, parts }) => {
    if (parts !== undefined)
      return `${parts.total} భాగాల్లో ${Math.min(parts.done + 1, parts.total)}వ భాగం చదువుతున్నాం...`
    if (stage === 'transcript') return 'ట్రాన్స్‌క్రిప్ట్ తెస్తున్నాం...'
    return stage === 'summary' ? 'సారాంశం తయారవుతోంది...' : 'లైన్లను సరిచూస్తున్నాం...'
  },
  fetching: 'ట్రాన్స్‌క్రిప్ట్ తెస్తున్నాం...',
  unsent: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు. ఆన్‌లైన్‌లోకి రాగానే దీన్ని పంపుతాం.',
  unanswered: 'ఇంకా జవాబు రాలేదు. మళ్లీ ప్రయత్నిస్తున్నాం...',
  lost: 'కనెక్షన్ పోయింది. మీ సారాంశం తయారవుతూనే ఉంది. మళ్లీ కనెక్ట్ అవుతోంది...',
}
