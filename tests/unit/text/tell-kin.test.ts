import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#core/text/detect-language.ts'

const indonesian = [
  'Halo teman-teman, hari ini kita akan belajar bagaimana cara membuat nasi goreng yang enak di rumah. Pertama kita siapkan bumbunya, karena tanpa bumbu rasanya tidak bisa enak. Coba kalian lihat wortel ini.',
  'Perusahaan itu mengatakan bahwa mereka butuh lebih banyak uang untuk membangun kantor baru di Jakarta, dan para mahasiswa bisa bekerja di sana pada hari Senin sampai Jumat.',
  'Jadi gini, gue kemarin beli mobil baru, tapi ternyata mesinnya nggak bagus banget. Karena itu gue coba bawa ke bengkel, dan kata orangnya ini masalah listrik.',
]
const malay = [
  'Kerajaan telah mengumumkan bahawa syarikat itu perlu membayar wang kepada pekerja kerana mereka telah bekerja di pejabat selama lapan tahun. Maklumat lanjut boleh didapati di laman web universiti.',
  'Assalamualaikum semua, hari ini saya nak tunjuk macam mana cara nak masak nasi lemak. Awak semua boleh cuba di rumah, kerana ia sangat mudah sahaja.',
  'Kereta itu dibeli dengan harga tiga puluh ribu ringgit. Saya tengok ramai pelajar yang menaiki basikal ke universiti pada hari Isnin.',
]
const serbian = [
  'Dobar dan svima, danas ćemo pričati o tome gde se nalaze najlepša mesta u Srbiji i zašto ljudi uvek dolaze ovde. Pre svega, svaki čovek treba da vidi ovu reku i da zna istoriju ovog dela sveta.',
  'Posle toga sam hteo da vidim decu, ali niko nije znao gde su otišla. Takođe, vreme je bilo lepo tokom cele nedelje, i verovatno će biti i juče i sutra.',
]
const croatian = [
  'Dobar dan svima, danas ćemo pričati o tome gdje se nalaze najljepša mjesta u Hrvatskoj i zašto ljudi uvijek dolaze ovdje. Prije svega, svaki čovjek treba vidjeti ovu rijeku i znati povijest ovog dijela svijeta.',
  'Poslije toga sam htio vidjeti djecu, ali nitko nije znao gdje su otišla. Također, vrijeme je bilo lijepo tijekom cijelog tjedna, i vjerojatno će biti i sutra.',
]

describe('languages that most of their words are the same in', () => {
  it.each([
    ['id', indonesian],
    ['ms', malay],
    ['sr-Latn', serbian],
    ['hr', croatian],
  ])('are recognized by the words that differ: %s', async (language, texts) => {
    expect(await Promise.all(texts.map((text) => detectLanguage(text)))).toEqual(texts.map(() => language))
  })
})
