import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTube లింక్',
  placeholder: 'YouTube లింక్ పేస్ట్ చేయండి',
  summarizeByModel: 'AI సారాంశం',
  summarize: 'సారాంశం పొందండి',
  transcribe: 'ట్రాన్స్‌క్రిప్ట్ పొందండి',
  paste: 'ట్రాన్స్‌క్రిప్ట్ పేస్ట్ చేయండి',
  missing: 'దయచేసి YouTube లింక్ ఇవ్వండి',
  otherSite: 'మేం YouTube లింక్‌లు చదువుతాం. మరే వీడియోకైనా దాని ట్రాన్స్‌క్రిప్ట్ పేస్ట్ చేయండి.',
}
