import type * as source from '#messages/how-it-works.ts'

export const howItWorks: typeof source.howItWorks = {
  title: 'Cara kerja Précis: dari tautan ke ringkasan yang diperiksa',
  description:
    'Tiga langkah untuk Anda, dan apa yang terjadi di antaranya: dari mana transkrip berasal, bagaimana ringkasan dibuat, dan bagaimana setiap baris diperiksa.',
  heading: 'Cara kerjanya',
  lead: 'Tiga langkah untuk Anda, dan semua yang terjadi di antaranya.',
  stepsHeading: 'Tiga langkah',
  steps: [
    {
      title: 'Tempel tautan',
      text: 'Video, Shorts, playlist. Tidak ada takarir? Tempel transkripnya.',
    },
    {
      title: 'Baca selagi ditulis',
      text: 'Halaman boleh ditutup: ringkasannya ada saat Anda kembali.',
    },
    {
      title: 'Periksa dan pakai',
      text: 'Arahkan ke sebuah baris untuk kata-kata yang diucapkan.',
    },
  ],
  keyHeading: 'Fitur utama',
  keyFeatures: [
    {
      title: 'Tidak ada yang hilang diam-diam',
      text: 'Bagian yang tidak terbaca disebutkan.',
    },
    {
      title: 'Kegagalan yang menyebut sebabnya',
      text: 'Dan tidak satu pun dihitung.',
    },
    {
      title: 'Tanpa pihak ketiga sebelum diminta',
      text: 'YouTube dimuat saat Anda menekan putar.',
    },
  ],
  evidenceTitle: 'Bukti untuk setiap pokok',
  hoodHeading: 'Di balik layar',
  hood: {
    fetch: {
      title: 'Transkrip',
      text: 'Takarir buatan manusia didahulukan dari yang otomatis, yang asli dari terjemahan.',
    },
    sentences: {
      title: 'Kalimat',
      text: 'Potongan digabung, pengulangan dibuang. Setiap kalimat punya nomor dan waktunya.',
    },
    draft: {
      title: 'Ringkasan',
      text: 'Model bahasa menjawab dengan nomor dan kutipan, tidak pernah dengan waktu. Tanpa model, kami memilih kalimat yang paling banyak menyampaikan.',
    },
    check: {
      title: 'Pemeriksaan',
      text: (changedNumber, removedNot, method) =>
        `Kode membandingkan baris dan kutipan; model pemeriksa, kalau dipasang, mengatakan apakah sesuai. ${changedNumber} kutipan yang angkanya diubah lolos, ${removedNot} yang “tidak”-nya dihapus. [Cara mengukurnya](${method})`,
    },
  },
  missed: {
    title: 'Yang bisa terlewat',
    text: 'Kode melewatkan sebagian kebohongan, dan model pemeriksa bisa keliru. Karena itu kata-katanya ada di samping setiap baris: [hasil ukur](/score).',
  },
  speed: {
    title: 'Kecepatan',
    text: (method) =>
      `Tergantung modelnya. Tanpa model, satu jam memerlukan sekitar 1/20 detik. [Cara mengukurnya](${method})`,
  },
  once: {
    title: 'Sekali untuk semua',
    text: 'Video yang diminta banyak orang diringkas sekali.',
  },
  closing: {
    heading: 'Lihat pada video sungguhan',
    text: 'Dua contoh ada di beranda.',
    features: 'Lihat semua fitur',
  },
}
