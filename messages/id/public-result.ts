import type * as source from '#messages/public-result.ts'

export const publicResult: typeof source.publicResult = {
  shared: 'Dibagikan',
  motto: 'Video apa pun, secara ringkas',
  invitation:
    'Tempel tautan, baca ringkasannya, dan periksa setiap barisnya dengan kata-kata pembicara sendiri.',
  summarize: 'Ringkas video',
}
