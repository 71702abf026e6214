import type * as source from '#messages/account-page.ts'

export const accountPage: typeof source.accountPage = {
  heading: 'கணக்கு',
  signInText: 'உங்கள் திட்டம், சாதனங்கள், தரவு ஆகியவற்றைப் பார்க்க உள்நுழையுங்கள்.',
  login: 'உள்நுழை',
  tooManyDevices: 'நீங்கள் பல சாதனங்களில் உள்நுழைந்திருக்கிறீர்கள். இங்கே தொடர, அவற்றில் ஒன்றை அகற்றுங்கள்.',
  manageDevices: 'சாதனங்களை நிர்வகி',
}
