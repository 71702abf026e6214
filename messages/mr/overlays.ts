import type * as source from '#messages/overlays.ts'

export const overlays: typeof source.overlays = {
  backToTop: 'वर जा',
  sentWhenBack: 'तुम्ही पुन्हा ऑनलाइन आल्यावर, तुम्ही मागितलेले पाठवले जाईल.',
  cancel: 'रद्द करा',
}
