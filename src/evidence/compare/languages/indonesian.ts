import type { StatementWords } from '../statement-words.ts'

/** Indonesian. */
export const indonesian: StatementWords = {
  code: 'id',
  concord: false,
  elisions: '(?:meng|menge|meny|mem|men|me(?=[lrwym])|peng|pem|pen|ber|ter|di|ke(?=.{5}))(?=.{3})',
  functions: `yang dan di ke dari untuk dengan pada dalam adalah ini itu atau juga sudah telah akan bisa dapat ada tidak bukan saya kami kita anda
    dia mereka ia kamu nya oleh sebagai karena jika kalau agar supaya tetapi tapi namun maka saat ketika sebuah seorang suatu para
    lebih paling sangat hanya saja lagi masih belum pun lah kah tentang antara setiap semua banyak beberapa seperti bagaimana apa
    siapa mana kapan bahwa sehingga serta hal cara secara bagi jadi menjadi`,
  endings: '(?:kannya|annya|nya|kan|an|i|lah|kah|ku|mu)',
  irregular: '',
  negation: 'tidak bukan belum jangan tanpa tak tiada enggak nggak',
  harmless: 'tidak_hanya bukan_hanya tidak_lain tanpa_ragu bukan_saja tidak_apa',
  fixed:
    'semakin_banyak lebih_lanjut paling_tidak setidak-tidaknya sedikit_demi_sedikit tidak_lama tanpa_henti tanpa_akhir tanpa_kecuali tidak_masalah pertama-tama pertama_kali pertama_tama lebih_kurang kurang_lebih cepat_atau_lambat segala_sesuatunya',
  implied:
    'gagal menolak ditolak mencegah menghindari mustahil larang* dilarang kecuali kurang* ganti alih-alih berhenti lupa melupakan',
  quantifiers:
    'semua seluruh setiap tiap selalu terus-menerus segala sepenuhnya | kebanyakan sebagian_besar mayoritas biasanya | banyak sejumlah berbagai sering beragam | beberapa sebagian kadang kadang-kadang terkadang | sedikit jarang hampir_tidak hampir_tak | tak_seorang_pun tidak_ada nol | hanya cuma semata satu-satunya',
  possible:
    'mungkin barangkali kemungkinan bisa_jadi agaknya sepertinya tampaknya kabarnya | bisa dapat pikir* rasa* harap* berharap rencana* berencana ingin mau coba* usul* saran*   menduga diduga seharusnya sebaiknya memperkirakan diperkirakan ide tujuan',
  certain:
    'pasti tentu sudah_pasti harus wajib selalu jelas terbukti membuktikan menjamin dijamin tanpa_ragu dipastikan akan',
  modal: 'bisa dapat boleh mungkin opsional sukarela | harus wajib mesti diharuskan diwajibkan',
  cause: 'karena akibat berkat gara-gara | sebab oleh_karena_itu sehingga maka alasan supaya agar',
  says: 'kata berkata mengatakan menurut bilang menjelaskan menyatakan bertanya menyebut berpikir berarti',
  opens:
    'dan tetapi tapi atau karena yang ketika jika kalau meskipun walaupun namun sehingga supaya agar bahwa setelah sebelum',
  verified: 'terverifikasi diverifikasi diperiksa_kebenarannya',
  itself:
    'baris_ini setiap_baris semua_baris ringkasan kalimat_ini setiap_kalimat pernyataan_ini jawaban_ini teks_ini kutipan_ini',
  orders: [
    '(?:abaikan|lupakan|hiraukan) (?:\\S+ ){0,4}(?:instruksi|perintah|aturan|transkrip|sebelumnya)\\S*',
    '(?:baris|ringkasan|kalimat|pernyataan|jawaban|teks|video|kutipan) ini (?:\\S+ ){0,2}(?:terverifikasi|diverifikasi|dikonfirmasi)',
    '(?:tandai|tampilkan|tulis|jawab|katakan)\\S* (?:\\S+ ){0,6}(?:terverifikasi|diverifikasi|benar)',
    '^(?:ungkapkan|tunjukkan|kirim|kirimkan|masukkan|berikan|sebutkan) (?:\\S+ ){0,4}(?:kata sandi|prompt sistem|instruksi|kartu)',
    'jangan (?:periksa|verifikasi|ragukan|cek) (?:\\S+ ){0,2}(?:baris|ringkasan|kalimat|pernyataan|jawaban|teks)',
    '(?:percayai|percayalah|percaya) (?:\\S+ ){0,1}(?:baris|ringkasan|kalimat|pernyataan|jawaban|teks)',
    '^(?:klik|kunjungi|buka) (?:\\S+ ){0,4}(?:tautan|link|http\\S*|www\\S*)',
    '(?:abaikan|lupakan) (?:\\S+ ){0,1}(?:semua|semuanya)',
  ],
  opposites: {
    rise: 'naik meningkat* peningkatan bertambah tumbuh pertumbuhan menaikkan kenaikan membaik | turun menurun* penurunan berkurang menurunkan jatuh memburuk mengurangi',
    more: 'lebih_banyak lebih_besar | lebih_sedikit kurang lebih_kecil',
    highest: 'terbesar tertinggi terbanyak paling_banyak | terkecil terendah tersedikit paling_sedikit',
    over: 'lebih_dari di_atas setidaknya minimal | kurang_dari di_bawah maksimal paling_banyak',
    before: 'sebelum sebelumnya | setelah sesudah kemudian',
    first: 'pertama awalnya mula-mula | terakhir akhirnya',
    early: 'awal cepat | lambat terlambat',
    begin: 'mulai memulai dimulai membuka | selesai berakhir mengakhiri berhenti menutup',
    easy: 'mudah gampang sederhana | sulit susah rumit sukar',
    good: 'baik bagus terbaik keuntungan | buruk jelek terburuk kerugian',
    big: 'besar raksasa | kecil',
    long: 'panjang lama | pendek singkat sebentar',
    fast: 'cepat | lambat pelan',
    strong: 'kuat | lemah',
    cheap: 'murah gratis | mahal',
    near: 'dekat | jauh',
    high: 'tinggi | rendah',
    new: 'baru modern | lama tua kuno',
    same: 'sama serupa mirip | berbeda beda lain',
    win: 'menang kemenangan | kalah kekalahan',
    buy: 'beli membeli dibeli | jual menjual dijual',
    allow: 'izin* mengizinkan diizinkan memungkinkan | larang* melarang dilarang',
    love: 'suka cinta menyukai | benci membenci',
    safe: 'aman | berbahaya bahaya',
    true: 'benar betul | salah keliru palsu',
    open: 'buka membuka dibuka terbuka | tutup menutup ditutup tertutup',
    include: 'termasuk berisi | kecuali',
    accept: 'terima menerima setuju diterima | tolak menolak ditolak',
    support: 'dukung mendukung | lawan menentang',
    succeed: 'berhasil sukses | gagal',
    inside: 'di_dalam internal | di_luar eksternal',
    wide: 'luas lebar | sempit',
    rich: 'kaya | miskin',
    positive: 'positif untung laba | negatif rugi',
    feasible: 'mungkin mampu | mustahil tidak_mampu',
    add: 'menambah menambahkan tambah* | menghapus hapus* buang',
    alive: 'hidup lahir | mati meninggal tewas',
    legal: 'legal sah | ilegal',
    public: 'umum publik | pribadi rahasia',
    hot: 'panas hangat | dingin',
    with: 'dengan | tanpa',
  },
  antonyms: `bersama berbagi | unik tersendiri; perlu diperlukan | tidak_perlu; berguna bermanfaat | sia-sia; ingat mengingat | lupa melupakan; penuh lengkap | kosong; lalu sebelumnya | mendatang berikutnya; mayoritas | minoritas; sering umum | jarang langka; terkenal dikenal | tak_dikenal; langsung | tak_langsung; impor mengimpor | ekspor mengekspor; unduh mengunduh | unggah mengunggah; populer | tidak_populer; penting | sepele; terlihat tampak | tersembunyi;
    bergantung tergantung | mandiri independen; dasar | lanjutan canggih; baru-baru_ini belakangan | sejak_lama bertahun-tahun; selesai
    rampung | berlangsung eksperimental; anak anak-anak | dewasa; pagi | malam sore; pertanyaan | jawaban menjawab; pembeli | penjual;
    daring online | luring offline; mengaktifkan diaktifkan | menonaktifkan dinonaktifkan; otomatis | manual; membuat menciptakan dibuat |
    menghancurkan membongkar; ragu skeptis | percaya yakin; memperketat ketat | melonggarkan longgar; memperkuat | melemahkan; ibu | ayah
    bapak; suami | istri; pria laki-laki | wanita perempuan; penawaran | permintaan; teori | praktik; bebas | terbatas dibatasi; kota
    perkotaan | desa pedesaan; cukup | tidak_cukup; stabil | tidak_stabil; sementara | permanen tetap; sukarela | wajib; memuji dipuji |
    mengkritik dikritik; sehat | sakit; bersih | kotor; kering | basah; muncul | menghilang hilang; datang tiba | pergi berangkat; muda |
    tua lansia; merekrut | memecat dipecat; ringkas singkat | rinci panjang; nasional | internasional asing; terang | gelap; majikan |
    karyawan`,
  series: {
    time: 'detik | menit | jam | hari harian | minggu mingguan pekan | bulan bulanan | triwulan kuartal | tahun tahunan | dekade dasawarsa | abad | milidetik',
    scale: 'ratusan | ribuan ribu | jutaan juta | miliaran miliar | triliun*',
    money: 'dolar dollar | euro | pound | yen | rupee | sen | franc | won | yuan | rupiah',
    length: 'milimeter mm | sentimeter cm | meter | kilometer km | mil | kaki | inci | yard',
    weight: 'gram | kilo kilogram kg | ton | ons | liter | galon | persen percent',
    data: 'kb kilobita kilobyte | mb megabita megabyte | gb gigabita gigabyte | tb terabita terabyte',
    month:
      'januari | februari | maret | april | mei | juni | juli | agustus | september | oktober | november | desember',
    weekday: 'senin | selasa | rabu | kamis | jumat | sabtu | minggu_pagi | kemarin | hari_ini | besok',
    ordinal:
      'pertama | kedua | ketiga | keempat | kelima | keenam | ketujuh | kedelapan | kesembilan | kesepuluh',
    compass: 'utara | selatan | timur | barat | kiri | kanan',
    colour:
      'merah | biru | hijau | kuning | putih | abu-abu | cokelat coklat | oranye jingga | ungu | merah_muda',
  },
  sets: `pagi | tengah_hari | siang | sore | malam; musim_semi | musim_panas | musim_gugur | musim_dingin; ibu ibunya | ayah bapak
    ayahnya | kakak | adik | putra anak_laki-laki | putri anak_perempuan | nenek | kakek | paman | bibi | istri istrinya | suami
    suaminya; pria lelaki | wanita perempuan | anak_lelaki | gadis | anak anak-anak; guru | siswa murid mahasiswa | dokter | perawat |
    pasien | pengacara | insinyur | petani | sopir pengemudi | tentara prajurit | wartawan jurnalis | ilmuwan peneliti | seniman |
    presiden | menteri | wali_kota walikota | raja | ratu | orang_tua | pelanggan | investor pemegang_saham | pemilih | turis
    wisatawan | relawan sukarelawan | perancang desainer | koki | hakim | penyanyi musisi | aktor aktris | penulis pengarang | pendeta
    pastor | pengungsi imigran migran | saksi | bankir | kakek_nenek; kopi | teh | susu | bir | anggur | jus | roti | daging | nasi
    beras | keju | sarapan | makan_siang | makan_malam | apel | pisang | lemon | tomat | kentang | telur | mentega | gula | garam |
    cokelat | bawang | sup; mobil | bus bis | kereta | pesawat | kapal perahu | sepeda | truk | sepeda_motor | helikopter | trem |
    kereta_bawah_tanah | taksi | roket; kayu | plastik | karet | kaca | kulit | besi | baja | emas | perak | tembaga | batu | kapas |
    aluminium | titanium | udara | air | tanah | api | sutra | wol | kertas | beton | bata; kepala | tangan | kaki | tungkai | mata |
    telinga | jantung | otak | paru-paru paru | kulit | leher | bahu | jari | lutut | hidung | mulut | gigi | perut lambung |
    hati_manusia liver | ginjal | tulang | rambut; anjing | kucing | kuda | sapi | babi | domba | burung | ikan | tikus | ular | singa
    | harimau | gajah | monyet | beruang | serigala | kelinci | lebah | paus | hiu; bulan_purnama | matahari | mars | venus | jupiter
    | bumi; rumah_sakit | gereja | hotel | pabrik | kantor | toko | perpustakaan | museum | penjara | bandara | restoran |
    taman_kanak-kanak tk | sekolah | universitas perguruan_tinggi | dapur | kamar_mandi | kamar_tidur | kebun taman |
    ruang_bawah_tanah | bank | teater bioskop | stasiun | stadion | peternakan | supermarket | apotek | jembatan | taman_kota;
    matematika | fisika | kimia | biologi | sejarah | geografi | ekonomi | psikologi | filsafat | kedokteran | astronomi | sosiologi |
    arsitektur; buku | film | lagu | koran surat_kabar | radio | televisi tv | podcast siniar | majalah | puisi | surat | surel email
    | panggilan_telepon | situs; gambar foto | video | audio | dokumen | lembar_kerja spreadsheet | slide | peta; afrika | asia |
    eropa | amerika | australia; kristen | muslim islam | yahudi | buddha | hindu; atlantik | pasifik; laut samudra | sungai | danau |
    gunung | gurun | hutan | pulau | pantai | kota | desa | provinsi | negara; menciptakan | mengedit menyunting | menghapus dihapus |
    menyalin disalin; membaca dibaca | menulis ditulis | mendengarkan; membeli dibeli | menjual dijual | menyewa disewa | meminjam |
    mencuri dicuri; membangun dibangun | menghancurkan dihancurkan | memperbaiki diperbaiki; ponsel telepon | laptop | tablet |
    desktop | kamera | printer pencetak | mikrofon | papan_ketik keyboard | headphone; inframerah | bluetooth | kabel | satelit |
    gelombang_radio; tombol | menu | tautan | ikon; batu_bara | minyak | gas | surya | angin | nuklir; bulat bundar | persegi kotak |
    segitiga; tahun_lalu bulan_lalu minggu_lalu | tahun_ini bulan_ini minggu_ini | tahun_depan bulan_depan minggu_depan;
    bahasa_inggris | bahasa_prancis | bahasa_jerman | bahasa_spanyol | bahasa_italia | bahasa_portugis | bahasa_rusia |
    bahasa_mandarin | bahasa_jepang | bahasa_arab | bahasa_korea | bahasa_turki | bahasa_polandia | bahasa_belanda | bahasa_swedia |
    bahasa_yunani; hujan | salju | badai | kabut | hujan_es | topan | kekeringan | banjir | gempa; federal | provinsi_tingkat | lokal
    setempat; pemerintah | parlemen | pengadilan | polisi | militer | angkatan_laut | pemadam; pembunuhan | pencurian perampokan |
    penipuan | penculikan | korupsi suap | penyelundupan; pajak | gaji upah | pensiun | pinjaman | hibah | asuransi | sumbangan
    donasi; sepak_bola | tenis | bola_basket | renang | hoki | golf | bola_voli | bisbol | rugbi | tinju | ski | catur; piano | gitar
    | biola | drum | seruling | terompet | selo; atas | bawah | tengah; kalimat | paragraf | bab | halaman; kanker | diabetes | flu |
    malaria | asma | covid* corona | pneumonia | demensia alzheimer | tuberkulosis; ulang_tahun | natal | paskah | ramadan |
    pernikahan | pemakaman; bayi | remaja | pensiunan; kemeja | celana | sepatu | topi | mantel jaket | gaun | sarung_tangan; ranjang
    tempat_tidur | sofa | rak | pintu | jendela | dinding tembok | atap | tangga; marah | takut ketakutan | sedih | bangga | terkejut
    kaget | cemburu iri | bosan; makan memakan | minum meminum | tidur | mencuci dicuci; bernyanyi menyanyi | menari | melukis;
    pemasaran | penjualan | akuntansi | sumber_daya_manusia | logistik; perangkat_keras | perangkat_lunak; kata_sandi | nama_pengguna;
    baris | kolom; tunai | kartu_kredit | cek | transfer_bank; pemilu pemilihan | referendum | kudeta; liberal | konservatif |
    sosialis | komunis; ujian | pekerjaan_rumah | buku_pelajaran buku_teks | pelajaran; beku | digoreng goreng | direbus rebus |
    dipanggang panggang; manis | asin | pahit | asam | pedas; mencetak dicetak | menerjemahkan diterjemahkan terjemahan; memuji dipuji
    pujian | mengkritik dikritik kritik; tiba kedatangan | berangkat keberangkatan; sementara_waktu | permanen; otomatis | manual;
    daring online | luring offline; perkotaan | pedesaan; horizontal mendatar | vertikal tegak; majikan pemberi_kerja | karyawan
    pegawai; pembeli | penjual; pemilik_rumah | penyewa; impor | ekspor; mengunggah diunggah unggah | mengunduh diunduh unduh;
    mayoritas | minoritas; pohon | bunga | rumput | jamur; rekan rekan_kerja | tetangga | bos atasan manajer | teman kawan sahabat`,
}
