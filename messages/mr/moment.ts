import type * as source from '#messages/moment.ts'

export const momentTexts: typeof source.momentTexts = {
  checkOwn: 'तुमचा स्वतःचा व्हिडिओ तपासा',
  placeholder: 'YouTube लिंक पेस्ट करा',
  check: 'तपासा',
  readSummary: 'पूर्ण सारांश वाचा',
  watch: 'YouTube वर पाहा',
  watchFrom: (time) => `YouTube वर ${time} पासून पाहा`,
}
