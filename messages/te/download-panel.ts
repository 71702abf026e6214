import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'సారాంశం డౌన్‌లోడ్ చేయండి',
  transcript: 'ట్రాన్స్‌క్రిప్ట్ డౌన్‌లోడ్ చేయండి',
  others: 'ఇతర అప్లికేషన్ల కోసం',
  text: 'టెక్స్ట్',
  markdown: 'Markdown',
}
