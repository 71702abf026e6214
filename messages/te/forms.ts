import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'రూపం',
  needsModel: (name) => `${name} (భాషా మోడల్ కావాలి)`,
  deleted: 'తొలగించిన రూపం',
  own: 'మీరు చేసిన రూపాలు',
  inForm: (name) => `“${name}” రూపంలో`,
  needsPlan: (name) => `“${name}”కు Pro లేదా Unlimited కావాలి. కొత్త వీడియోలు ముఖ్యాంశాల రూపంలో వస్తాయి.`,
  wasDeleted: 'దీని రూపాన్ని తొలగించారు. కొత్త వీడియోలు ముఖ్యాంశాల రూపంలో వస్తాయి.',
  withoutModel: (name) => `“${name}”కు భాషా మోడల్ కావాలి, ఇక్కడ అది లేదు. కొత్త వీడియోలు ముఖ్యాంశాల రూపంలో వస్తాయి.`,
}
