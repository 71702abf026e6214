import type * as source from '#messages/terms.ts'
import { questionsPerMinute, summariesPerMinute } from '#product/plans.ts'

export const terms: typeof source.terms = {
  title: 'Ketentuan',
  description:
    'Aturan memakai Précis: apa itu ringkasan, pemakaian wajar, paket dan pembayaran, berhenti, tanggung jawab.',
  heading: 'Ketentuan',
  lead: 'Per 21 November 2026. Ditulis untuk dibaca.',
  sections: {
    service: {
      heading: 'Layanannya',
      paragraphs: [
        'Précis membuat ringkasan video dari transkripnya dan menunjukkan dasar setiap pernyataan. Memakainya berarti menyetujui ketentuan ini.',
        'Kami berusaha menjaganya tetap tersedia, tetapi tidak bisa menjanjikan selalu begitu. Layanan ini bergantung pada pihak lain, terutama YouTube, dan sebuah video bisa menjadi tidak terjangkau kapan saja.',
      ],
    },
    summaries: {
      heading: 'Apa itu ringkasan, dan apa yang bukan',
      paragraphs: [
        'Ringkasan adalah bantuan membaca. Baris yang ditandai terverifikasi punya kutipan yang ada dalam transkrip, tidak ada yang berbeda dari hal-hal yang kami bandingkan, dan model pemeriksa mengatakan barisnya sesuai. Ketiganya bisa keliru, begitu juga transkripnya. Jangan mengandalkannya saja untuk keputusan tentang kesehatan, hukum, uang, atau keselamatan.',
      ],
    },
    account: {
      heading: 'Akun Anda',
      paragraphs: [
        'Jangan biarkan orang lain membaca email Anda: siapa pun yang bisa membacanya bisa masuk. Satu akun untuk satu orang. Satu orang punya satu jatah gratis, dengan atau tanpa akun.',
      ],
    },
    use: {
      heading: 'Pemakaian wajar',
      paragraphs: [
        `Setiap paket punya batas ${summariesPerMinute} ringkasan dan ${questionsPerMinute} pertanyaan per menit. Mohon jangan:`,
      ],
      points: [
        'mengakali batas, atau memperlambat layanan bagi orang lain;',
        'memberi kami transkrip yang tidak berhak Anda pakai;',
        'menampilkan ringkasan sebagai kata-kata pembicara, atau memakainya untuk merugikan orang;',
        'menjual kembali aksesnya.',
      ],
    },
    rights: {
      heading: 'Siapa memiliki apa',
      paragraphs: [
        'Video dan transkrip milik pembuatnya. Yang Anda berikan kepada kami tetap milik Anda; Anda mengizinkan kami mengolahnya untuk Anda. Ringkasan yang dibuat untuk Anda boleh Anda pakai, dalam batas hak atas videonya.',
      ],
    },
    payment: {
      heading: 'Paket dan pembayaran',
      paragraphs: [
        'Paket berbayar ditagih bulanan di muka, dalam rupee India, lewat Razorpay, dengan harga di halaman [harga](/pricing), sampai Anda berhenti.',
        'Anda bisa berhenti kapan saja. Paket berlaku sampai akhir bulan yang sudah dibayar, dan setelah itu tidak ada tagihan lagi. Kalau perpanjangan gagal, Anda punya 3 hari untuk membereskannya; lalu akun Anda beralih ke paket gratis.',
        'Di mana halaman mengatakan tagihannya peragaan, tidak ada yang ditagih, dan paket yang Anda coba berakhir saat pembayaran sungguhan dimulai.',
      ],
    },
    end: {
      heading: 'Mengakhirinya',
      paragraphs: [
        'Anda bisa berhenti dan menghapus akun kapan pun. Kami dapat menutup akun yang melanggar ketentuan ini, setelah peringatan kalau memungkinkan, dan mengembalikan waktu yang tidak terpakai kecuali pelanggarannya berat.',
      ],
    },
    liability: {
      heading: 'Tanggung jawab',
      paragraphs: [
        'Kami bertanggung jawab atas apa yang menurut hukum tidak boleh dikecualikan. Selebihnya, tanggung jawab kami terbatas pada yang Anda bayar dalam dua belas bulan sebelumnya.',
      ],
    },
    changes: {
      heading: 'Perubahan dan hukum',
      paragraphs: [
        'Saat ketentuan ini berubah, kami mengirim email kepada pemilik akun paling lambat 14 hari sebelumnya. Berlaku hukum India; Anda tetap memiliki hak konsumen yang diberikan hukum negara Anda. Pertanyaan: [hubungi kami](/contact).',
      ],
    },
  },
}
