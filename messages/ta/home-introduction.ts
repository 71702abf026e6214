import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'இன்னோர் எடுத்துக்காட்டு',
  stepsHeading: 'மூன்று படிகள்',
  steps: [
    { title: 'லிங்க்கை ஒட்டுங்கள்', text: 'எந்த YouTube லிங்க்கும் வேலை செய்யும்; டிரான்ஸ்கிரிப்டும்.' },
    { title: 'சுருக்கமாகப் படியுங்கள்', text: 'சுருக்கம், கருத்துகள், அத்தியாயங்கள்; நேரங்களோடு.' },
    { title: 'எந்த வரியையும் சரிபாருங்கள்', text: 'வரியைச் சுட்டினால் பேச்சாளரே சொன்ன சொற்கள் தெரியும்.' },
  ],
  differencesHeading: 'இது எப்படி வேறுபடுகிறது',
  differences: [
    { title: 'வீடியோவோடு ஒப்பிட்டது', text: 'மேற்கோள் டிரான்ஸ்கிரிப்டில் இல்லையென்றால் சொல்லிவிடுகிறோம்.' },
    { title: 'முழு வீடியோவும்', text: 'வரிகள் எங்கிருந்து வருகின்றன என்று வரைபடம் காட்டும்.' },
    { title: 'நியாயமான கோட்டா', text: 'தோல்வியடைந்ததும் ரத்துசெய்ததும் கணக்கில் வராது.' },
    { title: 'உங்கள் தரவு', text: 'இயக்கு பட்டனை அழுத்தும் வரை YouTube-லிருந்து எதுவும் லோட் ஆகாது.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'சுருக்கமாக ஓர் எடுத்துக்காட்டு',
  whole: 'முழுவதும் படி',
  stop: 'நிறுத்து',
  playAgain: 'மீண்டும் இயக்கு',
  checking: 'சரிபார்க்கிறோம்...',
  verified: 'உறுதியானது',
}
