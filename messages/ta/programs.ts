import type * as source from '#messages/programs.ts'

export const programs: typeof source.programs = {
  none: { key: 'உங்களிடம் இன்னும் API கீகள் இல்லை.', webhook: 'உங்களிடம் இன்னும் வெப்ஹுக்குகள் இல்லை.' },
  create: { key: 'API கீயை உருவாக்கு', webhook: 'வெப்ஹுக்கை உருவாக்கு' },
  full: {
    key: (max) => `உங்களிடம் ${max} API கீகள் உள்ளன. இன்னொன்றை உருவாக்க ஒன்றை நீக்குங்கள்.`,
    webhook: (max) => `உங்களிடம் ${max} வெப்ஹுக்குகள் உள்ளன. இன்னொன்றை உருவாக்க ஒன்றை நீக்குங்கள்.`,
  },
  missing: {
    key: 'அப்படி ஓர் API கீ இல்லை. அது நீக்கப்பட்டிருக்கலாம்.',
    webhook: 'அப்படி ஒரு வெப்ஹுக் இல்லை. அது நீக்கப்பட்டிருக்கலாம்.',
  },
  back: 'உங்கள் கணக்குக்குத் திரும்பு',
  refresh: 'புதுப்பி',
  done: 'முடிந்தது',
}

export const programPage: typeof source.programPage = {
  keyHeading: 'ஓர் API கீயின் அழைப்புகள்',
  keySignIn: 'உங்கள் API கீகளைப் பார்க்க உள்நுழையுங்கள்.',
  webhookHeading: 'வெப்ஹுக்',
  webhookSignIn: 'உங்கள் வெப்ஹுக்குகளைப் பார்க்க உள்நுழையுங்கள்.',
}

export const deletableRow: typeof source.deletableRow = {
  delete: 'நீக்கு',
  deleteNamed: (name) => `நீக்கு: ${name}`,
  deleteIt: { key: 'API கீயை நீக்கு', form: 'வடிவத்தை நீக்கு' },
  deleted: { key: 'API கீ நீக்கப்பட்டது', form: 'வடிவம் நீக்கப்பட்டது' },
}
