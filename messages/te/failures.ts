import type * as source from '#messages/failures.ts'

export const failureTexts: typeof source.failureTexts = {
  error: 'లోపం',
  unreachable: 'సర్వర్ అందడం లేదు. మీ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  unknown: 'ఏదో తప్పు జరిగింది. దయచేసి మళ్లీ ప్రయత్నించండి.',
}
