import type * as source from '#messages/unsubscribe.tsx'

export const unsubscribeTexts: typeof source.unsubscribeTexts = {
  done: (link) => <>முடிந்தது: இனி டைஜஸ்ட் ஈமெயில்கள் வராது. உங்கள் டைஜஸ்டுகள் {link('ஃபாலோ செய்பவை')} பக்கத்தில் உள்ளன.</>,
  what: 'நீங்கள் ஃபாலோ செய்பவற்றின் டைஜஸ்டை ஈமெயிலில் அனுப்புவதை நிறுத்துவோம்.',
  stop: 'ஈமெயில்களை நிறுத்து',
}
