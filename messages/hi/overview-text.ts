import type * as source from '#messages/overview-text.ts'

export const overviewTexts: typeof source.overviewTexts = {
  made: (videos, all, engine) =>
    videos === all
      ? `${engine} ने ${all} वीडियो से बनाया; हर पंक्ति वीडियो में कही गई बात से जाँची गई है।`
      : `${engine} ने ${all} में से ${videos} वीडियो से बनाया; हर पंक्ति वीडियो में कही गई बात से जाँची गई है।`,
  difference: (stated, said) => `${stated} / वीडियो में: ${said}`,
  unnamed: 'एक वीडियो',
}
