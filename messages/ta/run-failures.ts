import type * as source from '#messages/run-failures.ts'

export const runFailures: typeof source.runFailures = {
  connectionTitle: 'இணைப்பு துண்டிக்கப்பட்டது',
  connection:
    'சர்வரை அடைய முடியவில்லை, அல்லது அது பதில் தருவதை நிறுத்திவிட்டது. உங்கள் இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  title: 'சுருக்கத்தை உருவாக்க முடியவில்லை',
  apology:
    'மன்னிக்கவும், இந்த வீடியோவின் சுருக்கத்தை உருவாக்க முடியவில்லை. வீடியோவில் ஒலி இல்லாவிட்டாலோ, அது மிகச் சிறியதாக இருந்தாலோ, கையாளக் கடினமாக இருந்தாலோ இப்படி நடக்கலாம். வேறு வீடியோவை முயன்று பாருங்கள்.',
}

export const outcomes: typeof source.outcomes = {
  fromCache: 'ஏற்கெனவே உருவானது, உடனே கிடைத்தது',
  freshSummary: 'புதிய சுருக்கம் உருவானது',
  freshTranscript: 'புதிய டிரான்ஸ்கிரிப்ட் உருவானது',
  generatedByModel: 'AI சுருக்கம் உருவானது',
  generated: 'சுருக்கம் உருவானது',
  videoSummarized: 'உங்கள் YouTube வீடியோ சுருக்கப்பட்டது',
  transcriptSummarized: 'உங்கள் டிரான்ஸ்கிரிப்ட் சுருக்கப்பட்டது',
}
