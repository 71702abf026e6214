import type { Spelling } from './spelling.ts'

/** Greek, Turkish, Arabic, Hebrew, Persian, and Finnish and Hungarian. */
export const mediterranean: Readonly<Record<string, Spelling>> = {
  el: {
    counting:
      'μηδέν ένα/ένας/μία/μια/έναν/ενός/μιας δύο/δυο τρία/τρεις/τριών τέσσερα/τέσσερις/τεσσάρων πέντε έξι επτά/εφτά οκτώ/οχτώ εννέα/εννιά δέκα έντεκα/ένδεκα δώδεκα δεκατρία/δεκατρείς/δεκατριών δεκατέσσερα/δεκατέσσερις/δεκατεσσάρων δεκαπέντε δεκαέξι/δεκάξι δεκαεπτά/δεκαεφτά δεκαοκτώ/δεκαοχτώ δεκαεννέα/δεκαεννιά',
    tens: 'δέκα είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα',
    hundreds:
      'εκατό/εκατόν διακόσια/διακόσιες/διακόσιοι/διακοσίων τριακόσια/τριακόσιες/τριακόσιοι τετρακόσια/τετρακόσιες/τετρακόσιοι πεντακόσια/πεντακόσιες/πεντακόσιοι εξακόσια/εξακόσιες/εξακόσιοι επτακόσια/επτακόσιες/εφτακόσια/επτακόσιοι οκτακόσια/οκτακόσιες/οχτακόσια/οκτακόσιοι εννιακόσια/εννιακόσιες/εννιακόσιοι/εννεακόσια',
    factors:
      'χίλια=1000 χίλιες=1000 χίλιοι=1000 χιλιάδες=1000 χιλιάδων=1000 εκατομμύριο=1e6 εκατομμύρια=1e6 εκατομμυρίων=1e6 δισεκατομμύριο=1e9 δισεκατομμύρια=1e9 δισεκατομμυρίων=1e9 δις=1e9 τρισεκατομμύριο=1e12 τρισεκατομμύρια=1e12',
    others:
      'ενάμιση=1.5 ενάμισι=1.5 μιάμιση=1.5 δυόμισι=2.5 δυόμιση=2.5 τρεισήμισι=3.5 τριάμισι=3.5 ντουζίνα=12',
    ordinals: 'πρώτ* δεύτερ* τρίτ* τέταρτ* πέμπτ* έκτ* έβδομ* όγδο* ένατ* δέκατ* εικοστ*=20 τριακοστ*=30',
    weak: 'ένα ένας μία μια έναν ενός μιας',
    endings: '(?:ος|οσ|η|ο|ου|ης|ησ|ον|ην|οι|ες|εσ|α|ων|ους|ουσ)',
    joins: 'και',
    percent: 'τοις_εκατό',
    halves: 'και_μισό και_μισή και_μισός',
    point: 'κόμμα',
    fractions: 'μισό=2 μισά=2 μισή=2 μισοί=2 μισές=2 τρίτο=3 τρίτα=3 τέταρτο=4 τέταρτα=4',
  },
  tr: {
    counting: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
    tens: 'on yirmi otuz kırk elli altmış yetmiş seksen doksan',
    factors: 'yüz=100 bin=1000 milyon=1e6 milyar=1e9 trilyon=1e12',
    others: 'düzine=12 bir_buçuk=1.5',
    ordinals: 'birinci/ilk ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu',
    weak: 'bir on yüz elli altı yedi kırk ilk',
    within: '',
    endings:
      '(?:[ıiuü]?nc[ıiuü]|[dt][ea]n?|[yn]?[ıiuüea]|[ıiuü]n|nin|nın|lik|lık|luk|lük|lu|lı|li|lü|[şs]er|[şs]ar|er|ar|sı|si)',
    halves: 'buçuk',
    percent: 'yüzde',
    point: 'virgül nokta',
    fractions: 'yarım=2 yarısı=2 yarısını=2 çeyrek=4',
    tenJoins: true,
  },
  fi: {
    counting:
      'nolla yksi/yhden/yhtä/yhdessä kaksi/kahden/kahta/kahdessa/kahdesta/kahteen/kahdella kolme/kolmen/kolmea/kolmessa/kolmesta/kolmeen/kolmella neljä/neljän/neljää/neljässä/neljästä/neljään/neljällä viisi/viiden/viittä/viidessä/viidestä/viiteen/viidellä kuusi/kuuden/kuutta/kuudessa/kuudesta/kuuteen/kuudella seitsemän/seitsemää/seitsemässä/seitsemästä/seitsemään kahdeksan/kahdeksaa/kahdeksassa/kahdeksasta/kahdeksaan yhdeksän/yhdeksää/yhdeksässä/yhdeksästä/yhdeksään kymmenen/kymmentä/kymmenessä/kymmenestä/kymmeneen/kymmenellä',
    factors:
      'kymmentä=10 kymmenen=10 kymmenessä=10 kymmenestä=10 kymmeneen=10 sata=100 sadan=100 sataa=100 sadassa=100 sadasta=100 sataan=100 satoja=100 tuhat=1000 tuhatta=1000 tuhannen=1000 tuhannessa=1000 tuhannesta=1000 tuhanteen=1000 miljoona=1e6 miljoonaa=1e6 miljoonan=1e6 miljoonassa=1e6 miljoonasta=1e6 miljardi=1e9 miljardia=1e9 miljardin=1e9 biljoona=1e12 biljoonaa=1e12',
    others: 'puolitoista=1.5 puolentoista=1.5 tusina=12',
    ordinals:
      'ensimmäinen/ensimmäisen/ensimmäistä/ensimmäisessä toinen/toisen kolmas/kolmannen/kolmatta neljäs/neljännen/neljättä viides/viidennen kuudes/kuudennen seitsemäs/seitsemännen kahdeksas/kahdeksannen yhdeksäs/yhdeksännen kymmenes/kymmenennen kahdeskymmenes=20 kolmaskymmenes=30',
    weak: 'yksi yhden yhtä yhdessä kuusi kuusen satoja viides',
    within: '',
    endings: '(?:lla|llä|lle|lta|ltä|ssa|ssä|sta|stä|n)',
    halves: 'ja_puoli ja_puolen',
    point: 'pilkku',
    fractions:
      'puoli=2 puolet=2 puolen=2 kolmasosa=3 kolmannes=3 kolmasosaa=3 kolmannesta=3 neljäsosa=4 neljännes=4 neljäsosaa=4 neljännestä=4',
    teens: 'toista',
  },
  hu: {
    counting:
      'nulla egy kettő/két/kettőt három/hármat/hárm négy/négyet öt/ötöt hat/hatot hét/hetet nyolc/nyolcat kilenc/kilencet tíz/tizet tizenegy tizenkettő/tizenkét tizenhárom tizennégy tizenöt tizenhat tizenhét tizennyolc tizenkilenc',
    tens: 'tíz húsz/huszon harminc negyven ötven hatvan hetven nyolcvan kilencven',
    factors: 'száz=100 ezer=1000 millió=1e6 milliárd=1e9 billió=1e12',
    others: 'másfél=1.5 két_és_fél=2.5 tucat=12',
    ordinals:
      'első második harmadik negyedik ötödik hatodik hetedik nyolcadik kilencedik tizedik huszadik=20',
    weak: 'egy hat hét',
    within: '',
    endings:
      '(?:adik|edik|odik|ödik|ot|et|at|öt|t|ban|ben|ból|ből|ra|re|nak|nek|an|en|on|ön|ig|as|es|os|ös|a|e|ja|val|vel|szor|szer|ször)',
    halves: 'és_fél',
    point: 'egész vessző',
    fractions: 'fél=2 fele=2 felét=2 harmad=3 harmada=3 harmadát=3 negyed=4 negyede=4 negyedét=4',
  },
  ar: {
    counting:
      'صفر واحد/واحدة/احد/احدى اثنان/اثنين/اثنتان/اثنتين/اثنا/اثني/اثنتا/اثنتي ثلاثة/ثلاث اربعة/اربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني/ثمان تسعة/تسع عشرة/عشر',
    tens: 'عشر/عشرة عشرون/عشرين ثلاثون/ثلاثين اربعون/اربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين',
    hundreds:
      'مائة/مئة/مية/مائه/مئه مئتان/مئتين/مائتان/مائتين/مئتا/مئتي ثلاثمائة/ثلاثمئة اربعمائة/اربعمئة خمسمائة/خمسمئة ستمائة/ستمئة سبعمائة/سبعمئة ثمانمائة/ثمانمئة/ثمانيمائة تسعمائة/تسعمئة',
    factors:
      'الف=1000 الفا=1000 الاف=1000 مليون=1e6 مليونا=1e6 ملايين=1e6 مليار=1e9 مليارا=1e9 مليارات=1e9 بليون=1e9 تريليون=1e12 تريليونات=1e12',
    others: 'الفان=2000 الفين=2000 مليونان=2e6 مليونين=2e6 ملياران=2e9 مليارين=2e9',
    ordinals:
      'اول/اولى ثاني/ثانية ثالث/ثالثة رابع/رابعة خامس/خامسة سادس/سادسة سابع/سابعة ثامن/ثامنة تاسع/تاسعة عاشر/عاشرة',
    weak: 'واحد واحدة احد احدى',
    joins: 'و',
    prefix: 'و',
    onset: '(?:بال|لل|كال|ال|[بلكف])',
    homographs: 'لست=6 بست=6',
    percent: 'في_المئة في_المائة بالمئة بالمائة في_المية بالمية',
    teens: 'عشر عشرة',
    halves: 'ونصف و_نصف',
    point: 'فاصلة',
    fractions: 'نصف=2 ثلث=3 ثلثي=1.5 ثلثا=1.5 ربع=4 ارباع=4',
    unitsFirst: 'anywhere',
  },
  he: {
    counting:
      'אפס אחד/אחת שניים/שנים/שתיים/שתים/שני/שתי/שנייה שלושה/שלוש/שלשה/שלש/שלושת/שלשת ארבעה/ארבע/ארבעת חמישה/חמש/חמשה/חמשת/חמישת שישה/שש/ששה/ששת/שישת שבעה/שבע/שבעת שמונה/שמונת תשעה/תשע/תשעת עשרה/עשר/עשרת',
    tens: 'עשר עשרים שלושים/שלשים ארבעים חמישים/חמשים שישים/ששים שבעים שמונים תשעים',
    factors:
      'מאות=100 אלף=1000 אלפים=1000 מיליון=1e6 מליון=1e6 מיליוני=1e6 מיליונים=1e6 מיליארד=1e9 מליארד=1e9 מיליארדים=1e9 מיליארדי=1e9 טריליון=1e12',
    others: 'מאה=100 מאתיים=200 אלפיים=2000',
    ordinals:
      'ראשון/ראשונה שני/שנייה/שניה שלישי/שלישית רביעי/רביעית חמישי/חמישית שישי/שישית שביעי/שביעית שמיני/שמינית תשיעי/תשיעית עשירי/עשירית',
    weak: 'אחד אחת שני שתי שנייה מאות',
    joins: 'ו',
    prefix: 'ו',
    onset: '(?:[בלכמ]?ה|כב|[בלכמש])',
    teens: 'עשר עשרה',
    halves: 'וחצי',
    point: 'נקודה',
    fractions: 'חצי=2 מחצית=2 שליש=3 שלישים=3 רבע=4 רבעים=4 רבעי=4',
    unitsFirst: 'anywhere',
  },
  fa: {
    counting:
      'صفر یک/یکی دو سه چهار پنج شش/شیش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده/پونزده شانزده/شونزده هفده/هیفده هجده/هیجده نوزده',
    tens: 'ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود',
    hundreds: 'یکصد دویست سیصد/سيصد چهارصد پانصد/پونصد ششصد/شیشصد هفتصد هشتصد نهصد',
    factors: 'صد=100 هزار=1000 میلیون=1e6 ملیون=1e6 میلیارد=1e9 تریلیون=1e12 بیلیون=1e12',
    ordinals: 'اول/یکم دوم سوم چهارم پنجم ششم هفتم هشتم نهم دهم بیستم=20',
    weak: 'یک یکی نه',
    joins: 'و',
    halves: 'و_نیم',
    point: 'ممیز',
    fractions: 'نیم=2 نصف=2 نیمی=2 سوم=3 چهارم=4 ربع=4',
  },
}
