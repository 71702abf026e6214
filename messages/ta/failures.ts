import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'பிழை',
  unreachable: 'சர்வரை அடைய முடியவில்லை. உங்கள் இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  unknown: 'ஏதோ தவறாகிவிட்டது. மீண்டும் முயலுங்கள்.',
}
