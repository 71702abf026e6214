import type * as source from '#messages/guide.ts'
import { dayWindowHours, plans } from '#product/plans.ts'
import { summaryStyles } from '#product/summary-options.ts'

const freeSummaries = plans.free.allowance?.summaries ?? 0

export const guide: typeof source.guide = {
  title: 'Cara meringkas video YouTube, dan memeriksa hasilnya',
  description:
    'Panduan ringkasan video YouTube: dari mana transkrip berasal, apa yang dilakukan tanpa takarir, cara membedakan ringkasan yang baik dari yang sekadar lancar, dan cara memakainya.',
  heading: 'Cara meringkas video YouTube, dan memeriksa hasilnya',
  lead: 'Dengan tangan, dengan chatbot, atau dengan alat khusus: untuk apa masing-masing bagus, di mana masing-masing keliru, dan cara mengetahui dalam dua menit apakah yang Anda baca bisa dipercaya.',
  dateLine: 'Per 21 November 2026',
  contentsHeading: 'Isi',
  sections: {
    why: {
      heading: 'Mengapa meringkas',
      paragraphs: [
        'Bicara itu lambat. Orang mengucapkan sekitar 150 kata per menit dan membaca lebih dari 200, dan saat membaca mereka bisa melompat. Ceramah satu jam adalah teks sekitar sembilan ribu kata, dan mungkin yang Anda perlukan hanya tiga ratus.',
        'Jadi ringkasan berguna sebelum menonton, untuk memutuskan perlu tidaknya; sebagai ganti menonton, kalau intinya saja sudah cukup; dan sesudahnya, untuk menemukan kembali suatu bagian. Ini tiga kebutuhan yang berbeda. Yang pertama cukup dua kalimat, yang kedua satu halaman, yang ketiga daftar momen.',
      ],
    },
    transcript: {
      heading: 'Semua bermula dari transkrip',
      paragraphs: [
        'Hampir setiap alat membaca takarir, bukan videonya. Apa yang tidak ada di takarir tidak ada di ringkasan: salindia, gerak tubuh, kode di layar. Takarir yang ditulis manusia lebih baik daripada yang otomatis, yang sedikit tanda bacanya dan salah mendengar nama dan angka.',
        'Dua hal lebih sering salah di sini daripada di ringkasannya sendiri. Takarirnya tidak bisa diambil, dan alatnya diam-diam meringkas deskripsi video. Atau jalurnya terpotong, dan Anda mendapat ringkasan setia dari sepuluh menit pertama. Sebelum menilai ringkasan, lihat bab terakhirnya: apakah itu dari akhir video?',
      ],
    },
    'by-hand': {
      heading: 'Dengan tangan',
      paragraphs: [
        'Buka “Tampilkan transkrip” di bawah video, salin teksnya, baca dengan pensil. Lambat, tetapi Anda akan lebih mengingatnya daripada apa pun yang ditulis mesin. Untuk satu ceramah penting, ini tetap cara terbaik.',
      ],
      points: [
        'Tulis dulu pertanyaan yang dijawab pembicara, sebelum yang lain.',
        'Tandai setiap tempat topiknya berganti. Itulah bab Anda.',
        'Untuk setiap pokok, catat waktunya dan lima kata yang benar-benar diucapkan.',
        'Tulis ringkasan dari catatan, bukan dari ingatan.',
      ],
    },
    chatbot: {
      heading: 'Dengan chatbot',
      paragraphs: [
        'Tempel transkrip ke asisten umum dan minta ringkasan. Untuk video pendek itu berhasil baik. Untuk yang panjang, waspadai tiga hal: teks yang terlalu panjang bagi model bisa dibuang diam-diam; waktu sering dikarang, karena teks salinan jarang memuatnya; dan kutipan cenderung terdengar lebih bagus daripada yang diucapkan.',
        'Ada baiknya meminta kata-kata persisnya di balik setiap pokok, dan mencari sendiri tiga di antaranya dalam transkrip. Kalau satu tidak ada, jangan percaya yang lain.',
      ],
    },
    precis: {
      heading: 'Dengan Précis',
      paragraphs: ['Langkah yang sama, dengan pencarian yang dilakukan untuk Anda:'],
      points: [
        '[Tempel tautannya](/) dan tekan Enter. Shorts dan rekaman siaran langsung juga bisa.',
        `Kalau model bahasa dipasang, pilih bahasa dan salah satu dari ${summaryStyles.length} bentuk, dari singkat sampai catatan belajar.`,
        'Baca ringkasannya selagi ditulis. Setiap baris punya waktunya.',
        'Arahkan ke sebuah baris untuk melihat kata-kata yang diucapkan, dan apa yang ditemukan pemeriksaan kami.',
        'Lihat peta video: di situ tampak dari mana barisnya berasal.',
        'Salin teksnya, temukan di riwayat Anda, atau cari dalam transkrip apa pun yang kurang.',
      ],
    },
    'no-captions': {
      heading: 'Kalau tidak ada takarir',
      paragraphs: [
        'Video privat, tayangan perdana, dan banyak rekaman rapat tidak punya. Sering ada transkrip di tempat lain: aplikasi rapat membuatnya, podcast punya di halamannya, universitas menyediakan berkas takarir. Tempel atau unggah: .srt, .vtt, .json3, teks yang disalin dari YouTube, dan teks biasa semuanya bisa. Dengan teks biasa, waktunya perkiraan dan ditandai ~.',
      ],
    },
    long: {
      heading: 'Video beberapa jam',
      paragraphs: [
        'Video panjang harus dibaca per bagian. Yang penting adalah apa yang terjadi saat satu bagian gagal: harus dicoba lagi, dan disebutkan kalau gagal sama sekali. Tanyakan kepada alat apa pun yang Anda pakai. Ringkasan yang diam-diam kehilangan jam ketiga tampak persis seperti yang lengkap.',
        'Untuk video yang sangat panjang, baca babnya dulu, pilih dua atau tiga, lalu buka transkripnya. Sepuluh jam dalam satu halaman hanya bisa menjadi daftar isi.',
      ],
    },
    check: {
      heading: 'Cara memeriksa ringkasan dalam dua menit',
      paragraphs: ['Siapa pun yang menulisnya:'],
      points: [
        'Ambil pernyataan yang paling mengejutkan, temukan tempatnya, dan dengarkan setengah menit di sekitarnya.',
        'Ambil sebuah angka. Angka paling sering keliru lebih dulu.',
        'Ambil kata “tidak”. Ringkasan lebih mudah menjadi kebalikannya daripada menjadi omong kosong.',
        'Lihat akhir video. Apakah ada di ringkasan?',
        'Tanyakan siapa yang mengatakannya: pembicara, orang yang dikutip, atau orang yang dibantah?',
      ],
    },
    measured: {
      heading: 'Apa yang bisa dilakukan pemeriksaan, diukur',
      text: ({ talks, found, otherTalk, changedNumber, addedNot, removedNot, method }) =>
        `Kami menguji pemeriksaan kami dengan program yang berperan sebagai model ceroboh atau pembohong, pada ${talks} ceramah dan rapat sungguhan. Dari kutipan asli, ${found} ditemukan. Dari kutipan ceramah lain ${otherTalk} lolos, dari yang angkanya diubah ${changedNumber}, dari yang ditambahi “tidak” ${addedNot}, dari yang “tidak”-nya dihapus ${removedNot}. [Cara kami mengukurnya](${method}), dan apa yang tidak ditunjukkannya: bahwa kata-kata diucapkan tidak berarti pernyataannya bisa disimpulkan darinya.`,
    },
    use: {
      heading: 'Memakai yang sudah dibaca',
      paragraphs: [
        'Kutip videonya dengan waktunya, bukan ringkasannya: “pada 12:40 dia mengatakan” bisa dicek. Tulis dua kalimat yang ingin Anda ingat dengan kata-kata sendiri. Dan saat membagikan ringkasan, bagikan juga tautannya.',
      ],
    },
  },
  plansHeading: 'Berapa harganya di sini',
  questionsHeading: 'Pertanyaan yang sering diajukan',
  questions: [
    {
      question: 'Bolehkah saya meringkas video orang lain?',
      answer:
        'Orang selalu mencatat dengan kata-katanya sendiri apa yang dikatakan orang lain. Menerbitkannya lain soal: kutip seperlunya, sebut sumbernya, tautkan. Ini bukan nasihat hukum.',
    },
    {
      question: 'Apakah ringkasan menggantikan video?',
      answer:
        'Untuk memutuskan menonton atau tidak, sering. Untuk nada, gambar, peragaan, dan lelucon, tidak pernah. Ringkasan yang baik memberi tahu lima menit mana yang perlu ditonton.',
    },
    {
      question: 'Bisakah saya meringkas video tanpa takarir?',
      answer:
        'Dengan transkrip dari tempat lain, bisa: tempel atau unggah. Tanpa itu, alat harus mendengarkan suaranya, yang lebih lama dan salah menangkap nama.',
    },
    {
      question: 'Berapa biaya mencoba Précis?',
      answer: `Tidak ada: ${freeSummaries} ringkasan per ${dayWindowHours} jam, yang pertama tanpa alamat email. Paket lainnya ada di [harga](/pricing).`,
    },
  ],
  call: {
    heading: 'Coba dengan video yang Anda kenal',
    text: 'Itu cara tercepat untuk melihat apakah ringkasannya benar.',
  },
  howItWorks: 'Cara kerjanya',
}
