import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'Tautan YouTube',
  placeholder: 'Tempel tautan YouTube',
  summarizeByModel: 'Ringkasan AI',
  summarize: 'Ringkas',
  transcribe: 'Transkripsikan',
  paste: 'Tempel transkrip',
  missing: 'Masukkan tautan YouTube',
  otherSite: 'Kami membaca tautan YouTube. Untuk video lain, tempel transkripnya.',
}
