import type * as source from '#messages/devices.tsx'

export const devices: typeof source.devices = {
  limit: (max) => `ஒரே நேரத்தில் ${max} சாதனங்களில் உள்நுழைந்திருக்கலாம்.`,
  held: (max) => `நீங்கள் வேறு ${max} சாதனங்களில் உள்நுழைந்திருக்கிறீர்கள். இங்கே தொடர, அவற்றில் ஒன்றை அகற்றுங்கள்.`,
  thisDevice: 'இந்தச் சாதனம்',
  waiting: 'காத்திருக்கிறது',
  seen: (last, first) => (
    <>
      கடைசியாக: {last}, முதலில்: {first}
    </>
  ),
  locationUnknown: 'இடம் தெரியவில்லை',
  kinds: { desktop: 'கம்ப்யூட்டர்', mobile: 'ஃபோன்', tablet: 'டேப்லெட்' },
  remove: 'அகற்று',
  removeNamed: (name) => `அகற்று: ${name}`,
  removeThis: 'இந்தச் சாதனத்தை அகற்றவா? இங்கிருந்து வெளியேறுவீர்கள்.',
  removeOther: 'இதை அகற்றவா? அங்கிருந்து உடனே வெளியேறுவீர்கள்.',
  removeDevice: 'சாதனத்தை அகற்று',
  removed: 'சாதனம் அகற்றப்பட்டது',
  error: 'பிழை',
  failed: 'சாதனத்தை அகற்ற முடியவில்லை',
}
