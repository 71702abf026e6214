import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'मुख्य बातें',
  'study-notes': 'पढ़ाई के नोट',
  steps: 'चरण',
  meeting: 'मीटिंग',
  outline: 'लेक्चर की रूपरेखा',
  paragraph: 'एक अनुच्छेद',
  'chapter-lines': 'हर अध्याय की एक पंक्ति',
}
