import type * as source from '#messages/listen.ts'

export const listen: typeof source.listen = {
  listen: 'వినండి',
  notLoaded: 'వాయిస్ లోడ్ కాలేదు',
  checkConnection: 'మీ కనెక్షన్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
}
