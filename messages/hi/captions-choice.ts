import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'कैप्शन',
  choose: 'चुनें',
  kinds: { human: 'किसी व्यक्ति के लिखे', automatic: 'ऑटोमैटिक' },
  fetching: 'कैप्शन लाए जा रहे हैं...',
}
