import type * as source from '#messages/plan-texts.ts'
import { plural } from './language.ts'

export const planTexts: typeof source.planTexts = {
  free: 'మీకు ఉచిత ప్లాన్ ఉంది. ఎలాంటి ఛార్జీ పడదు.',
  costs: (plan, price) => `${plan} ధర నెలకు ${price}.`,
  renews: (plan, price, day) => `${plan} ధర నెలకు ${price}, ఇది ${day}న రెన్యూ అవుతుంది.`,
  endsSoon: (plan) => `చివరిసారి రెన్యూ కాలేదు. మళ్లీ ప్రయత్నిస్తాం; చెల్లింపు అందకపోతే ${plan} త్వరలో ముగుస్తుంది.`,
  ends: (plan, day) => `చివరిసారి రెన్యూ కాలేదు. మళ్లీ ప్రయత్నిస్తాం; చెల్లింపు అందకపోతే ${plan} ${day}న ముగుస్తుంది.`,
  endOfMonth: 'నెల చివరి',
  cancelled: (plan, until) => `రద్దయింది. ${plan} ${until} వరకు ఉంటుంది, ఇకపై ఛార్జీ పడదు.`,
  continues: (plan, day) => `${plan} కొనసాగుతుంది: ఇది ${day}న రెన్యూ అవుతుంది.`,
  begins: (plan, day) => `${plan} ${day}న మొదలవుతుంది. అప్పటిదాకా ఏమీ మారదు.`,
  changes: (plan, until, next) => `రద్దయింది. ${plan} ${until} వరకు ఉంటుంది, ఆ తర్వాత ${next} మొదలవుతుంది.`,
  ended: 'మీ ప్లాన్ ముగిసింది.',
  endedOn: (day) => `మీ ప్లాన్ ${day}న ముగిసింది. మీకు ఉచిత ప్లాన్ ఉంది.`,
  unlimited: 'అపరిమిత సారాంశాలు',
  left: (count, allowance) =>
    plural(count, {
      one: `${allowance} సారాంశాల్లో ${count} మిగిలింది`,
      other: `${allowance} సారాంశాల్లో ${count} మిగిలాయి`,
    }),
}
