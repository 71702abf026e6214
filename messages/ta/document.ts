import type * as source from '#messages/document.ts'

export const documentTexts: typeof source.documentTexts = {
  offline: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள்.',
  canRead: 'இந்தப் பக்கத்தைத் தொடர்ந்து படிக்கலாம்.',
  carriesOn: 'உருவாகிக்கொண்டிருக்கும் சுருக்கம் நீங்கள் இல்லாமலே தொடரும்; நீங்கள் ஆன்லைனுக்கு வந்ததும் இங்கே இருக்கும்.',
  missedClick: 'நீங்கள் கிளிக் செய்ததைத் திறக்க முடியவில்லை. அப்போது மீண்டும் முயலுங்கள்.',
  loading: 'லோட் ஆகிறது...',
}
