import type * as source from '#messages/developers.ts'
import { keyCallsPerMinute } from '#product/key-scopes.ts'
import { webhookTimeoutSeconds } from '#product/webhooks.ts'

export const developers: typeof source.developers = {
  title: 'டெவலப்பர்கள்',
  description:
    'ஒவ்வொரு வரிக்கும் மேற்கோளும் விநாடியும் உள்ள சுருக்கங்கள், உங்கள் புரோகிராம்களிலிருந்தே: API கீகள், எடுத்துக்காட்டுகள், எல்லா அழைப்புகளும்.',
  heading: 'உங்கள் புரோகிராமில் Précis',
  lead: 'ஒவ்வொரு வரிக்கும் மேற்கோளும் விநாடியும் உள்ள சுருக்கங்கள், எந்தப் புரோகிராமிலிருந்தும்.',
  keyHeading: 'API கீ பெறுங்கள்',
  keyText:
    'உங்கள் [கணக்குப் பக்கத்தில்](/account) ஒன்றை உருவாக்குங்கள், தேவையான அனுமதிகளை மட்டும் கொடுத்து. அதை Authorization ஹெடரில் அனுப்புங்கள், முகவரியில் ஒருபோதும் வேண்டாம்.',
  exampleHeading: 'சுருக்கம் உருவாக்குங்கள்',
  exampleText: 'PRECIS_KEY-ல் உங்கள் API கீயையும் PRECIS_URL-ல் இந்தத் தளத்தின் முகவரியையும் வையுங்கள்.',
  copy: 'நகலெடு',
  copyProgram: (program) => `நகலெடு: ${program}`,
  agentHeading: 'ஏஜென்டை இணையுங்கள்',
  agentText:
    'அதற்குக் கிடைக்கும் டூல்கள்: ஒரு வீடியோவுக்கு (summarize, list_forms, get_transcript, ask), உங்கள் வரலாற்றுக்கு (search_library), தொகுப்புகளுக்கு (list_videos, make_collection, read_collections, change_collection), நீங்கள் ஃபாலோ செய்பவற்றுக்கு (read_following, change_following, read_digest). உங்கள் API கீயையும் இந்தத் தளத்தின் முகவரியையும் இடுங்கள்.',
  agentLabel: 'உங்கள் செயலியின் அமைப்புகள்',
  webhookHeading: 'வெப்ஹுக்',
  webhookText: `உங்கள் [கணக்குப் பக்கத்தில்](/account) ஒன்றை உருவாக்குங்கள்: ஒரு சுருக்கமோ டைஜஸ்டோ தயாரானதும் உங்கள் சர்வரை அழைக்கிறோம். அழைப்புகளில் Standard Webhooks முறைப்படி கையொப்பம் இருக்கும். ${webhookTimeoutSeconds} விநாடிக்குள் 2xx என்று பதில் தாருங்கள்; இல்லையென்றால் ஒரு நாள் வரை மீண்டும் முயல்வோம்.`,
  webhookLabel: 'JavaScript-ல் ஒரு வெப்ஹுக் ரிசீவர்',
  webhookShow: 'அழைப்பைச் சரிபார்க்கும் விதத்தைக் காட்டு',
  rulesHeading: 'கவனிக்க வேண்டியவை',
  rules: [
    `ஓர் API கீ நிமிடத்துக்கு ${keyCallsPerMinute} அழைப்புகள் செய்யலாம். மீதம் எவ்வளவு என்பதை RateLimit ஹெடர்கள் சொல்லும்.`,
    'Idempotency-Key இருந்தால், அதே அழைப்பு ஒருமுறைதான் எண்ணப்படும்; ஒரு நாள் வரை அதே பதில் கிடைக்கும்.',
    'தோல்விகள் problem+json ஆக வரும்: மாறாத ஒரு குறியீடும் எளிய ஒரு வாக்கியமும் இருக்கும். அவை ஒருபோதும் எண்ணப்படாது.',
    'சுருக்கம் எழுதப்படும்போதே பெற, Accept-ல் text/event-stream என்று அனுப்புங்கள்.',
  ],
  callsHeading: 'எல்லா அழைப்புகளும்',
  callsText: 'ஓர் API கீயால் செய்யக்கூடிய எல்லாம், [OpenAPI ஆவணத்திலிருந்து](/api/openapi.json).',
  show: 'எல்லா அழைப்புகளையும் காட்டு',
}
