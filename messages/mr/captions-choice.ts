import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'कॅप्शन',
  choose: 'निवडा',
  kinds: { human: 'माणसाने लिहिलेली', automatic: 'आपोआप तयार झालेली' },
  fetching: 'कॅप्शन आणत आहोत...',
}
