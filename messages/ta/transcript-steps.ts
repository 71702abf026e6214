import type * as source from '#messages/transcript-steps.ts'

export const transcriptSteps: typeof source.transcriptSteps = {
  open: 'கம்ப்யூட்டரில் YouTube-ல் வீடியோவைத் திறங்கள்.',
  unfold: 'அதன் விளக்கத்தை விரித்து “டிரான்ஸ்கிரிப்டைக் காட்டு” (Show transcript) என்பதை அழுத்துங்கள்.',
  copy: 'வரிகளைத் தேர்ந்தெடுத்து, நகலெடுத்து, இங்கே ஒட்டுங்கள்.',
}
