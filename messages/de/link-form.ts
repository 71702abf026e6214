import type * as source from '#messages/link-form.ts'

export const linkForm: typeof source.linkForm = {
  label: 'YouTube-Link',
  placeholder: 'YouTube-Link einfügen',
  summarizeByModel: 'KI-Zusammenfassung',
  summarize: 'Zusammenfassen',
  transcribe: 'Transkribieren',
  paste: 'Transkript einfügen',
  missing: 'Bitte gib einen YouTube-Link ein',
  otherSite: 'Wir lesen YouTube-Links. Von jedem anderen Video füge das Transkript ein.',
}
