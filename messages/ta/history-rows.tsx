import type * as source from '#messages/history-rows.tsx'

export const rowTexts: typeof source.rowTexts = {
  unnamed: (id) => `வீடியோ ${id}`,
  shared: 'பகிரப்பட்டது',
  readHere: 'இங்கே படி',
  close: 'மூடு',
  readTitle: (title) => `இங்கே படி: ${title}`,
  closeTitle: (title) => `மூடு: ${title}`,
  hits: 'கிடைத்தவை',
  insights: 'முக்கியக் கருத்துகள்',
  showLess: 'குறைவாகக் காட்டு',
  showWhole: 'முழுச் சுருக்கத்தையும் காட்டு',
  copy: 'நகலெடு',
  download: 'பதிவிறக்கு',
  downloadWithPlan: 'Pro-வில் பதிவிறக்கு',
  watch: 'பார்',
  watchOriginal: 'அசல் வீடியோவைப் பார்',
  fetching: 'டிரான்ஸ்கிரிப்டை எடுக்கிறோம்...',
  remove: 'நீக்கு',
  removed: (title) => <>நீக்கப்பட்டது: {title}</>,
  undo: 'செயல்தவிர்',
}
