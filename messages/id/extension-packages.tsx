import type * as source from '#messages/extension-packages.tsx'

export const extensionPackages: typeof source.extensionPackages = {
  installs: {
    chromium: {
      title: 'Chrome, Edge, Brave, Chromium',
      steps: [
        'Unduh paketnya dan ekstrak ke folder yang tetap.',
        'Buka chrome://extensions dan nyalakan mode pengembang.',
        'Klik Load unpacked dan pilih foldernya.',
      ],
    },
    firefox: {
      title: 'Firefox',
      steps: [
        'Unduh paketnya. Jangan diekstrak.',
        'Buka about:debugging dan pilih This Firefox.',
        'Klik Load Temporary Add-on dan pilih paketnya. Firefox menghapusnya saat Anda menutupnya.',
      ],
    },
  },
  tryAgain: 'Coba lagi',
  absent: 'Server ini belum punya paket. Pengelolanya membuatnya dengan npm run extension.',
  download: (browser, kilobytes, hidden) => (
    <>
      Unduh{hidden(` untuk ${browser}`)} ({kilobytes} kB)
    </>
  ),
}
