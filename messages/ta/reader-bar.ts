import type * as source from '#messages/reader-bar.ts'
import { plural } from './language.ts'

export const readerBar: typeof source.readerBar = {
  title: 'வாசித்தல்',
  position: (position, count) => `${count}-ல் ${position}`,
  allRead: (count) => plural(count, { one: 'வரி வாசிக்கப்பட்டது', other: `${count} வரிகளும் வாசிக்கப்பட்டன` }),
  failed: 'உங்கள் சாதனத்தின் குரல் வேலை செய்யவில்லை',
  previous: 'முந்தைய வரி',
  next: 'அடுத்த வரி',
  pause: 'இடைநிறுத்து',
  goOn: 'தொடர்',
  readAgain: 'மீண்டும் வாசி',
  stop: 'வாசிப்பதை நிறுத்து',
  speed: 'வேகம்',
}
