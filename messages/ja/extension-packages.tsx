import type * as source from '#messages/extension-packages.tsx'

const installs: typeof source.extensionPackages.installs = {
  chromium: {
    title: 'Chrome、Edge、Brave、Chromium',
    steps: [
      'パッケージをダウンロードし、動かさないフォルダーに展開します。',
      'chrome://extensions を開き、「デベロッパー モード」をオンにします。',
      '「パッケージ化されていない拡張機能を読み込む」をクリックし、そのフォルダーを選びます。',
    ],
  },
  firefox: {
    title: 'Firefox',
    steps: [
      'パッケージをダウンロードします。展開はしません。',
      'about:debugging を開き、「このFirefox」を選びます。',
      '「一時的なアドオンを読み込む」をクリックし、パッケージを選びます。Firefoxを閉じると削除されます。',
    ],
  },
}

export const extensionPackages: typeof source.extensionPackages = {
  installs,
  tryAgain: '再試行',
  absent: 'このサーバーにはまだパッケージがありません。運営者が npm run extension で作成します。',
  download: (browser, kilobytes, hidden) => (
    <>
      {hidden(`${browser}用を`)}ダウンロード（{kilobytes} kB）
    </>
  ),
}
