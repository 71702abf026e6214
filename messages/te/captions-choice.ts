import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'క్యాప్షన్లు',
  choose: 'ఎంచుకోండి',
  kinds: { human: 'మనిషి రాసినవి', automatic: 'ఆటోమేటిక్' },
  fetching: 'క్యాప్షన్లు తెస్తున్నాం...',
}
