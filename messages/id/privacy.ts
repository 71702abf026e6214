import type * as source from '#messages/privacy.ts'
import { maxActiveDevices } from '#product/limits.ts'
import { plans } from '#product/plans.ts'

const { free, pro, unlimited } = plans

export const privacy: typeof source.privacy = {
  title: 'Privasi',
  description:
    'Apa yang disimpan Précis, berapa lama, siapa lagi yang terlibat, dan cara membawa atau menghapus data Anda.',
  heading: 'Privasi',
  lead: 'Per 23 November 2026.',
  sections: {
    short: {
      heading: 'Singkatnya',
      paragraphs: [
        'Kami menyimpan yang diperlukan untuk membuat ringkasan Anda, menampilkannya lagi, dan menagih yang Anda beli. Tanpa iklan, tanpa pelacak, tanpa jual-beli data. Anda bisa mengunduh atau menghapus semuanya.',
      ],
    },
    what: {
      heading: 'Apa yang kami simpan',
      paragraphs: ['Tergantung apa yang Anda lakukan:'],
      points: [
        'Kunjungan: kuki bertanda tangan dengan angka acak, dipasang saat pertama kali diperlukan, dan berapa ringkasan yang Anda buat dengannya.',
        'Alamat email yang Anda ketik: bersama kuki itu, untuk menghitung ringkasan gratis Anda. Alamat itu tidak membuka apa pun.',
        `Akun: email Anda, dan sampai ${maxActiveDevices} perangkat aktif, masing-masing dengan jenis, peramban, dan sistemnya, alamat IP serta kota dan negara yang ditunjuknya, dan kapan pertama dan terakhir terlihat. Anda bisa melihat daftarnya dan menghapus yang mana pun.`,
        'Riwayat Anda: ringkasan dan transkrip yang Anda minta, dan pertanyaan tentangnya beserta jawabannya.',
        'Pembelian: paket, jumlah, tanggal, dan nomor pembayaran di Razorpay. Data kartu sampai ke Razorpay dan tidak pernah ke kami.',
        'Permintaan bantuan: email Anda dan apa yang Anda tulis.',
      ],
    },
    browser: {
      heading: 'Apa yang disimpan peramban Anda',
      paragraphs: [
        'Kuki kunjungan atau masuk Anda, satu kuki dengan bahasa halaman kalau Anda memilihnya, dan beberapa catatan di penyimpanan lokalnya: terang atau gelap, gaya dan bahasa yang Anda pilih, jenis berkas yang terakhir Anda simpan, cara Anda terakhir menyalin, susunan riwayat Anda, apakah pintasan aktif, seberapa cepat ringkasan dibacakan, berapa video yang ditampilkan daftar Anda, permintaan yang menunggu dikirim (paling lama sehari), berapa ringkasan yang Anda buat, dan email serta nomor telepon yang Anda ketik.',
        'Sampai tab ditutup, peramban juga menyimpan catatan dan pesan bantuan yang belum Anda kirim, apa yang Anda kirim tanpa mendapat jawaban, tautan yang Anda ketik kalau halaman harus dimuat ulang, dan permintaan yang sedang berjalan, dengan transkripnya kalau Anda mengambil atau menempelnya. Tidak satu pun mengikuti Anda ke situs lain.',
      ],
    },
    others: {
      heading: 'Siapa lagi yang terlibat',
      paragraphs: ['Hanya kalau suatu tugas memerlukannya:'],
      points: [
        'YouTube mendapat nomor video dari server kami saat kami mengambil transkrip atau gambar, dan tidak mendapat apa pun tentang Anda. Pemutarnya dimuat dari youtube-nocookie.com saat Anda menekan putar.',
        'Kalau model bahasa dari penyedia dipasang, model itu mendapat transkrip dan apa yang Anda tanyakan tentangnya, tanpa nama atau email Anda. Untuk memeriksa ringkasan atau jawaban, model itu atau model lain dari penyedia yang sama mendapat setiap baris dengan kalimat di sekitar kutipannya.',
        'Razorpay, saat Anda membayar.',
        'Google, saat Anda memilih masuk dengannya.',
        'Layanan email, saat kami mengirim kode atau kuitansi.',
      ],
    },
    'how-long': {
      heading: 'Berapa lama kami menyimpannya',
      paragraphs: [
        `Riwayat Anda terlihat ${free.historyDays} hari pada paket gratis, ${pro.historyDays} hari dengan ${pro.name}, dan selama Anda mau dengan ${unlimited.name}. Yang Anda hapus benar-benar terhapus. Saat Anda menghapus akun, riwayat, perangkat, dan permintaan ikut terhapus; catatan pembayaran tetap ada selama diwajibkan hukum.`,
        'Kami juga menyimpan teks ringkasan terpisah dari siapa pun, supaya orang berikutnya yang meminta video yang sama tidak perlu menunggu. Transkrip yang Anda tempel atau unggah milik Anda sendiri: tidak ada orang lain yang bisa membacanya, dan hilang saat Anda menghapusnya, atau setelah 7 hari kalau Anda tidak punya akun.',
        'Catatan server kami tidak memuat alamat, tautan, email, atau transkrip.',
        'Selengkapnya, dan sebabnya:',
      ],
    },
    rights: {
      heading: 'Hak Anda',
      paragraphs: [
        'Di halaman akun, Anda bisa mengunduh semua milik Anda sebagai satu berkas, atau menghapus akun. Anda juga bisa menanyakan apa yang kami simpan, memintanya diperbaiki, atau menolak pemakaiannya: [tulis kepada kami](/contact). Anda bisa mengadu ke otoritas perlindungan data negara Anda.',
      ],
    },
    safety: {
      heading: 'Bagaimana kami melindunginya',
      paragraphs: [
        'Koneksi lewat https terenkripsi. Kode masuk berumur pendek dan disimpan dalam bentuk yang tidak bisa dibaca kembali. Halaman hanya memuat skrip dari situs ini; sedikit pengecualian ada di halaman yang memerlukannya. Menghapus perangkat langsung mengeluarkannya.',
      ],
    },
    changes: {
      heading: 'Perubahan',
      paragraphs: [
        'Saat halaman ini berubah, tanggal di atas ikut berubah. Kalau perubahan itu penting bagi Anda, kami mengirim email kepada pemilik akun lebih dulu.',
      ],
    },
  },
}
