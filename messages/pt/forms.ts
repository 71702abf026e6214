import type * as source from '#messages/forms.ts'

export const formTexts: typeof source.formTexts = {
  form: 'Formato',
  needsModel: (name) => `${name} (precisa de um modelo de linguagem)`,
  deleted: 'Um formato que foi excluído',
  own: 'Seus formatos',
  inForm: (name) => `No formato “${name}”`,
  needsPlan: (name) =>
    `“${name}” faz parte do Pro e do Unlimited. Os vídeos novos chegam como ideias principais.`,
  wasDeleted: 'O formato foi excluído. Os vídeos novos chegam como ideias principais.',
  withoutModel: (name) =>
    `“${name}” precisa de um modelo de linguagem, e não há nenhum configurado aqui. Os vídeos novos chegam como ideias principais.`,
}
