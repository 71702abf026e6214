import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'మీ వీడియోను సరిచూసుకోండి',
  placeholder: 'YouTube లింక్ పేస్ట్ చేయండి',
  check: 'సరిచూడండి',
  readSummary: 'సారాంశం మొత్తం చదవండి',
  watch: 'YouTubeలో చూడండి',
  watchFrom: (time) => `YouTubeలో ${time} నుంచి చూడండి`,
}
