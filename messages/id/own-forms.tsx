import type * as source from '#messages/own-forms.tsx'

export const ownForms: typeof source.ownForms = {
  title: 'Bentuk Anda',
  text: 'Bagaimana ringkasan Anda disusun. Setiap baris diperiksa, apa pun bentuknya.',
  withPlans: (link) => <>Bentuk buatan sendiri disertakan dalam {link('Pro dan Unlimited')}.</>,
  none: 'Anda belum punya bentuk.',
  create: 'Buat bentuk',
  full: (max) => `Anda punya ${max} bentuk. Hapus satu untuk membuat yang lain.`,
  deletion: 'Hapus? Ringkasan yang dibuat dengannya tetap ada.',
  edit: 'Ubah',
  editNamed: (name) => `Ubah ${name}`,
}

export const formDialog: typeof source.formDialog = {
  newForm: 'Bentuk baru',
  editForm: 'Ubah bentuk',
  text: 'Katakan isi setiap bagian. Susunan dan pemeriksaannya tetap dari kami.',
  name: 'Nama',
  nameMissing: 'Beri nama untuk bentuk ini.',
  guidance: 'Hal lain',
  guidanceHint: 'Apa yang dicari, dan untuk siapa',
  tooLong: (max) => `Paling banyak ${max} karakter seluruhnya.`,
  characters: (count, max) => `${count} dari ${max} karakter seluruhnya`,
  save: 'Simpan bentuk',
  saved: 'Bentuk disimpan',
  addSection: 'Tambah bagian',
  section: (number) => `Bagian ${number}`,
  heading: 'Judul bagian',
  headingMissing: 'Beri judul untuk bagian ini.',
  about: 'Isinya apa',
  optional: 'Boleh dikosongkan.',
  shape: 'Susunan',
  shapes: {
    points: 'Daftar',
    steps: 'Langkah bernomor',
    prose: 'Paragraf',
    terms: 'Istilah dan artinya',
    questions: 'Tanya jawab',
  },
  remove: 'Hapus',
  removeSection: (number) => `Hapus bagian ${number}`,
}
