import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'リクエストが正しくありません',
    detail: '入力内容の一部を受け付けられませんでした。ご確認のうえ、もう一度送信してください。',
  },
  UNAUTHORIZED: { title: '認証が必要です', detail: 'この操作にはログインが必要です。' },
  EMAIL_REQUIRED: { title: 'メールアドレスが必要です', detail: '先にメールアドレスを入力してください。' },
  SIGN_IN_REQUIRED: { title: 'ログインしてください', detail: 'この操作にはログインが必要です。' },
  FORBIDDEN: { title: '許可されていません', detail: 'お使いのアカウントまたはプランでは利用できません。' },
  DEVICE_LIMIT: {
    title: 'デバイスが多すぎます',
    detail: 'ログイン中のデバイスが上限を超えています。ここで続けるには、いずれかを削除してください。',
  },
  KEY_INVALID: {
    title: 'このAPIキーは使えません',
    detail: 'キーが間違っているか、削除されたか、期限が切れています。',
  },
  KEY_SCOPE: {
    title: 'このAPIキーには権限がありません',
    detail: 'この操作の権限を付けたキーを作成してください。',
  },
  KEY_IN_URL: {
    title: 'URLにAPIキーが含まれています',
    detail: 'キーはURLではなく、Authorizationヘッダーで送ってください。',
  },
  KEY_LIMIT: { title: 'APIキーが多すぎます', detail: '新しく作成するには、先にいずれかを削除してください。' },
  WEBHOOK_LIMIT: {
    title: 'Webhookが多すぎます',
    detail: '新しく作成するには、先にいずれかを削除してください。',
  },
  WEBHOOK_OFF: { title: 'このWebhookはオフです', detail: '先にオンにしてください。' },
  IDEMPOTENCY_MISMATCH: {
    title: 'このIdempotency-Keyは別のリクエストで使用済みです',
    detail: '別のリクエストには、新しいIdempotency-Keyを付けてください。',
  },
  CODE_WRONG: {
    title: 'コードが違います',
    detail: 'コードが正しくありません。メールに記載されたコードをもう一度入力してください。',
  },
  CODE_REPLACED: { title: '古いコードです', detail: '最新のメールにあるコードを入力してください。' },
  CODE_LOCKED: {
    title: 'このコードは何度も間違えて入力されました',
    detail: '新しいコードを取得してください。',
  },
  CODE_USED: { title: 'このコードは使用済みです', detail: '新しいコードを取得してください。' },
  CODE_EXPIRED: { title: 'コードの有効期限が切れています', detail: '新しいコードを取得してください。' },
  INVALID_LINK: {
    title: 'YouTubeのリンクではありません',
    detail:
      'YouTube動画のリンクを貼り付けてください。ほかのサイトでは、拡張機能を使うか、動画の文字起こしを貼り付けてください。',
  },
  NOT_FOUND: { title: '見つかりません', detail: '見つかりませんでした。削除された可能性があります。' },
  METHOD_NOT_ALLOWED: {
    title: 'このアドレスではできません',
    detail: 'このアドレスでは、その操作は行えません。',
  },
  REQUEST_TIMEOUT: {
    title: 'リクエストが時間内に届きませんでした',
    detail: '接続を確認して、もう一度お試しください。',
  },
  PAYLOAD_TOO_LARGE: { title: '大きすぎます', detail: '送信された内容が上限を超えています。' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'この種類の内容には対応していません',
    detail: '別の種類の内容を送ってください。',
  },
  TRANSCRIPT_EMPTY: {
    title: '文字起こしに言葉がありません',
    detail: 'この文字起こしには、話された言葉が見つかりませんでした。',
  },
  TRANSCRIPT_NOT_TEXT: {
    title: 'テキストファイルではありません',
    detail: '字幕ファイル（SubRip、WebVTTなど）を選ぶか、文字起こしを貼り付けてください。',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: '文字起こしが大きすぎます',
    detail: '文字起こしのサイズが上限を超えています。一部だけを貼り付けてください。',
  },
  TRANSCRIPT_TOO_LONG: {
    title: '文字起こしが長すぎます',
    detail: '文字起こしの語数が上限を超えています。一部だけを貼り付けてください。',
  },
  SOURCE_UNAVAILABLE: {
    title: 'YouTubeから文字起こしを取得できません',
    detail: '現在、YouTubeから文字起こしを取得できません。文字起こしを貼り付けると要約できます。',
  },
  VIDEO_NOT_FOUND: {
    title: '動画が見つかりません',
    detail: 'この動画はYouTubeにないか、削除されています。',
  },
  PLAYLIST_NOT_FOUND: {
    title: '再生リストが見つかりません',
    detail: 'この再生リストはYouTubeにないか、非公開です。',
  },
  PRIVATE_VIDEO: { title: '非公開の動画', detail: 'この動画は非公開のため、字幕を読み取れません。' },
  AGE_RESTRICTED: {
    title: '年齢制限のある動画',
    detail: 'この動画は、YouTubeにログインした成人だけが視聴できます。',
  },
  MEMBERS_ONLY: {
    title: 'チャンネルメンバー限定',
    detail: 'この動画は、チャンネルのメンバーだけが視聴できます。',
  },
  PAYMENT_NEEDED: { title: '有料の動画', detail: 'この動画は、購入またはレンタルすると視聴できます。' },
  GEO_BLOCKED: {
    title: 'この国では視聴できません',
    detail: 'この動画は、サーバーのある国では視聴できません。',
  },
  UPCOMING: {
    title: 'まだ始まっていません',
    detail: 'この動画はまだ始まっていません。後でもう一度お試しください。',
  },
  LIVE_NOW: {
    title: 'ライブ配信中',
    detail: 'この動画はライブ配信中です。配信の終了後にもう一度お試しください。',
  },
  LIVE_PROCESSING: {
    title: '配信が終わったばかりです',
    detail: 'YouTubeが字幕を準備しています。しばらくしてからもう一度お試しください。',
  },
  VIDEO_PROCESSING: {
    title: 'まだ準備中です',
    detail: 'YouTubeがこの動画を処理しています。しばらくしてからもう一度お試しください。',
  },
  NO_CAPTIONS: {
    title: '字幕がありません',
    detail: 'この動画には字幕がありません。文字起こしがあれば、貼り付けてください。',
  },
  VIDEO_UNAVAILABLE: { title: '動画を利用できません', detail: 'YouTubeがこの動画を表示していません。' },
  CAPTIONS_WITHHELD: {
    title: '字幕が渡されませんでした',
    detail:
      'YouTubeにはこの動画の字幕がありますが、受け取れませんでした。文字起こしを貼り付けるか、後でもう一度お試しください。',
  },
  YOUTUBE_BLOCKED: {
    title: 'YouTubeがこのサーバーをブロックしています',
    detail: '文字起こしを貼り付けるか、後でもう一度お試しください。',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'YouTubeへのリクエストが多すぎます',
    detail: 'しばらくしてからもう一度お試しいただくか、文字起こしを貼り付けてください。',
  },
  YOUTUBE_PAUSED: {
    title: '少しお待ちください',
    detail: 'YouTubeから一時的に制限されています。しばらくしてからもう一度お試しください。',
  },
  YOUTUBE_CHANGED: {
    title: 'YouTubeの仕様が変わりました',
    detail: 'YouTubeから読み取れない応答がありました。文字起こしを貼り付けると要約できます。',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'YouTubeに接続できません',
    detail: 'YouTubeが時間内に応答しませんでした。もう一度お試しください。',
  },
  FORM_NEEDS_MODEL: {
    title: 'この形式には言語モデルが必要です',
    detail: 'このサーバーには言語モデルがありません。別の形式を選んでください。',
  },
  FORM_LIMIT: {
    title: '形式の数がプランの上限です',
    detail:
      'このプランでは、これ以上オリジナルの形式を作成できません。新しく作成するには、いずれかを削除してください。',
  },
  SUMMARY_FAILED: {
    title: '要約を作成できませんでした',
    detail:
      '申し訳ありません。この動画の要約を作成できませんでした。もう一度試すか、別の動画をお選びください。',
  },
  SUMMARY_TIMEOUT: {
    title: '要約に時間がかかりすぎました',
    detail: '要約が時間内に完成しませんでした。もう一度お試しください。',
  },
  SUMMARY_STOPPED: { title: '要約を中止しました', detail: '要約は完成する前に中止されました。' },
  PAYMENT_INVALID: {
    title: 'お支払いを確認できませんでした',
    detail: 'お支払いを確認できませんでした。代金が引き落とされている場合は、お問い合わせください。',
  },
  ALREADY_SUBSCRIBED: { title: 'お申し込み済みです', detail: 'このプランはすでにご利用中です。' },
  NOTHING_TO_CANCEL: { title: '解約するものがありません', detail: 'ご利用中の有料プランがありません。' },
  NOTHING_TO_RESUME: { title: '再開するものがありません', detail: '解約済みのプランがありません。' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: '決済サービスに接続できません',
    detail: '決済サービスが応答しません。しばらくしてからもう一度お試しください。',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: '決済サービスに拒否されました',
    detail: '決済サービスがこのリクエストを受け付けませんでした。もう一度お試しください。',
  },
  QUESTION_LIMIT: { title: '質問の残りがありません', detail: '本日の質問の上限に達しました。' },
  TRANSLATION_LIMIT: {
    title: '本日の翻訳の上限に達しました',
    detail: 'このプランでは、本日これ以上文字起こしを翻訳できません。明日もう一度お試しください。',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: '翻訳には言語モデルが必要です',
    detail: 'このサーバーには言語モデルがないため、文字起こしを翻訳できません。',
  },
  PASTE_LIMIT: {
    title: '文字起こしの保存容量がいっぱいです',
    detail:
      '貼り付けた文字起こしの保存容量がいっぱいです。古いものを削除するか、ログインまたはプランの変更で容量を増やしてください。',
  },
  FOLLOW_LIMIT: {
    title: 'フォロー数がプランの上限です',
    detail:
      'このプランでは、これ以上チャンネル、再生リスト、ポッドキャストをフォローできません。追加するには、いずれかのフォローを解除してください。',
  },
  FEED_UNREACHABLE: {
    title: 'フィードが応答しません',
    detail: 'フィードに接続できませんでした。しばらくしてからもう一度お試しください。',
  },
  FEED_UNREADABLE: {
    title: 'フィードではありません',
    detail: 'このアドレスに、読み取れるフィードがありません。',
  },
  NO_TRANSCRIPT: { title: '文字起こしがありません', detail: 'この文字起こしは見つかりませんでした。' },
  RATE_LIMITED: {
    title: 'リクエストが多すぎます',
    detail: '短い時間にリクエストが集中しました。少し待ってからもう一度お試しください。',
  },
  OVERLOADED: {
    title: '混み合っています',
    detail: '現在サーバーが混み合っています。しばらくしてからもう一度お試しください。',
  },
  SHUTTING_DOWN: {
    title: '再起動中です',
    detail: 'サーバーを再起動しています。しばらくしてからもう一度お試しください。',
  },
  DATABASE_UNAVAILABLE: {
    title: 'データベースを利用できません',
    detail: '現在、保存や読み込みができません。しばらくしてからもう一度お試しください。',
  },
  STORAGE_UNAVAILABLE: {
    title: 'ストレージに接続できません',
    detail: 'しばらくしてからもう一度お試しください。',
  },
  STORAGE_DAMAGED: {
    title: 'テキストが失われました',
    detail: '保存されたテキストを読み込めませんでした。もう一度貼り付けてください。',
  },
  MAIL_UNAVAILABLE: {
    title: 'メールを送信できません',
    detail: '現在、メールを送信できません。しばらくしてからもう一度お試しください。',
  },
  INTERNAL: {
    title: '問題が発生しました',
    detail: '原因は当サービス側にあります。しばらくしてからもう一度お試しください。',
  },
}
