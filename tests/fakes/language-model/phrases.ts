import type { SummaryLanguage } from '#product/summary-options.ts'
import { wordsOf } from './choose-sentences.ts'

/**
 * The same thing said in every language that a summary can be asked for in. It says nothing that could be
 * false of a transcript.
 */
const phrases: Record<SummaryLanguage, string> = {
  en: 'The speaker explains here what the whole thing is about and why it matters to the people who listen.',
  ar: 'يشرح المتحدث هنا ما هو الموضوع كله ولماذا يهم هذا الأمر الأشخاص الذين يستمعون إليه.',
  bn: 'বক্তা এখানে ব্যাখ্যা করেন পুরো বিষয়টি কী নিয়ে এবং যারা শুনছেন তাদের কাছে কেন এটি গুরুত্বপূর্ণ।',
  'zh-Hans':
    '这位讲者在这里说明整个问题是关于什么的,以及为什么这对听众来说很重要,我们会发现这个过程还在进行。',
  'zh-Hant':
    '這位講者在這裡說明整個問題是關於什麼的,以及為什麼這對聽眾來說很重要,我們會發現這個過程還在進行。',
  cs: 'Řečník zde vysvětluje, o čem celá věc je a proč je důležitá pro lidi, kteří ho poslouchají.',
  da: 'Taleren forklarer her, hvad det hele handler om, og hvorfor det er vigtigt for de mennesker, der lytter.',
  nl: 'De spreker legt hier uit waar het allemaal over gaat en waarom het belangrijk is voor de mensen die luisteren.',
  fi: 'Puhuja selittää tässä, mistä koko asiassa on kyse ja miksi se on tärkeä niille ihmisille, jotka kuuntelevat.',
  fr: "L'orateur explique ici de quoi il s'agit et pourquoi cela compte pour les personnes qui l'écoutent.",
  de: 'Der Redner erklärt hier, worum es bei der ganzen Sache geht und warum sie für die Zuhörer wichtig ist.',
  el: 'Ο ομιλητής εξηγεί εδώ τι αφορά όλο αυτό το θέμα και γιατί έχει σημασία για τους ανθρώπους που ακούν.',
  gu: 'વક્તા અહીં સમજાવે છે કે આખી વાત શું છે અને સાંભળનારા લોકો માટે તે શા માટે મહત્વની છે.',
  he: 'הדובר מסביר כאן במה עוסק כל העניין ומדוע הוא חשוב לאנשים שמקשיבים לו.',
  hi: 'वक्ता यहाँ समझाते हैं कि पूरा विषय किस बारे में है और सुनने वाले लोगों के लिए यह क्यों महत्वपूर्ण है।',
  'hi-Latn':
    'Vakta yahan samjhate hain ki yeh poora vishay kis baare mein hai aur sunne wale logon ke liye yeh kyun zaroori hai.',
  hu: 'Az előadó itt elmagyarázza, miről szól az egész, és miért fontos azoknak az embereknek, akik hallgatják.',
  id: 'Pembicara menjelaskan di sini tentang apa semua ini dan mengapa hal itu penting bagi orang-orang yang mendengarkan.',
  it: "L'oratore spiega qui di che cosa si tratta e perché tutto questo è importante per le persone che ascoltano.",
  ja: '話し手はここで、全体が何についての話なのか、そして聞いている人々にとってなぜ大切なのかを説明しています。',
  kn: 'ಭಾಷಣಕಾರರು ಇಲ್ಲಿ ಇಡೀ ವಿಷಯ ಏನು ಮತ್ತು ಕೇಳುವ ಜನರಿಗೆ ಅದು ಏಕೆ ಮುಖ್ಯ ಎಂಬುದನ್ನು ವಿವರಿಸುತ್ತಾರೆ.',
  ko: '연사는 여기서 전체 내용이 무엇에 관한 것인지, 그리고 듣는 사람들에게 왜 중요한지를 설명합니다.',
  ml: 'ഇതെല്ലാം എന്തിനെക്കുറിച്ചാണെന്നും കേൾക്കുന്ന ആളുകൾക്ക് ഇത് എന്തുകൊണ്ട് പ്രധാനമാണെന്നും പ്രഭാഷകൻ ഇവിടെ വിശദീകരിക്കുന്നു.',
  mr: 'वक्ते येथे स्पष्ट करतात की संपूर्ण विषय कशाबद्दल आहे आणि ऐकणाऱ्या लोकांसाठी तो का महत्त्वाचा आहे.',
  no: 'Taleren forklarer her hva det hele handler om, og hvorfor det er viktig for menneskene som lytter.',
  fa: 'سخنران در اینجا توضیح می‌دهد که کل موضوع درباره چیست و چرا برای مردمی که گوش می‌دهند مهم است.',
  pl: 'Mówca wyjaśnia tutaj, o co w tym wszystkim chodzi i dlaczego jest to ważne dla ludzi, którzy słuchają.',
  pt: 'O orador explica aqui do que se trata tudo isto e por que isso é importante para as pessoas que o ouvem.',
  pa: 'ਬੁਲਾਰਾ ਇੱਥੇ ਸਮਝਾਉਂਦਾ ਹੈ ਕਿ ਸਾਰੀ ਗੱਲ ਕਿਸ ਬਾਰੇ ਹੈ ਅਤੇ ਸੁਣਨ ਵਾਲੇ ਲੋਕਾਂ ਲਈ ਇਹ ਕਿਉਂ ਮਹੱਤਵਪੂਰਨ ਹੈ।',
  ro: 'Vorbitorul explică aici despre ce este vorba și de ce acest lucru este important pentru oamenii care ascultă.',
  ru: 'Докладчик объясняет здесь, о чём идёт речь и почему это важно для людей, которые его слушают.',
  es: 'El orador explica aquí de qué se trata todo esto y por qué es importante para las personas que lo escuchan.',
  sv: 'Talaren förklarar här vad det hela handlar om och varför det är viktigt för de människor som lyssnar.',
  ta: 'பேச்சாளர் இங்கே முழு விஷயமும் எதைப் பற்றியது என்பதையும் கேட்கும் மக்களுக்கு அது ஏன் முக்கியம் என்பதையும் விளக்குகிறார்.',
  te: 'వక్త ఇక్కడ మొత్తం విషయం దేని గురించి మరియు వినే ప్రజలకు అది ఎందుకు ముఖ్యమో వివరిస్తారు.',
  th: 'ผู้พูดอธิบายตรงนี้ว่าเรื่องทั้งหมดเกี่ยวกับอะไร และทำไมจึงสำคัญสำหรับคนที่กำลังฟังอยู่',
  tr: 'Konuşmacı burada bütün meselenin ne hakkında olduğunu ve dinleyen insanlar için neden önemli olduğunu açıklıyor.',
  uk: 'Доповідач пояснює тут, про що йдеться і чому це важливо для людей, які його слухають.',
  ur: 'مقرر یہاں وضاحت کرتا ہے کہ یہ سارا معاملہ کس بارے میں ہے اور سننے والے لوگوں کے لیے یہ کیوں اہم ہے۔',
  vi: 'Diễn giả giải thích ở đây toàn bộ câu chuyện nói về điều gì và vì sao nó quan trọng đối với những người đang nghe.',
  bg: 'Говорителят обяснява тук за какво става дума и защо това е важно за хората, които го слушат.',
  ca: "L'orador explica aquí de què va tot això i per què és important per a les persones que l'escolten.",
  hr: 'Govornik ovdje objašnjava o čemu se radi i zašto je to važno za ljude koji slušaju.',
  et: 'Kõneleja selgitab siin, millest see kõik räägib ja miks see on kuulajate jaoks oluline.',
  lt: 'Kalbėtojas čia paaiškina, apie ką visa tai yra ir kodėl tai svarbu žmonėms, kurie klausosi.',
  lv: 'Runātājs šeit paskaidro, par ko ir runa un kāpēc tas ir svarīgi cilvēkiem, kuri klausās.',
  ms: 'Penceramah menjelaskan di sini apakah semua ini dan mengapa perkara itu penting kepada orang yang mendengar.',
  sk: 'Rečník tu vysvetľuje, o čo v tom celom ide a prečo je to dôležité pre ľudí, ktorí počúvajú.',
  sl: 'Govornik tukaj pojasnjuje, za kaj pri vsem tem gre in zakaj je to pomembno za ljudi, ki poslušajo.',
  sr: 'Говорник овде објашњава о чему се ради и зашто је то важно за људе који слушају.',
}

/**
 * Something in a language by its code, in English where there is no such code, with a few of the words that
 * it stands for.
 */
export function sayIn(language: string, original: string): string {
  const phrase = Object.entries(phrases).find(([code]) => code === language)?.[1] ?? phrases.en
  const carried = /\((?<words>[^()]*)\)/.exec(original)?.groups?.['words'] ?? original
  return `${phrase} (${wordsOf(carried).slice(0, 5).join(' ')})`
}
