import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: '本文へ移動',
  loading: '読み込み中...',
  pages: 'ページ',
  morePages: 'その他のページ',
  mainPages: '主なページ',
  help: 'ヘルプ',
  login: 'ログイン',
  logout: 'ログアウト',
  account: 'アカウント',
  accountMenu: 'アカウントメニュー',
  pro: 'Pro',
  motto: 'どんな動画も短く。すべての行を確かめられます。',
  licences: (link) => (
    <>
      このページのライブラリとフォントの{link('ライセンス')}
      。サンプルの文字起こし：ライス大学での演説（パブリックドメイン、1962年）、JavaScript: The Good
      Partsの字幕（CC BY 3.0、Google）。
    </>
  ),
  columns: { product: '製品', company: '運営', legal: '法的情報' },
  languages: 'このページの言語',
  translationNote: (link) => (
    <>このページは機械翻訳です。間違いや不自然な表現があれば、{link('お知らせください')}。</>
  ),
  colours: (present) => <>配色：{present}</>,
  switchColours: (present) => <>明るい配色と暗い配色を切り替え（現在：{present}）</>,
  asOnDevice: 'デバイスに合わせる',
  light: 'ライト',
  dark: 'ダーク',
}
