import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'சப்டைட்டில்',
  choose: 'தேர்ந்தெடு',
  kinds: { human: 'ஒருவர் எழுதியது', automatic: 'தானியங்கி' },
  fetching: 'சப்டைட்டில் எடுக்கிறோம்...',
}
