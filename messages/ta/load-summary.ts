import type * as source from '#messages/load-summary.ts'

export const loadSummary: typeof source.loadSummary = {
  failed: 'இந்தச் சுருக்கத்தை லோட் செய்ய முடியவில்லை',
  devices: 'சாதனங்களை நிர்வகி',
}
