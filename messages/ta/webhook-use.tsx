import type * as source from '#messages/webhook-use.tsx'
import { plural } from './language.ts'

export const webhookUse: typeof source.webhookUse = {
  none: 'இன்னும் எதுவும் அனுப்பப்படவில்லை. முயன்று பார்க்க ஒரு சோதனையை அனுப்புங்கள்.',
  deliveries: 'அனுப்பியவை',
  newest: (max) => `அதிகபட்சம் கடைசி ${max}`,
  counted: {
    waiting: (count) => plural(count, { one: `${count} காத்திருக்கிறது`, other: `${count} காத்திருக்கின்றன` }),
    delivered: (count) => plural(count, { one: `${count} சேர்ந்தது`, other: `${count} சேர்ந்தன` }),
    failed: (count) => `${count} தோல்வி`,
  },
  waitingInAll: (count) =>
    plural(count, { one: `மொத்தம் ${count} காத்திருக்கிறது`, other: `மொத்தம் ${count} காத்திருக்கின்றன` }),
  states: { waiting: 'காத்திருக்கிறது', delivered: 'சேர்ந்தது', failed: 'தோல்வி' },
  attempts: (count) => plural(count, { one: `${count} முயற்சி`, other: `${count} முயற்சிகள்` }),
  lastTook: (ms) => `கடைசியது ${ms} ms எடுத்தது`,
  nextAt: (moment) => `அடுத்தது ${moment}-க்கு`,
  list: (facts) => facts.join(', '),
  sent: 'அனுப்பியது',
  answer: 'பதில்',
  sendAgain: 'மீண்டும் அனுப்பு',
  answered: (status) => `பதில்: ${status}.`,
  failures: {
    'private-address': 'இந்தப் பெயர் ஒரு தனிப்பட்ட முகவரிக்குச் செல்கிறது; அதை நாங்கள் அழைப்பதில்லை.',
    'unknown-host': 'இந்தப் பெயரில் சர்வர் இல்லை.',
    unreachable: 'சர்வர் இணைப்பை ஏற்கவில்லை.',
    insecure: 'சர்வரின் சான்றிதழ் செல்லாது.',
    closed: 'சர்வர் பதில் தராமல் இணைப்பைத் துண்டித்தது.',
    timeout: 'நேரத்துக்குள் பதில் இல்லை.',
    'switched-off': 'வெப்ஹுக் ஆஃபில் இருந்ததால் அனுப்பப்படவில்லை.',
  },
}

export const webhookActions: typeof source.webhookActions = {
  test: 'சோதனையை அனுப்பு',
  switchOn: 'இயக்கு',
  switchOff: 'அணை',
  oldSecretUntil: (moment) => <>பழைய சீக்ரெட் {moment} வரை வேலை செய்யும்.</>,
  newSecret: 'புதிய சீக்ரெட்',
  newSecretQuestion: (hours) => `புதிய சீக்ரெட்டை உருவாக்கவா? பழையது இன்னும் ${hours} மணிநேரம் வேலை செய்யும்.`,
  makeSecret: 'புதிய சீக்ரெட்டை உருவாக்கு',
  made: 'உங்கள் புதிய கையொப்ப சீக்ரெட்',
  madeText: 'இப்போதே நகலெடுங்கள். மீண்டும் காட்ட முடியாது.',
  secret: 'சீக்ரெட்',
  copySecret: 'சீக்ரெட்டை நகலெடு',
  delete: 'நீக்கு',
  deleteQuestion: 'இதையும், இதற்கு அனுப்பியவற்றின் பதிவையும் நீக்கவா?',
  deleteWebhook: 'வெப்ஹுக்கை நீக்கு',
  deleted: 'வெப்ஹுக் நீக்கப்பட்டது',
}
