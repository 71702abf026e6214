import type * as source from '#messages/pricing.ts'
import { dayWindowHours, plans, questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const pricing: typeof source.pricing = {
  title: 'விலை: மூன்று திட்டங்கள், மாதாந்தரக் கட்டணம்',
  description: (price) =>
    `${dayWindowHours} மணிநேரத்துக்கு ${free.allowance?.summaries ?? 0} சுருக்கங்கள் தரும் இலவசத் திட்டம்; மாதம் ${price} முதல் இரண்டு கட்டணத் திட்டங்கள். எப்போது வேண்டுமானாலும் ரத்துசெய்யலாம்.`,
  heading: 'விலை',
  lead: 'இலவசமாகத் தொடங்குங்கள். கட்டணத் திட்டங்களுக்கு இந்திய ரூபாயில் மாதந்தோறும் கட்டணம். எப்போது வேண்டுமானாலும் ரத்துசெய்யலாம்.',
  plansHeading: 'திட்டங்கள்',
  withoutScripts: 'திட்டத்தை வாங்க JavaScript தேவை; கட்டணப் படிவத்துக்கு அது வேண்டும்.',
  back: 'திரும்பிச் செல்',
  whyHeading: 'ஏன் Unlimited?',
  noCounting: {
    title: 'எண்ண வேண்டியதில்லை',
    text: (priceMore) =>
      `Pro திட்டத்தைவிட ${priceMore} அதிகம், மாதக் கோட்டா இல்லை. ஒரே வரம்பு நியாயமான பயன்பாடு: நிமிடத்துக்கு ${summariesPerMinute} சுருக்கங்கள், ${questionsPerMinute} கேள்விகள்.`,
  },
  why: [
    {
      title: 'வரிசையில் முதலிடம்',
      text: 'பலர் காத்திருக்கும்போது, உங்கள் சுருக்கங்கள் முதலில் உருவாகும்.',
    },
    {
      title: 'உங்கள் முழு வரலாறு',
      text: `எல்லாச் சுருக்கங்களும் எப்போதும் தெரியும்; Pro திட்டத்தில் கடைசி ${pro.historyDays ?? 0} நாட்கள் மட்டும்.`,
    },
    {
      title: 'VIP உதவி',
      text: `${unlimited.supportHours} மணிநேரத்துக்குள் பதில் தருவோம்; Pro திட்டத்தில் ${pro.supportHours} மணிநேரத்துக்குள்.`,
    },
  ],
  fineHeading: 'கவனிக்க வேண்டியவை',
  fine: [
    'தோல்வியடைந்த சுருக்கமும் நீங்கள் ரத்துசெய்த சுருக்கமும் கணக்கில் வராது. அதே கால அளவில் அதே வீடியோவை மறுபடி கேட்டாலும் வராது.',
    `உங்கள் முதல் சுருக்கத்துக்கு ${dayWindowHours} மணிநேரம் கழித்து இலவசக் கோட்டா மீண்டும் கிடைக்கும்.`,
    'இந்தியாவுக்கு வெளியே உள்ள கார்டிலிருந்து ரூபாயில் பணம் எடுக்கப்படும், உங்கள் வங்கியின் மாற்று விகிதத்தில்.',
    'ரத்துசெய்தாலும், நீங்கள் பணம் செலுத்திய மாதம் முடியும் வரை திட்டம் இருக்கும்; அதன்பின் பணம் எடுக்க மாட்டோம்.',
    `எல்லாத் திட்டங்களுக்கும் நிமிடத்துக்கு ${summariesPerMinute} சுருக்கங்கள், ${questionsPerMinute} கேள்விகள் என்ற வரம்பு உண்டு.`,
  ],
}

export const planStates: typeof source.planStates = {
  current: 'தற்போதைய திட்டம்',
  next: 'அடுத்த திட்டம்',
  manage: 'திட்டத்தை நிர்வகி',
  begins: (day) => `${day} அன்று தொடங்கும்.`,
  beginsAfter: (plan) => `${plan} முடிந்ததும் தொடங்கும்.`,
  beginsAfterOn: (plan, day) => `${plan} முடிந்ததும், ${day} அன்று தொடங்கும்.`,
  beginsAtOnce: (plan) => `உடனே தொடங்கும். ${plan} திட்டத்தின் மீதித் தொகையைத் திருப்பித் தருகிறோம்.`,
  upgrade: (plan) => `${plan} திட்டத்துக்கு உயர்த்து`,
  change: (plan) => `${plan} திட்டத்துக்கு மாற்று`,
  renews: (day) => `${day} அன்று புதுப்பிக்கப்படும்.`,
  resume: (plan) => `${plan} திட்டத்தைத் தொடர்`,
}
