import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'कंप्यूटर पर YouTube में वीडियो खोलें।',
  unfold: 'उसका विवरण खोलें और “ट्रांसक्रिप्ट दिखाएं” (Show transcript) दबाएँ।',
  copy: 'पंक्तियाँ चुनें, कॉपी करें और यहाँ पेस्ट करें।',
}
