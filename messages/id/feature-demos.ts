import type * as source from '#messages/feature-demos.ts'

export const featureDemos: typeof source.featureDemos = {
  search: 'Cari dalam transkrip',
  sentencesFound: (found, all) => `${found} dari ${all} kalimat`,
  left: (count, allowance) => `sisa ${count} dari ${allowance}`,
  requests: { newVideo: 'Video baru', failing: 'Yang gagal', repeated: 'Yang sama lagi' },
  losePart: (number) => `Hilangkan bagian ${number}`,
}
