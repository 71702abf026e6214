import type * as source from '#messages/home-introduction.ts'

export const homeIntroduction: typeof source.homeIntroduction = {
  moreExamples: 'Contoh lain',
  stepsHeading: 'Tiga langkah',
  steps: [
    { title: 'Tempel tautan', text: 'Tautan YouTube apa pun bisa, atau transkrip.' },
    { title: 'Baca ringkasnya', text: 'Ringkasan, pokok penting, dan bab, dengan waktunya.' },
    { title: 'Periksa baris mana pun', text: 'Arahkan ke sebuah baris untuk kata-kata pembicara sendiri.' },
  ],
  differencesHeading: 'Apa bedanya',
  differences: [
    {
      title: 'Diperiksa terhadap video',
      text: 'Kalau kutipan tidak ada dalam transkrip, kami mengatakannya.',
    },
    { title: 'Seluruh video', text: 'Peta menunjukkan dari mana barisnya berasal.' },
    { title: 'Jatah yang adil', text: 'Ringkasan yang gagal dan dibatalkan tidak dihitung.' },
    { title: 'Data Anda', text: 'Tidak ada yang dimuat dari YouTube sebelum Anda menekan putar.' },
  ],
}

export const exampleInBrief: typeof source.exampleInBrief = {
  label: 'Contoh singkat',
  whole: 'Baca semuanya',
  stop: 'Hentikan',
  playAgain: 'Putar lagi',
  checking: 'Memeriksa...',
  verified: 'Terverifikasi',
}
