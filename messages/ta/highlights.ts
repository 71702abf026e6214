import type * as source from '#messages/highlights.ts'
import { number, plural } from './language.ts'

export const highlightTexts: typeof source.highlightTexts = {
  loading: 'உங்கள் ஹைலைட்டுகள் லோட் ஆகின்றன...',
  notLoaded: 'உங்கள் ஹைலைட்டுகளை லோட் செய்ய முடியவில்லை.',
  none: 'இன்னும் ஹைலைட்டுகள் இல்லை. ஏதாவது ஒரு வரியைத் திறந்து “ஹைலைட் செய்” என்பதைத் தேர்ந்தெடுங்கள், அல்லது H அழுத்துங்கள். உங்கள் ஹைலைட்டுகளும் குறிப்புகளும் இங்கே இருக்கும்.',
  count: (count, total) =>
    plural(total, { one: `${total} வரியில் ${count}`, other: `${total} வரிகளில் ${count}` }),
  downloadMarkdown: 'Markdown ஆகப் பதிவிறக்கு',
  downloadReadwise: 'Readwise-க்குப் பதிவிறக்கு (CSV)',
  saved: 'ஹைலைட்டுகள் உங்கள் டவுன்லோடுகளில் சேமிக்கப்பட்டன',
  filter: 'ஹைலைட்டுகள்',
  highlight: 'ஹைலைட் செய்',
  remove: 'ஹைலைட்டை அகற்று',
  addNote: 'குறிப்பு சேர்',
  editNote: 'குறிப்பைத் திருத்து',
  continueNote: 'குறிப்பைத் தொடர்',
  removeBoth: {
    question: 'ஹைலைட்டையும் அதன் குறிப்பையும் அகற்றவா?',
    confirm: 'இரண்டையும் அகற்று',
    keep: 'இருக்கட்டும்',
  },
  notSaved: 'அது சேமிக்கப்படவில்லை',
  notSavedBecause: (reason) => `அது சேமிக்கப்படவில்லை. ${reason}`,
  announcements: {
    filtered: 'ஹைலைட் செய்த வரிகள் மட்டும் காட்டப்படுகின்றன',
    all: 'எல்லா வரிகளும் காட்டப்படுகின்றன',
    removed: 'ஹைலைட் அகற்றப்பட்டது',
    highlighted: 'ஹைலைட் செய்யப்பட்டது',
  },
}

export const noteTexts: typeof source.noteTexts = {
  label: 'உங்கள் குறிப்பு',
  save: 'குறிப்பைச் சேமி',
  length: (length, most) => `${number(most)}-ல் ${number(length)}`,
  tooLong: (length, most) =>
    `ஒரு குறிப்பில் அதிகபட்சம் ${number(most)} எழுத்துகள் இருக்கலாம். இதில் ${number(length)} உள்ளன.`,
}
