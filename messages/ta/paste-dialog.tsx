import type * as source from '#messages/paste-dialog.tsx'
import { number, plural } from './language.ts'

export const pasteDialog: typeof source.pasteDialog = {
  title: 'டிரான்ஸ்கிரிப்டை ஒட்டுங்கள்',
  forAccount: (limit) =>
    `சப்டைட்டில் அல்லது சாதாரண டெக்ஸ்ட், நேரங்களோடு அல்லது இல்லாமல், ${limit} வரை. அதை நீங்கள் மட்டுமே பார்க்க முடியும்; நீங்கள் நீக்கும் வரை உங்கள் வரலாற்றில் இருக்கும்.`,
  forVisitor: (limit, days) =>
    `சப்டைட்டில் அல்லது சாதாரண டெக்ஸ்ட், நேரங்களோடு அல்லது இல்லாமல், ${limit} வரை. அதை நீங்கள் மட்டுமே பார்க்க முடியும். ${days} நாட்கள் வைத்திருப்போம்; உள்நுழைந்தால் உங்கள் வரலாற்றில் இருக்கும்.`,
  transcript: 'டிரான்ஸ்கிரிப்ட்',
  placeholder: '0:00 அனைவருக்கும் வணக்கம்.\n0:04 இன்று நிலவைப் பற்றிப் பேசுவோம்.',
  whereToFind: 'இது எங்கே கிடைக்கும்?',
  file: (button, rest) => (
    <>
      {button('சப்டைட்டில் ஃபைலைத் தேர்ந்தெடு')}
      {rest(' அல்லது இங்கே இழுத்து விடுங்கள்')}
    </>
  ),
  removeFile: 'ஃபைலை அகற்று',
  videoTitle: 'தலைப்பு (கட்டாயமில்லை)',
  videoLink: 'வீடியோ லிங்க் (கட்டாயமில்லை)',
  videoLinkHint: 'இது இருந்தால், ஒரு நேரத்தைக் கிளிக் செய்ததும் வீடியோ அங்கிருந்து ஓடும்.',
  submit: 'சுருக்கு',
  missing: 'டிரான்ஸ்கிரிப்டை ஒட்டுங்கள், அல்லது ஒரு ஃபைலைத் தேர்ந்தெடுங்கள்.',
  emptyFile: 'ஃபைல் காலியாக உள்ளது.',
  tooLarge: (size, limit) => `இதன் அளவு ${size}. டிரான்ஸ்கிரிப்ட் ${limit} வரை இருக்கலாம்.`,
}

export const sizes: typeof source.sizes = {
  kilobytes: (count) => `${count} KB`,
  megabytes: (count) => `${count} MB`,
}

const small = ['', 'ஒரு', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது']

export const transcriptFactTexts: typeof source.transcriptFactTexts = {
  lines: (count) => plural(count, { one: `${number(count)} வரி`, other: `${number(count)} வரிகள்` }),
  withoutTimes: 'நேரங்கள் இல்லை',
  seconds: (count) => plural(count, { one: `${count} விநாடி`, other: `${count} விநாடிகள்` }),
  minutes: (count) => plural(count, { one: `${number(count)} நிமிடம்`, other: `${number(count)} நிமிடங்கள்` }),
  speakers: (count) =>
    plural(count, {
      one: `${small[count] ?? count} பேச்சாளர்`,
      other: `${small[count] ?? count} பேச்சாளர்கள்`,
    }),
  list: (facts) => facts.join(', '),
}
