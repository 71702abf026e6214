import type * as source from '#messages/download-panel.ts'

export const downloadPanel: typeof source.downloadPanel = {
  summary: 'சுருக்கத்தைப் பதிவிறக்கு',
  transcript: 'டிரான்ஸ்கிரிப்டைப் பதிவிறக்கு',
  others: 'மற்ற செயலிகளுக்கு',
  text: 'டெக்ஸ்ட்',
  markdown: 'Markdown',
}
