import type { Spelling } from './spelling.ts'

const russianEndings =
  '(?:ь|и|ью|а|е|ам|ами|ах|о|у|ов|ый|ой|ий|ая|яя|ое|ее|ые|ого|его|ому|ему|ым|им|ом|ем|ых|ей|ую|ыми|ью|ья|ье|ьи|ьего|ьему|ьим|ьем|ьих|ью|ей|ей|летн\\p{L}+|процентн\\p{L}+)'
const ukrainianEndings =
  '(?:ь|и|ьма|ьома|ома|ох|ьох|а|я|е|і|ам|ами|ах|о|у|ів|ий|ій|ої|ого|ому|им|ім|их|ими|ю|ою|єю)'

/** Russian, Ukrainian, Bulgarian, Polish, Czech, Slovak, Croatian and Serbian. */
export const slavic: Readonly<Record<string, Spelling>> = {
  ru: {
    counting:
      'ноль/нуль один/одна/одно/одного/одной/одному/одном/одну/одним две/два/двух/двум/двумя три/трех/трем/тремя четыре/четырех/четырем/четырьмя пят* шест* сем* восемь/восьми/восемью/восьмью девят* десят* одиннадцат* двенадцат* тринадцат* четырнадцат* пятнадцат* шестнадцат* семнадцат* восемнадцат* девятнадцат*',
    tens: 'десят* двадцат* тридцат* сорок/сорока пятьдесят/пятидесят* шестьдесят/шестидесят* семьдесят/семидесят* восемьдесят/восьмидесят* девяност*',
    hundreds:
      'сто/ста/сотый/сотая двести/двухсот/двумстам триста/трехсот/тремстам четыреста/четырехсот пятьсот/пятисот шестьсот/шестисот семьсот/семисот восемьсот/восьмисот девятьсот/девятисот',
    factors:
      'дюжина=12 дюжины=12 дюжин=12 сотня=100 сотни=100 сотен=100 тысяч*=1000 тысячн*=1000 тыс=1000 миллион*=1e6 млн=1e6 миллиард*=1e9 млрд=1e9 триллион*=1e12 трлн=1e12',
    others: 'полтора=1.5 полторы=1.5 полутора=1.5 двое=2 трое=3 четверо=4 пятеро=5',
    ordinals: 'перв* втор* трет* четверт* пят* шест* седьм* восьм* девят* десят* сороков*=40 сот*=100',
    weak: 'один одна одно одного одной одному одном одну одним семью сотня сотни сотен',
    endings: russianEndings,
    halves: 'с_половиной',
    point: 'целых целая целые запятая',
    fractions: 'половина=2 половину=2 половины=2 пол=2 треть=3 трети=3 четверть=4 четверти=4',
  },
  uk: {
    counting:
      "нуль один/одна/одне/одного/однієї/одній/одну два/дві/двох/двом/двома три/трьох/трьом/трьома чотири/чотирьох/чотирма п'ят* шіст*/шест* сім/сем*/сьом* вісім/восьм* дев'ят* десят* одинадцят* дванадцят* тринадцят* чотирнадцят* п'ятнадцят* шістнадцят* сімнадцят* вісімнадцят* дев'ятнадцят*",
    tens: "десят* двадцят* тридцят* сорок/сорока п'ятдесят/п'ятдесят* шістдесят/шістдесят* сімдесят/сімдесят* вісімдесят/вісімдесят* дев'яност*",
    hundreds:
      "сто/ста двісті/двохсот триста/трьохсот чотириста/чотирьохсот п'ятсот/п'ятисот шістсот/шестисот сімсот/семисот вісімсот/восьмисот дев'ятсот/дев'ятисот",
    factors: 'тисяч*=1000 тис=1000 мільйон*=1e6 млн=1e6 мільярд*=1e9 млрд=1e9 трильйон*=1e12',
    others: 'півтора=1.5 півтори=1.5',
    ordinals: "перш* друг* трет* четверт* п'ят* шост* сьом* восьм* дев'ят* десят*",
    weak: 'один одна одне одного однієї одній одну',
    endings: ukrainianEndings,
    halves: 'з_половиною',
    point: 'цілих ціла кома',
    fractions: 'половина=2 половину=2 половини=2 третина=3 третини=3 третину=3 чверть=4 чверті=4',
  },
  bg: {
    counting:
      'нула един/една/едно/едни два/две/двама три/трима четири/четирима пет/петима шест/шестима седем осем девет десет единадесет/единайсет дванадесет/дванайсет тринадесет/тринайсет четиринадесет/четиринайсет петнадесет/петнайсет шестнадесет/шестнайсет седемнадесет/седемнайсет осемнадесет/осемнайсет деветнадесет/деветнайсет',
    tens: 'десет двадесет/двайсет тридесет/трийсет четиридесет/четирийсет петдесет шестдесет/шейсет седемдесет осемдесет деветдесет',
    hundreds: 'сто двеста триста четиристотин петстотин шестстотин седемстотин осемстотин деветстотин',
    factors:
      'хиляда=1000 хиляди=1000 милион=1e6 милиона=1e6 милиони=1e6 милиард=1e9 милиарда=1e9 милиарди=1e9 трилион=1e12 трилиона=1e12',
    ordinals: 'първ* втор* трет* четвърт* пет* шест* седм* осм* девет* десет*',
    weak: 'един една едно едни',
    endings: '(?:и|а|о|ия|ият|ата|ото|ите)',
    joins: 'и',
    halves: 'и_половина и_половин',
    point: 'цяло запетая',
    fractions: 'половина=2 половината=2 половин=2 третина=3 трети=3 четвърт=4 четвърти=4',
  },
  pl: {
    counting:
      'zero jeden/jedna/jedno/jednego/jednej/jednym/jedną dwa/dwie/dwóch/dwu/dwoma/dwaj trzy/trzech/trzema/trzej cztery/czterech/czterema pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście/jedenastu dwanaście/dwunastu trzynaście/trzynastu czternaście/czternastu piętnaście/piętnastu szesnaście/szesnastu siedemnaście/siedemnastu osiemnaście/osiemnastu dziewiętnaście/dziewiętnastu',
    tens: 'dziesięć dwadzieścia/dwudziestu trzydzieści/trzydziestu czterdzieści/czterdziestu pięćdziesiąt/pięćdziesięciu sześćdziesiąt/sześćdziesięciu siedemdziesiąt/siedemdziesięciu osiemdziesiąt/osiemdziesięciu dziewięćdziesiąt/dziewięćdziesięciu',
    hundreds:
      'sto/stu dwieście/dwustu trzysta/trzystu czterysta/czterystu pięćset/pięciuset sześćset/sześciuset siedemset/siedmiuset osiemset/ośmiuset dziewięćset/dziewięciuset',
    factors:
      'tysiąc=1000 tysiące=1000 tysięcy=1000 tysiąca=1000 tysiącu=1000 tysiącach=1000 tys=1000 milion=1e6 miliony=1e6 milionów=1e6 miliona=1e6 mln=1e6 miliard=1e9 miliardy=1e9 miliardów=1e9 miliarda=1e9 mld=1e9 bilion=1e12 biliony=1e12 bilionów=1e12',
    others: 'półtora=1.5 półtorej=1.5 tuzin=12',
    ordinals:
      'pierwsz* drug* trzec* czwart* piąt* szóst* siódm* ósm* dziewiąt* dziesiąt* jedenast* dwunast* trzynast* czternast* piętnast* szesnast* siedemnast* osiemnast* dziewiętnast* dwudziest*=20 trzydziest*=30 czterdziest*=40 pięćdziesiąt*=50 sześćdziesiąt*=60 siedemdziesiąt*=70 osiemdziesiąt*=80 dziewięćdziesiąt*=90',
    weak: 'jeden jedna jedno jednego jednej jednym jedną',
    endings: '(?:y|a|e|i|ego|emu|ym|ej|ą|ich|im|ych|ie|ia|iego|iej|iemu|u)',
    halves: 'i_pół',
    point: 'przecinek',
    fractions: 'połowa=2 połowę=2 połowy=2 pół=2 trzecia=3 trzecich=3 ćwierć=4 czwarte=4 czwartych=4',
  },
  cs: {
    counting:
      'nula jeden/jedna/jedno/jednoho/jedné/jednu/jedním dva/dvě/dvou/dvěma tři/tří/třech/třem/třemi čtyři/čtyř/čtyřech/čtyřem pět/pěti šest/šesti sedm/sedmi osm/osmi devět/devíti deset/deseti jedenáct/jedenácti dvanáct/dvanácti třináct/třinácti čtrnáct/čtrnácti patnáct/patnácti šestnáct/šestnácti sedmnáct/sedmnácti osmnáct/osmnácti devatenáct/devatenácti',
    tens: 'deset dvacet/dvaceti třicet/třiceti čtyřicet/čtyřiceti padesát/padesáti šedesát/šedesáti sedmdesát/sedmdesáti osmdesát/osmdesáti devadesát/devadesáti',
    factors:
      'sto=100 sta=100 stě=100 set=100 stovky=100 tisíc=1000 tisíce=1000 tisíců=1000 tisíci=1000 milion=1e6 miliony=1e6 milionů=1e6 milión=1e6 milióny=1e6 miliónů=1e6 mil=1e6 miliarda=1e9 miliardy=1e9 miliard=1e9 miliardu=1e9 mld=1e9 bilion=1e12 bilionů=1e12',
    others: 'půldruhého=1.5 tucet=12',
    ordinals:
      'prvn* druh* třet* čtvrt* pát* šest* sedm* osm* devát* desát* jedenáct* dvanáct* třináct* čtrnáct* patnáct* šestnáct* sedmnáct* osmnáct* devatenáct* dvacát*=20 třicát*=30 čtyřicát*=40 padesát*=50 šedesát*=60 sedmdesát*=70 osmdesát*=80 devadesát*=90',
    weak: 'jeden jedna jedno jednoho jedné jednu jedním stovky',
    within: 'a',
    endings: '(?:ý|á|é|í|ého|ému|ém|ým|ou|ních|ních|ího|ím|ích)',
    halves: 'a_půl',
    point: 'celá celé celých čárka',
    fractions:
      'polovina=2 polovinu=2 poloviny=2 půl=2 třetina=3 třetiny=3 třetinu=3 čtvrtina=4 čtvrtiny=4 čtvrt=4',
    unitsFirst: 'within',
  },
  sk: {
    counting:
      'nula jeden/jedna/jedno/jedného/jednu dva/dve/dvoch/dvaja tri/troch/traja štyri/štyroch päť/piatich šesť/šiestich sedem/siedmich osem/ôsmich deväť/deviatich desať/desiatich jedenásť/jedenástich dvanásť/dvanástich trinásť/trinástich štrnásť/štrnástich pätnásť/pätnástich šestnásť/šestnástich sedemnásť/sedemnástich osemnásť/osemnástich devätnásť/devätnástich',
    tens: 'desať dvadsať/dvadsiatich tridsať/tridsiatich štyridsať/štyridsiatich päťdesiat/päťdesiatich šesťdesiat/šesťdesiatich sedemdesiat/sedemdesiatich osemdesiat/osemdesiatich deväťdesiat/deväťdesiatich',
    factors:
      'sto=100 tisíc=1000 tisíce=1000 tisícov=1000 milión=1e6 milióny=1e6 miliónov=1e6 miliarda=1e9 miliardy=1e9 miliárd=1e9 miliardu=1e9 bilión=1e12 biliónov=1e12',
    ordinals: 'prv* druh* tret* štvrt* piat* šiest* siedm* ôsm* deviat* desiat*',
    weak: 'jeden jedna jedno jedného jednu',
    within: '',
    endings: '(?:ý|á|é|í|ého|ému|om|ej|ou|ých|ich|ia|ie|ieho|y|a|e)',
    halves: 'a_pol',
    point: 'celá celé celých',
    fractions: 'polovica=2 polovicu=2 polovice=2 pol=2 tretina=3 tretiny=3 štvrtina=4 štvrtiny=4 štvrť=4',
  },
  hr: {
    counting:
      'nula jedan/jedna/jedno/jednog/jednu/jedne dva/dvije/dve/dvoje tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest',
    tens: 'deset dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset',
    hundreds:
      'sto/stotinu dvjesto/dvesta/dvjesta/dvesto tristo/trista četiristo/četristo petsto šesto/šeststo sedamsto osamsto devetsto',
    factors:
      'stotina=100 stotine=100 tisuća=1000 tisuće=1000 tisuću=1000 hiljada=1000 hiljade=1000 hiljadu=1000 milijun=1e6 milijuna=1e6 milijuni=1e6 milion=1e6 miliona=1e6 milioni=1e6 milijarda=1e9 milijarde=1e9 milijardi=1e9 milijardu=1e9 bilijun=1e12 bilijuna=1e12',
    ordinals:
      'prv* drug* treć* četvrt* pet* šest* sedm* osm* devet* deset* dvadeset*=20 trideset*=30 pedeset*=50',
    weak: 'jedan jedna jedno jednog jednu jedne stotina stotine',
    endings: '(?:i|a|o|e|og|oga|om|oj|u|im|ih)',
    joins: 'i',
    halves: 'i_pol i_po i_pola',
    point: 'zarez cijelih celih',
    fractions:
      'pola=2 polovica=2 polovina=2 polovicu=2 polovinu=2 trećina=3 trećine=3 trećinu=3 četvrtina=4 četvrtine=4',
  },
  sr: {
    counting:
      'нула један/једна/једно/једног/једну два/две/двије три четири пет шест седам осам девет десет једанаест дванаест тринаест четрнаест петнаест шеснаест седамнаест осамнаест деветнаест',
    tens: 'десет двадесет тридесет четрдесет педесет шездесет седамдесет осамдесет деведесет',
    hundreds:
      'сто/стотину двеста/двјеста/двесто триста/тристо четиристо петсто шестсто/шесто седамсто осамсто деветсто',
    factors:
      'хиљада=1000 хиљаде=1000 хиљаду=1000 милион=1e6 милиона=1e6 милиони=1e6 милијарда=1e9 милијарде=1e9 милијарди=1e9 милијарду=1e9 билион=1e12',
    ordinals: 'прв* друг* трећ* четврт* пет* шест* седм* осм* девет* десет* двадесет*=20 тридесет*=30',
    weak: 'један једна једно једног једну',
    endings: '(?:и|а|о|е|ог|ога|ом|ој|у|им|их)',
    joins: 'и',
    halves: 'и_по и_пол',
    point: 'зарез целих',
    fractions: 'пола=2 половина=2 половину=2 трећина=3 трећине=3 четвртина=4 четвртине=4',
  },
}
