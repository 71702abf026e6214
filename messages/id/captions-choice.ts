import type * as source from '#messages/captions-choice.ts'

export const captionsChoice: typeof source.captionsChoice = {
  label: 'Takarir',
  choose: 'Pilih',
  kinds: { human: 'Ditulis manusia', automatic: 'Otomatis' },
  fetching: 'Mengambil takarir...',
}
