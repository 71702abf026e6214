import type * as source from '#messages/public-summary.ts'

export const publicSummary: typeof source.publicSummary = {
  title: 'शेयर किया गया सारांश',
  about: 'Précis से बना वीडियो का संक्षेप: हर पंक्ति को कही गई बात से जाँचा गया है। अपने वीडियो के साथ आज़माएँ।',
  example: 'उदाहरण',
}
