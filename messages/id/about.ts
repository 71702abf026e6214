import type * as source from '#messages/about.ts'

export const about: typeof source.about = {
  title: 'Tentang kami',
  description: 'Mengapa Précis ada, apa janjinya, dan bagaimana kami bekerja.',
  heading: 'Tentang Précis',
  lead: 'Alat baca untuk video: tenang, teliti, dan terbuka tentang apa yang tidak diketahuinya.',
  why: {
    heading: 'Mengapa ini ada',
    paragraphs: [
      'Banyak hal yang layak diketahui disampaikan dalam video: kuliah, sidang, ceramah, percakapan panjang. Teks bisa dibaca sekilas, dicari, dan dikutip; video satu jam menghabiskan satu jam.',
      'Mesin bisa menulis satu halaman tentang jam itu. Yang tidak bisa diberikannya sendiri adalah alasan untuk memercayai halaman tersebut. Kebanyakan pembaca tidak akan menonton videonya untuk memastikan, jadi kesalahan tetap di tempatnya.',
    ],
  },
  promise: {
    heading: 'Janji kami',
    paragraph:
      'Video apa pun, secara ringkas, dan setiap barisnya bisa diperiksa. Setiap baris disertai waktunya dan kata-kata yang diucapkan, yang dicari dalam transkrip. Kalau tidak ada di sana, kami mengatakannya.',
    measured: (talks, method) =>
      `Seberapa baik hasilnya diukur pada ${talks} ceramah dan rapat sungguhan, dan program yang mengukurnya disertakan dalam kode sumber. [Baca caranya](${method})`,
  },
  manners: {
    heading: 'Cara kami bekerja',
    paragraphs: ['Beberapa aturan yang kami pegang:'],
    points: [
      'Mengatakan apa yang kami ketahui dan yang tidak. Kalau ada bagian video yang tidak terbaca, kami menyebutkannya.',
      'Hanya menghitung yang benar-benar diberikan. Kegagalan tidak pernah dihitung.',
      'Meminta sesedikit mungkin. Ringkasan pertama tidak perlu email, dan tidak ada yang dimuat dari situs lain sebelum diminta.',
      'Milik Anda tetap milik Anda: unduh semuanya sebagai satu berkas, hapus kapan saja.',
      'Tidak menerbitkan angka yang tidak kami ukur.',
    ],
  },
  name: {
    heading: 'Namanya',
    paragraphs: [
      'Précis adalah ringkasan yang mempertahankan isi dan urutan dari apa yang dikatakan, tanpa menambahkan apa pun. Dulu ini latihan di sekolah. Menurut kami, sampai sekarang masih bagus.',
    ],
  },
}
