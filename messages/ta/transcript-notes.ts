import type * as source from '#messages/transcript-notes.ts'

export const transcriptNotes: typeof source.transcriptNotes = {
  heading: 'டிரான்ஸ்கிரிப்ட்',
  later: 'சுருக்கம் முடிந்ததும் இது இங்கே இருக்கும்.',
  fetching: 'டிரான்ஸ்கிரிப்டை எடுக்கிறோம்...',
  transcribed: 'AI கேட்டு எழுதியது',
  transcribedNote: 'YouTube சப்டைட்டில் தரவில்லை. ஒரு மொழி மாடல் கேட்டு எழுதியது: சொற்களும் நேரங்களும் தவறாக இருக்கலாம்.',
  fromBrowser: 'இந்த சப்டைட்டிலை உங்கள் பிரவுசர் பக்கத்திலிருந்து படித்தது. நீங்கள் மட்டுமே பார்க்க முடியும்.',
  automatic: 'தானியங்கி சப்டைட்டில்: சில சொற்கள் தவறாக இருக்கலாம்.',
  captionsEnd: (end, duration) => `சப்டைட்டில் ${end}-ல் முடிகிறது; வீடியோவின் நீளம் ${duration}.`,
  restMissing: 'அதன் பிறகு சொல்லப்பட்டது இதில் இல்லை.',
  approximate: 'நேரங்கள் தோராயமானவை (~).',
  fromPlaylist: 'உங்கள் லிங்க் ஒரு பிளேலிஸ்ட்; இது அதன் முதல் வீடியோ.',
}
