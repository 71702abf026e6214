import { describe, expect, it } from 'vitest'
import { checkQuote } from './spoken.ts'

type Example = {
  language: string
  said: string[]
  /** Word for word, and the sentence where it begins. */
  exact: [quote: string, sentence: number]
  close: string
  /** Other numbers, negations, or words from elsewhere. */
  false: string[]
}

const examples: Record<string, Example> = {
  Chinese: {
    language: 'zh-Hans',
    said: ['我们今天讨论太阳能电池板的价格。', '过去十年价格下降了百分之九十，我们不需要补贴。'],
    exact: ['太阳能电池板的价格 过去十年价格下降', 0],
    close: '我们今天来讨论太阳能电池板价格',
    false: [
      '过去二十年价格下降了百分之九十',
      '过去十年价格没下降百分之九十，我们不需要补贴',
      '价格下降了百分之九十，我们需要补贴',
      '我们今天讨论核能发电站的安全问题',
    ],
  },
  Japanese: {
    language: 'ja',
    said: ['太陽光パネルの値段は十年で九割下がりました。', 'この電池は夜のために電気を貯めます。'],
    exact: ['値段は十年で九割下がりました。この電池は', 0],
    close: '太陽光パネルの値段が十年で九割下がりました',
    false: [
      '太陽光パネルの値段は二十年で九割下がりました',
      'この電池は夜のために電気を貯めません',
      'この電池は昼の工場で水素を作ります',
    ],
  },
  Thai: {
    language: 'th',
    said: ['แผงโซลาร์เซลล์เปลี่ยนแสงอาทิตย์เป็นไฟฟ้า', 'เราต้องการแบตเตอรี่สำหรับเวลากลางคืน'],
    exact: ['เปลี่ยนแสงอาทิตย์เป็นไฟฟ้า', 0],
    close: 'เราต้องการแบตเตอรี่ไว้สำหรับเวลากลางคืน',
    false: ['เราไม่ต้องการแบตเตอรี่สำหรับเวลากลางคืน', 'เราต้องการกังหันลมและเขื่อนขนาดใหญ่'],
  },
  Khmer: {
    language: 'km',
    said: ['បន្ទះសូឡាបំប្លែងពន្លឺព្រះអាទិត្យទៅជាអគ្គិសនី'],
    exact: ['បំប្លែងពន្លឺព្រះអាទិត្យទៅជា', 0],
    close: 'បន្ទះសូឡាបំប្លែងពន្លឺនៃព្រះអាទិត្យទៅជាអគ្គិសនី',
    false: ['បន្ទះសូឡាមិនបំប្លែងពន្លឺព្រះអាទិត្យទៅជាអគ្គិសនី'],
  },
  Lao: {
    language: 'lo',
    said: ['ແຜງໂຊລາປ່ຽນແສງຕາເວັນເປັນໄຟຟ້າ'],
    exact: ['ປ່ຽນແສງຕາເວັນເປັນໄຟຟ້າ', 0],
    close: 'ແຜງໂຊລາປ່ຽນແສງຂອງຕາເວັນເປັນໄຟຟ້າ',
    false: ['ແຜງໂຊລາບໍ່ປ່ຽນແສງຕາເວັນເປັນໄຟຟ້າ'],
  },
  Myanmar: {
    language: 'my',
    said: ['ဆိုလာပြားများသည် နေရောင်ကို လျှပ်စစ်အဖြစ် ပြောင်းလဲပေးသည်'],
    exact: ['နေရောင်ကို လျှပ်စစ်အဖြစ် ပြောင်းလဲပေးသည်', 0],
    close: 'ဆိုလာပြားသည် နေရောင်ကို လျှပ်စစ်အဖြစ် ပြောင်းလဲပေးသည်',
    false: ['ဘက်ထရီများသည် ညအချိန်တွင် ဓာတ်အားကို သိုလှောင်ထားသည်'],
  },
  Arabic: {
    language: 'ar',
    said: ['الألواحُ الشمسيةُ تحوّل الضوء إلى كهرباء في البيت.', 'انخفض السعر ٩٠ في المئة خلال ١٠ سنوات.'],
    exact: ['الالواح الشمسيـــة تحول الضوء إلى كهرباء', 0],
    close: 'الألواح الشمسية الجديدة تحول الضوء إلى كهرباء في البيت',
    false: ['الألواح الشمسية لا تحول الضوء إلى كهرباء في البيت', 'انخفض السعر ٨٠ في المئة خلال ١٠ سنوات'],
  },
  Hindi: {
    language: 'hi',
    said: ['सौर पैनल सूरज की रोशनी को बिजली में बदलते हैं।', 'कीमत १० साल में ९० प्रतिशत गिर गई है।'],
    exact: ['कीमत 10 साल में 90 प्रतिशत', 1],
    close: 'सौर पैनल सूरज की रोशनी सीधे बिजली में बदलते हैं',
    false: [
      'सौर पैनल सूरज की रोशनी को बिजली में नहीं बदलते हैं',
      'कीमत ११ साल में ९० प्रतिशत गिर गई है',
      'सौर पैनल सूरज का रोशना का बिजला मे बदलता है',
    ],
  },
  Korean: {
    language: 'ko',
    said: [
      '태양광 패널의 가격은 10년 동안 90퍼센트 떨어졌습니다.',
      '우리는 밤을 위해 전기를 저장할 수 있습니다.',
    ],
    exact: ['가격은 10년 동안 90퍼센트 떨어졌습니다', 0],
    close: '우리는 밤을 위해 그 전기를 저장할 수 있습니다',
    false: [
      '우리는 밤을 위해 전기를 저장할 수 없습니다',
      '태양광 패널의 가격은 20년 동안 90퍼센트 떨어졌습니다',
    ],
  },
  Russian: {
    language: 'ru',
    said: ['Самолёт летит всё дальше над большим океаном.', 'Цена упала на двадцать пять процентов за год.'],
    exact: ['самолет летит все дальше над', 0],
    close: 'Цена упала на 25 процентов за год',
    false: [
      'Самолёт не летит всё дальше над большим океаном',
      'Цена упала на двадцать шесть процентов за год',
    ],
  },
  German: {
    language: 'de',
    said: [
      'Wir haben um acht Uhr fünfundzwanzig neue Häuser am Fluss gesehen.',
      'Das ist kein guter Preis für so ein Haus.',
    ],
    exact: ['um acht Uhr fünfundzwanzig neue Häuser', 0],
    close: 'Wir haben um acht Uhr 25 neue Häuser am Fluss gesehen',
    false: [
      'Das ist ein guter Preis für so ein Haus',
      'Wir haben um acht Uhr sechsundzwanzig neue Häuser am Fluss gesehen',
      'Wir haben acht Uhr fünfundzwanzig Häuser am',
    ],
  },
  'French, decomposed': {
    language: 'fr',
    said: ['Nous n’avons jamais été aussi près de la vérité ce jour-là.'.normalize('NFD')],
    exact: ["n'avons jamais été aussi près de", 0],
    close: 'Nous n’avons jamais été si près de la vérité ce jour-là',
    false: ['Nous avons souvent été aussi loin de la vérité ce jour-là'],
  },
}

describe.each(Object.entries(examples))('in %s', (_name, example) => {
  const { language, said, exact, close } = example

  it('words that stand there are verified', () => {
    const [quote, sentence] = exact
    expect(checkQuote(said, quote, { language })).toMatchObject({
      found: 'exact',
      sentence,
      second: sentence * 5,
    })
    expect(said.join(' ')).toContain(checkQuote(said, quote, { language }).quote.slice(0, 8))
  })

  it('a slip is shown in the speaker’s wording', () => {
    const result = checkQuote(said, close, { language })
    expect(result.found).toBe('close')
    expect(said.join(' ')).toContain(result.quote)
  })

  it.each(example.false)('what says something else is not: %s', (quote) => {
    expect(checkQuote(said, quote, { language }).found).toBe('absent')
  })
})
