import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'நேராக உள்ளடக்கத்துக்குச் செல்',
  loading: 'லோட் ஆகிறது...',
  pages: 'பக்கங்கள்',
  morePages: 'மேலும் பக்கங்கள்',
  mainPages: 'முக்கியப் பக்கங்கள்',
  help: 'உதவி',
  login: 'உள்நுழை',
  logout: 'வெளியேறு',
  account: 'கணக்கு',
  accountMenu: 'கணக்கு மெனு',
  pro: 'Pro',
  motto: 'எந்த வீடியோவும் சுருக்கமாக; அதன் ஒவ்வொரு வரியையும் சரிபார்க்கலாம்.',
  licences: (link) => (
    <>
      இந்தப் பக்கத்தில் உள்ள லைப்ரரிகள், எழுத்துருக்களின் {link('உரிமங்கள்')}. எடுத்துக்காட்டு டிரான்ஸ்கிரிப்டுகள்: ரைஸ்
      பல்கலைக்கழகத்தில் ஆற்றிய உரை (பொதுவுரிமை, 1962); JavaScript: The Good Parts வீடியோவின் சப்டைட்டில் (CC BY 3.0,
      Google).
    </>
  ),
  columns: { product: 'தயாரிப்பு', company: 'நிறுவனம்', legal: 'சட்டம்' },
  languages: 'இந்தப் பக்கத்தை இந்த மொழியில் படிக்க',
  translationNote: (link) => (
    <>இந்தப் பக்கத்தை இயந்திரம் மொழிபெயர்த்தது. ஏதாவது தவறாகவோ வித்தியாசமாகவோ இருந்தால் {link('எங்களிடம் சொல்லுங்கள்')}.</>
  ),
  colours: (present) => <>நிறங்கள்: {present}</>,
  switchColours: (present) => <>வெளிர், இருள் நிறங்களுக்கு இடையே மாற்று; இப்போது {present}</>,
  asOnDevice: 'சாதனத்தில் உள்ளபடி',
  light: 'வெளிர்',
  dark: 'இருள்',
}
