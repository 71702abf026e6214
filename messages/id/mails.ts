import type * as source from '#messages/mails.ts'
import { failureIn } from '../failure.ts'
import { keyTexts } from './keys.ts'
import { lineWords } from './line-words.ts'
import { problemTexts } from './problems.ts'
import { webhookTexts } from './webhooks.ts'

export const accountMails: typeof source.accountMails = {
  code: {
    subject: 'Kode Anda untuk masuk ke Précis',
    preview: (minutes) => `Berlaku ${minutes} menit, di peramban yang memintanya`,
    heading: 'Kode Anda untuk masuk',
    enter: 'Masukkan di peramban tempat Anda memintanya.',
    valid: (minutes) =>
      `Berlaku ${minutes} menit dan hanya sekali pakai. Kami tidak akan pernah memintanya dari Anda.`,
    reason:
      'Seseorang memasukkan alamat Anda untuk masuk ke Précis. Kalau bukan Anda, abaikan email ini: tanpa kodenya tidak terjadi apa-apa.',
  },
  newDevice: {
    subject: 'Ada yang baru masuk ke akun Précis Anda',
    heading: 'Ada yang baru masuk ke akun Anda',
    text: 'Sebuah perangkat yang belum pernah kami lihat masuk ke akun Précis Anda.',
    device: 'Perangkat',
    near: 'Dekat',
    unknown: 'Tidak diketahui',
    ipAddress: 'Alamat IP',
    time: 'Waktu',
    advice:
      'Kalau ini Anda, tidak ada yang perlu dilakukan. Kalau bukan, buka akun Anda, hapus perangkatnya, dan periksa siapa lagi yang bisa membaca email Anda: kode untuk masuk sampai di sana.',
    reason: 'Anda menerima email ini karena seseorang masuk ke akun Précis Anda di perangkat baru.',
  },
  newKey: {
    subject: 'Kunci API baru untuk akun Précis Anda',
    heading: 'Kunci API baru untuk akun Anda',
    text: 'Kunci API dibuat di akun Précis Anda. Program bisa memakainya untuk bertindak atas nama Anda.',
    name: 'Nama',
    beginsWith: 'Berawalan',
    may: 'Boleh',
    scopes: keyTexts.scopes,
    ends: 'Berakhir',
    never: 'Tidak pernah',
    advice:
      'Kalau ini Anda, tidak ada yang perlu dilakukan. Kalau bukan, buka akun Anda, hapus kuncinya, dan keluar di semua tempat.',
    reason: 'Anda menerima email ini karena seseorang membuat kunci API di akun Précis Anda.',
  },
  deletion: {
    subject: 'Akun Précis Anda akan dihapus',
    preview: (day) => `Pada ${day}, kecuali Anda mempertahankannya`,
    heading: 'Akun Anda akan dihapus',
    text: (day) => `Anda meminta akun Anda dihapus. Akun berakhir pada ${day}, bersama riwayat Anda.`,
    planEnds: (plan) =>
      `Paket ${plan} Anda berakhir bersama akun. Setelah itu tidak ada tagihan lagi, dan sisa bulan yang sudah dibayar tidak dikembalikan.`,
    planRenews: (plan, day) =>
      `Paket ${plan} Anda berakhir bersama akun. Setelah itu tidak ada tagihan lagi, dan sisa bulan yang sudah dibayar tidak dikembalikan. Paket masih diperpanjang pada ${day}: hentikan di halaman akun kalau Anda tidak menginginkannya.`,
    keep: 'Untuk mempertahankannya, masuklah sebelum itu dan buka halaman akun. Kalau Anda tidak memintanya, lakukan sekarang dan keluar di semua tempat.',
    reason: 'Anda menerima email ini karena seseorang yang masuk ke akun Précis Anda memintanya.',
  },
  deleted: {
    subject: 'Akun Précis Anda sudah dihapus',
    text: 'Akun dan riwayat Anda sudah dihapus. Tidak ada tagihan lagi.',
    back: 'Anda bisa kembali kapan saja: masuk dengan alamat ini untuk mulai lagi.',
    reason: 'Anda menerima email ini karena akun Précis Anda dihapus sesuai permintaan Anda.',
  },
  open: 'Buka akun Anda',
}

export const webhookMails: typeof source.webhookMails = {
  made: {
    subject: 'Webhook baru untuk akun Précis Anda',
    heading: 'Webhook baru untuk akun Anda',
    text: 'Sebuah webhook dibuat di akun Précis Anda. Mulai sekarang kami memanggil alamatnya saat ada yang siap.',
    server: 'Nama server',
    calledWhen: 'Dipanggil saat',
    events: webhookTexts.events,
    advice:
      'Kalau ini Anda, tidak ada yang perlu dilakukan. Kalau bukan, buka akun Anda, hapus webhook dan kunci API Anda, dan keluar di semua tempat.',
    reason: 'Anda menerima email ini karena seseorang membuat webhook di akun Précis Anda.',
  },
  off: {
    heading: 'Kami mematikan sebuah webhook',
    gone: (host) => `${host} menjawab dengan status 410, yang meminta kami berhenti memanggil.`,
    goneText: (host) =>
      `${host} menjawab dengan status 410, yang meminta kami berhenti memanggil. Jadi kami mematikan webhook itu.`,
    failing: (host, days) => `Tidak ada yang sampai ke ${host} selama ${days} hari.`,
    failingText: (host, days) =>
      `Tidak ada yang sampai ke ${host} selama ${days} hari. Jadi kami mematikan webhook itu.`,
    next: 'Begitu server kembali, nyalakan webhook itu lagi di halaman akun. Dari sana Anda bisa mengirim yang terlewat.',
    reason: 'Anda menerima email ini karena ada webhook di akun Précis Anda.',
  },
}

export const digestMail: typeof source.digestMail = {
  done: (count, day) => `${count} video baru secara ringkas, ${day}`,
  notDone: (count, day) => `${count} video baru, ${day}`,
  failed: 'Tidak diringkas',
  failure: failureIn(problemTexts, 'Ringkasan tidak bisa dibuat.'),
  waiting: 'Menunggu jatah Anda',
  waitingNote: 'Kami akan meringkasnya begitu Anda punya sisa ringkasan.',
  deleted: 'Ringkasan ini sudah dihapus.',
  states: lineWords.states,
  open: 'Buka rangkuman ini',
  stop: 'Hentikan email ini',
  reason:
    'Anda menerima rangkuman ini karena mengikuti kanal, playlist, atau podcast di Précis. Mengikuti tidak dipungut biaya; setiap ringkasan dihitung satu.',
}
