import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'オリジナルの形式',
  text: '要約の組み立て方です。どの形式でも、すべての行を照合します。',
  withPlans: (link) => <>オリジナルの形式は{link('ProとUnlimited')}で利用できます。</>,
  none: 'まだ形式がありません。',
  create: '形式を作成',
  full: (max) => `形式は${max}件までです。新しく作成するには、いずれかを削除してください。`,
  deletion: '削除しますか？ この形式で作成した要約は残ります。',
  edit: '編集',
  editNamed: (name) => `「${name}」を編集`,
}

export const formDialog: typeof source.formDialog = {
  newForm: '新しい形式',
  editForm: '形式の編集',
  text: '各セクションに何を書くかを指定します。体裁と照合の仕組みは変わりません。',
  name: '名前',
  nameMissing: '形式の名前を入力してください。',
  guidance: 'そのほかの指示',
  guidanceHint: '注目する点や、誰に向けた要約か',
  tooLong: (max) => `全部で${max}文字以内にしてください。`,
  characters: (count, max) => `合計 ${count} / ${max}文字`,
  save: '形式を保存',
  saved: '形式を保存しました',
  addSection: 'セクションを追加',
  section: (number) => `セクション${number}`,
  heading: '見出し',
  headingMissing: 'セクションの見出しを入力してください。',
  about: 'ここに書く内容',
  optional: '任意です。',
  shape: '体裁',
  shapes: {
    points: '箇条書き',
    steps: '番号つきの手順',
    prose: '段落',
    terms: '用語と意味',
    questions: '質問と回答',
  },
  remove: '削除',
  removeSection: (number) => `セクション${number}を削除`,
}
