import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `${all} వీడియోల నుంచి ${engine} తయారు చేసింది, ప్రతి లైన్‌నూ వీడియోలో అన్నదానితో సరిచూశాం.`
      : `${all} వీడియోల్లో ${videos} నుంచి ${engine} తయారు చేసింది, ప్రతి లైన్‌నూ వీడియోలో అన్నదానితో సరిచూశాం.`,
  difference: (stated, said) => `${stated} / అన్నది: ${said}`,
  unnamed: 'ఒక వీడియో',
}
