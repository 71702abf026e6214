import type * as source from '#messages/sign-in.tsx'

const codeText = 'Kami akan mengirim kode enam angka lewat email. Tidak perlu kata sandi.'

export const signIn: typeof source.signIn = {
  windowTitle: 'Masuk: Précis',
  title: 'Masuk ke akun Anda',
  titleForSummaries: (count) => `Masuk untuk ${count} ringkasan gratis`,
  titleToContinue: 'Masuk untuk melanjutkan',
  description: codeText,
  descriptionForPlan: `Masuk untuk membeli paket bagi email ini. ${codeText}`,
  descriptionToContinue: 'Ringkasan Anda ikut serta.',
  signedInAs: (email) => <>Anda masuk sebagai {email}.</>,
  goOn: 'Lanjutkan',
  held: 'Login berhasil dan sedang menunggu',
  or: 'atau',
  continueWith: (name) => `Lanjutkan dengan ${name}`,
  sendCode: 'Kirim kode',
  codeSent: (email, minutes) => (
    <>
      Kode sedang dikirim ke {email}. Berlaku {minutes} menit.
    </>
  ),
  codeIsPrinted: 'Tidak ada server email di sini: kodenya tercetak di tempat Précis dijalankan.',
  code: 'Kode',
  codeIncomplete: 'Masukkan keenam angka kodenya',
  submit: 'Masuk',
  otherEmail: 'Pakai email lain',
  resend: 'Kirim kode lain',
  resendIn: (seconds) => `Kirim kode lain dalam ${seconds} dtk`,
  done: 'Sudah masuk',
}

export const signInFailures: typeof source.signInFailures = {
  cancelled: 'Masuk dibatalkan.',
  expired: 'Itu terlalu lama, atau dimulai di peramban lain. Silakan coba lagi.',
  emailUnverified: 'Email akun itu belum terverifikasi. Masuklah dengan kode saja.',
  unavailable: 'Penyedia itu sedang tidak bisa dihubungi. Masuklah dengan kode saja.',
  other: 'Itu tidak berhasil. Silakan coba lagi, atau masuk dengan kode.',
}
