import type * as source from '#messages/plan-texts.ts'
import { plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'உங்களுக்கு இலவசத் திட்டம் உள்ளது. பணம் எதுவும் எடுக்கப்படாது.',
  costs: (plan, price) => `${plan} திட்டத்தின் விலை மாதம் ${price}.`,
  renews: (plan, price, day) => `${plan} திட்டத்தின் விலை மாதம் ${price}; ${day} அன்று புதுப்பிக்கப்படும்.`,
  endsSoon: (plan) =>
    `கடைசிப் புதுப்பிப்பு தோல்வியடைந்தது. மீண்டும் முயல்வோம்; கட்டணம் வராவிட்டால் ${plan} திட்டம் விரைவில் முடியும்.`,
  ends: (plan, day) =>
    `கடைசிப் புதுப்பிப்பு தோல்வியடைந்தது. மீண்டும் முயல்வோம்; கட்டணம் வராவிட்டால் ${plan} திட்டம் ${day} அன்று முடியும்.`,
  endOfMonth: 'மாத இறுதி',
  cancelled: (plan, until) => `ரத்துசெய்யப்பட்டது. ${plan} திட்டம் ${until} வரை இருக்கும்; இனி பணம் எடுக்க மாட்டோம்.`,
  continues: (plan, day) => `${plan} திட்டம் தொடர்கிறது: ${day} அன்று புதுப்பிக்கப்படும்.`,
  begins: (plan, day) => `${plan} திட்டம் ${day} அன்று தொடங்கும். அதுவரை எதுவும் மாறாது.`,
  changes: (plan, until, next) =>
    `ரத்துசெய்யப்பட்டது. ${plan} திட்டம் ${until} வரை இருக்கும்; பிறகு ${next} தொடங்கும்.`,
  ended: 'உங்கள் திட்டம் முடிந்தது.',
  endedOn: (day) => `உங்கள் திட்டம் ${day} அன்று முடிந்தது. இப்போது இலவசத் திட்டம் உள்ளது.`,
  unlimited: 'வரம்பில்லாச் சுருக்கங்கள்',
  left: (count, allowance) =>
    plural(allowance, {
      one: `${allowance} சுருக்கத்தில் ${count} மீதம்`,
      other: `${allowance} சுருக்கங்களில் ${count} மீதம்`,
    }),
}
