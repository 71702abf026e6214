import type * as source from '#messages/webhooks.ts'

export const webhookTexts: typeof source.webhookTexts = {
  title: 'வெப்ஹுக்குகள்',
  text: 'ஒரு சுருக்கமோ டைஜஸ்டோ தயாரானதும் உங்கள் சர்வரை அழைக்கிறோம்.',
  help: 'அழைப்பைச் சரிபார்ப்பது எப்படி',
  off: 'ஆஃப்',
  failing: 'தோல்வியில்',
  open: 'திற',
  openNamed: (host) => `திற: ${host}`,
  newWebhook: 'புதிய வெப்ஹுக்',
  newWebhookText: 'பொது இணையத்தில் உள்ள ஒரு https முகவரி.',
  made: 'உங்கள் கையொப்ப சீக்ரெட்',
  madeText: 'ஓர் அழைப்பு எங்களுடையது என்று இது நிரூபிக்கும். இப்போதே நகலெடுங்கள். மீண்டும் காட்ட முடியாது.',
  secret: 'சீக்ரெட்',
  copySecret: 'சீக்ரெட்டை நகலெடு',
  address: 'முகவரி',
  addressInvalid: 'முழு முகவரியை எழுதுங்கள், https://example.com/hook போல.',
  eventsLabel: 'எப்போது அழைக்க வேண்டும்',
  events: {
    'summary.completed': 'உங்கள் வரலாற்றில் ஒரு சுருக்கம் வந்துள்ளது',
    'summary.failed': 'ஒரு சுருக்கத்தை உருவாக்க முடியவில்லை',
    'digest.ready': 'நீங்கள் ஃபாலோ செய்பவற்றின் டைஜஸ்ட் தயார்',
    'collection.ended': 'ஒரு தொகுப்பின் எல்லா வீடியோக்களும் முடிந்தன',
  },
  eventsMissing: 'குறைந்தது ஒன்றைத் தேர்ந்தெடுங்கள்.',
  create: 'வெப்ஹுக்கை உருவாக்கு',
}
