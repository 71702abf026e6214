import type * as source from '#messages/form-names.ts'

export const formNames: typeof source.formNames = {
  'key-insights': 'முக்கியக் கருத்துகள்',
  'study-notes': 'படிப்புக் குறிப்புகள்',
  steps: 'படிகள்',
  meeting: 'மீட்டிங்',
  outline: 'வகுப்பின் சட்டகம்',
  paragraph: 'ஒரு பத்தி',
  'chapter-lines': 'அத்தியாயத்துக்கு ஒரு வரி',
}
