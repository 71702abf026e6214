import type * as source from '#messages/key-use.ts'

export const keyFacts: typeof source.keyFacts = {
  noEnd: 'முடிவு நாள் இல்லை',
  ended: (day) => `${day} அன்று முடிந்தது`,
  ends: (day) => `${day} அன்று முடியும்`,
  neverUsed: 'பயன்படுத்தியதே இல்லை',
  usedThisHour: 'கடந்த ஒரு மணிநேரத்தில் பயன்படுத்தியது',
  lastUsed: (ago) => `கடைசியாகப் பயன்படுத்தியது: ${ago}`,
}

export const keyUse: typeof source.keyUse = {
  none: 'இன்னும் அழைப்புகள் இல்லை.',
  caption: (max) => `அதிகபட்சம் கடைசி ${max} அழைப்புகள், புதியது முதலில்`,
  status: 'நிலை',
  call: 'அழைப்பு',
  time: 'நேரம்',
}
