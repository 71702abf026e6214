import type * as source from '#messages/shortcuts.ts'

export const shortcutTexts: typeof source.shortcutTexts = {
  title: 'キーボードショートカット',
  singleKeys: '1つのキーによるショートカットを使う',
  dragBookmarklet:
    'これをブックマークバーにドラッグします。YouTubeでクリックすると、その動画がここで開きます。',
  space: 'スペース',
  does: {
    input: '要約の横では質問欄へ、ほかではリンク入力欄へ移動',
    list: 'この一覧を表示',
    play: '再生を始めた動画の再生と一時停止、読み上げ中は一時停止',
    seek: '再生を始めた動画を5秒戻す・進める',
    moments: 'ハイライトだけの再生中は次・前の場面、読み上げ中は次・前の行',
    lines: '要約の次・前の行へ（根拠つき）',
    said: '実際の発言を再生',
    highlight: 'その行のハイライト、または解除',
    note: 'その行にメモを書く',
    share: 'その行を共有',
    transcript: '要約の横に文字起こしを表示',
    close: '開いているものを閉じる',
    notification: '通知へ移動',
  },
}
