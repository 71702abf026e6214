import type { Spelling } from './spelling.ts'

/** French, Spanish, Portuguese, Italian, Romanian, Catalan. */
export const romance: Readonly<Record<string, Spelling>> = {
  fr: {
    counting:
      'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - -',
    tens: 'dix vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante',
    factors:
      'cent=100 cents=100 mille=1000 mil=1000 million=1e6 millions=1e6 milliard=1e9 milliards=1e9 billion=1e12 billions=1e12',
    ordinals:
      'premier/première deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième vingtième=20 trentième=30 quarantième=40 cinquantième=50 centième=100',
    others: 'douzaine=12 dizaine=10 quinzaine=15 vingtaine=20 trentaine=30 cinquantaine=50 centaine=100',
    weak: 'un une neuf neuve dizaine douzaine quinzaine vingtaine trentaine cinquantaine centaine',
    joins: 'et',
    halves: 'et_demi et_demie',
    point: 'virgule',
    fractions: 'demi=2 demie=2 moitié=2 tiers=3 quart=4 quarts=4 cinquième=5 cinquièmes=5',
    percent: 'pour_cent',
    tenJoins: true,
    vigesimal: true,
  },
  es: {
    counting:
      'cero un/uno/una/ún dos tres cuatro cinco seis/séis siete ocho nueve diez once doce trece catorce quince dieciséis/dieciseis diecisiete dieciocho diecinueve',
    tens: 'diez veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    factors: 'docena=12 docenas=12 mil=1000 millón=1e6 millones=1e6 billón=1e12 billones=1e12',
    others:
      'veintiún=21 veintiuno=21 veintiuna=21 veintidós=22 veintidos=22 veintitrés=23 veintitres=23 veinticuatro=24 veinticinco=25 veintiséis=26 veintiseis=26 veintiun=21 veintisiete=27 veintiocho=28 veintinueve=29',
    ordinals:
      'primer/primero/primera segundo/segunda tercer/tercero/tercera cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima',
    weak: 'un uno una',
    joins: 'y',
    halves: 'y_medio y_media',
    percent: 'por_ciento por_cien',
    point: 'coma punto',
    fractions: 'medio=2 media=2 mitad=2 tercio=3 tercios=3 cuarto=4 cuartos=4 quinto=5',
  },
  pt: {
    counting:
      'zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
    tens: 'dez vinte trinta quarenta cinquenta/cinqüenta sessenta setenta oitenta noventa',
    hundreds:
      'cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
    factors:
      'dúzia=12 dúzias=12 mil=1000 milhar=1000 milhares=1000 milhão=1e6 milhões=1e6 bilhão=1e9 bilhões=1e9 mil_milhões=1e9 trilhão=1e12 trilhões=1e12',
    ordinals:
      'primeiro/primeira segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima',
    weak: 'um uma',
    joins: 'e',
    halves: 'e_meio e_meia',
    percent: 'por_cento',
    point: 'vírgula ponto',
    fractions: 'meio=2 meia=2 metade=2 terço=3 terços=3 quarto=4 quartos=4 quinto=5',
  },
  it: {
    counting:
      'zero un/uno/una due tre/tré quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'dieci venti/vent trenta/trent quaranta/quarant cinquanta/cinquant sessanta/sessant settanta/settant ottanta/ottant novanta/novant',
    factors:
      'dozzina=12 dozzine=12 cento=100 cent=100 mille=1000 mila=1000 milione=1e6 milioni=1e6 miliardo=1e9 miliardi=1e9 bilione=1e12',
    ordinals:
      'primo/prima secondo/seconda terzo/terza/terzi quarto/quarta/quarti quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
    weak: 'un uno una sei cent vent',
    joins: 'e',
    within: '',
    endings: '(?:esim[oaie])',
    halves: 'e_mezzo e_mezza',
    percent: 'per_cento',
    point: 'virgola',
    fractions: 'mezzo=2 mezza=2 metà=2 terzo=3 terzi=3 quarto=4 quarti=4 quinto=5',
  },
  ro: {
    counting:
      'zero un/unu/una/o doi/două trei patru cinci șase/sase/şase șapte/sapte/şapte opt nouă zece unsprezece doisprezece/douăsprezece treisprezece paisprezece/patrusprezece cincisprezece/cinsprezece șaisprezece/şaisprezece/șasesprezece șaptesprezece/şaptesprezece optsprezece nouăsprezece',
    tens: 'zece douăzeci treizeci patruzeci cincizeci șaizeci/şaizeci șaptezeci/şaptezeci optzeci nouăzeci',
    factors:
      'sută=100 sute=100 suta=100 mie=1000 mii=1000 milion=1e6 milioane=1e6 miliard=1e9 miliarde=1e9 trilion=1e12 trilioane=1e12',
    ordinals:
      'primul/prima doilea/doua treilea/treia patrulea/patra cincilea/cincea șaselea/șasea șaptelea/șaptea optulea/opta nouălea/noua zecelea/zecea',
    weak: 'un una o nouă noua',
    joins: 'și şi de',
    joinsFactors: true,
    percent: 'la_sută',
    halves: 'și_jumătate și_jumate şi_jumătate',
    point: 'virgulă',
    fractions: 'jumătate=2 treime=3 treimi=3 sfert=4 sferturi=4',
  },
  ca: {
    counting:
      'zero un/una/u dos/dues tres quatre cinc sis set vuit/huit nou deu onze dotze tretze catorze quinze setze disset/desset divuit/devuit dinou/denou',
    tens: 'deu vint trenta quaranta cinquanta seixanta setanta vuitanta/huitanta noranta',
    hundreds: 'cent dos-cents/dues-centes tres-cents/tres-centes - - - - - -',
    factors: 'cents=100 centes=100 mil=1000 milió=1e6 milions=1e6 bilió=1e12 bilions=1e12',
    ordinals: 'primer/primera segon/segona tercer/tercera quart/quarta cinquè/cinquena',
    weak: 'un una u nou set sis',
    joins: 'i',
    halves: 'i_mig i_mitja',
    percent: 'per_cent',
    point: 'coma',
    fractions: 'mig=2 mitja=2 meitat=2 terç=3 terços=3 quart=4 quarts=4',
  },
}
