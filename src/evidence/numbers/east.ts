import type { Spelling } from './spelling.ts'

/** Chinese numerals are written in Japanese and Cantonese too. */
const chinese: Spelling = {
  counting: '零/〇 一/壹 二/两/兩/贰/貳 三/叁/參 四/肆 五/伍 六/陆/陸 七/柒 八/捌 九/玖',
  factors: '十=10 拾=10 百=100 佰=100 千=1000 仟=1000 万=1e4 萬=1e4 亿=1e8 億=1e8 兆=1e12',
  others: '廿=20 卅=30',
  halves: '半 个半 個半',
  percent: '百分之 百分',
  point: '点 點',
  fractions: '半=2 一半=2',
  closesFrom: 1e4,
  tenJoins: true,
  decimalPoint: true,
}

/** Chinese, Japanese, Korean, Vietnamese, Thai, Indonesian, Malay. */
export const east: Readonly<Record<string, Spelling>> = {
  zh: chinese,
  yue: chinese,
  ja: {
    ...chinese,
    counting: '零/〇/ゼロ 一 二 三 四 五 六 七 八 九',
    others: 'ひとつ=1 一つ=1 ふたつ=2 二つ=2 みっつ=3 三つ=3 よっつ=4 四つ=4 いつつ=5 五つ=5 二十歳=20',
    halves: '半 年半 時間半 か月半 ヶ月半',
    fractions: '半分=2 半数=2',
  },
  ko: {
    counting: '영/공 일/하나/한 이/둘/두 삼/셋/세 사/넷/네 오/다섯 육/륙/여섯 칠/일곱 팔/여덟 구/아홉',
    tens: '열 스물/스무 서른 마흔 쉰 예순 일흔 여든 아흔',
    factors: '십=10 백=100 천=1000 만=1e4 억=1e8 조=1e12',
    weak: '일 이 삼 사 오 육 륙 칠 팔 구 공 영 한 두 세 네 십 백 천 만 억 조 열 하나 둘 셋 넷',
    homographs:
      '만일=10001 만이=10002 천사=1004 백사=104 이천=2000 사천=4000 이만=20000 오만=50000 천만=1e7 백일=101 만사=10004 사백=400 이백=200 구만=90000 천이=1002 백이=102 천은=1000 만은=10000',
    within: '',
    endings:
      '(?:(?:년|월|일|명|개|퍼센트|프로|시|분|초|살|세|번|째|번째|가지|배|원|달러|유로|엔|위안|킬로|미터|센티|그램|톤|리터|대|층|주|도|권|마리|위|세기|인|곳|건|차|회|여|만|점|장|편|쪽|시간|년대|개월|주년|평|킬로미터|여명)\\p{sc=Hangul}{0,3}|을|를|이|가|은|는|의|에|로|으로|과|와|도|씩|이나|쯤|여|정도)',
    halves: '반',
    point: '점',
    fractions: '절반=2 반=2',
    closesFrom: 1e4,
    tenJoins: true,
    decimalPoint: true,
  },
  vi: {
    counting: 'không một/mốt hai ba bốn/tư năm/lăm/nhăm sáu bảy/bẩy tám chín mười',
    factors: 'mươi=10 chục=10 trăm=100 nghìn=1000 ngàn=1000 vạn=1e4 triệu=1e6 tỷ=1e9 tỉ=1e9',
    weak: 'không một ba năm tư chín chục',
    joins: 'lẻ linh',
    halves: 'rưỡi rưởi',
    percent: 'phần_trăm',
    point: 'phẩy',
    fractions: 'nửa=2 rưỡi=2',
    tenJoins: true,
  },
  th: {
    counting: 'ศูนย์ หนึ่ง/เอ็ด สอง/ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า',
    factors: 'สิบ=10 ร้อย=100 พัน=1000 หมื่น=1e4 แสน=1e5 ล้าน=1e6',
    weak: 'หนึ่ง เอ็ด สอง ยี่ สาม สี่ ห้า หก เจ็ด แปด เก้า แสน พัน ร้อย ล้าน',
    halves: 'ครึ่ง',
    percent: 'ร้อยละ',
    point: 'จุด',
    fractions: 'ครึ่ง=2',
    closesFrom: 1e6,
    tenJoins: true,
    decimalPoint: true,
  },
  id: {
    counting: 'nol/kosong satu dua tiga empat lima enam tujuh delapan/lapan sembilan sepuluh sebelas',
    factors:
      'puluh=10 ratus=100 seratus=100 ribu=1000 seribu=1000 sejuta=1e6 semiliar=1e9 juta=1e6 miliar=1e9 milyar=1e9 triliun=1e12 bilion=1e9 billion=1e9',
    others: 'selusin=12 lusin=12',
    ordinals: 'pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh',
    weak: 'satu lusin',
    teens: 'belas',
    halves: 'setengah',
    point: 'koma',
    fractions: 'setengah=2 separuh=2 sepertiga=3 pertiga=3 seperempat=4 perempat=4',
  },
}
