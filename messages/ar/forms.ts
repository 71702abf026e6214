import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'الشكل',
  needsModel: (name) => `${name} (يحتاج إلى نموذج لغوي)`,
  deleted: 'شكل محذوف',
  own: 'أشكالك',
  inForm: (name) => `بالشكل «${name}»`,
  needsPlan: (name) => `الشكل «${name}» متاح مع Pro وUnlimited. تأتي الفيديوهات الجديدة بأهم الأفكار.`,
  wasDeleted: 'حُذف شكلها. تأتي الفيديوهات الجديدة بأهم الأفكار.',
  withoutModel: (name) =>
    `يحتاج الشكل «${name}» إلى نموذج لغوي، ولا نموذج هنا. تأتي الفيديوهات الجديدة بأهم الأفكار.`,
}
