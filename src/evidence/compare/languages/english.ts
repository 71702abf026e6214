import type { StatementWords } from '../statement-words.ts'

/** English. */
export const english: StatementWords = {
  code: 'en',
  concord: false,
  elisions: '',
  functions: `a an the this that these those i you he she it we they me him her us them my your his its our their mine yours
    ours theirs who whom whose which what where when why how if then than as at by for from in into of on onto to up out off
    with about over under between through during against along among around across and or but so nor yet am is are was were
    be been being do does did doing done have has had having will would shall should can could may might must ought let
    there here also just very really too quite rather even still again already now well okay yes yeah like kind sort
    thing things stuff lot lots way get gets got go goes going gone went come comes came make makes made take takes took
    put i'm you're he's she's it's we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd i'll you'll
    he'll she'll we'll they'll that's there's what's let's who's here's not don't doesn't didn't isn't aren't wasn't
    weren't won't wouldn't can't cannot couldn't shouldn't hasn't haven't hadn't no any each every all some such other
    another own while because since until though although however both either neither whether once mr mrs ms etc upon
    per via within towards toward regarding something anything everything someone anyone everyone one ones oh um uh`,
  endings: `(?:ational|ations?|ization|izations?|fulness|iveness|ings?|ments?|ness|ities|ity|ably|ibly|ables?|ibles?|ances?|ences?|ants?|ents?|ions?|ors?|ers?|ists?|ives?|ally|ly|ied|ies|ed|es|'s|s|e|y|al|ic)`,
  irregular: `bought:buy sold:sell said:say saw:see seen:see thought:think knew:know known:know gave:give given:give
    found:find felt:feel left:leave lost:lose met:meet paid:pay ran:run sent:send spent:spend stood:stand taught:teach
    understood:understand won:win wrote:write written:write began:begin begun:begin broke:break broken:break
    brought:bring built:build chose:choose chosen:choose drank:drink drove:drive driven:drive ate:eat eaten:eat
    fell:fall fallen:fall flew:fly forgot:forget forgotten:forget grew:grow grown:grow held:hold kept:keep led:lead
    meant:mean rose:rise risen:rise shown:show spoke:speak spoken:speak stole:steal swam:swim sang:sing wore:wear
    worn:wear children:child people:person men:man women:woman feet:foot lives:life wives:wife caught:catch
    fought:fight sought:seek hid:hide hidden:hide dealt:deal slept:sleep swept:sweep bigger:big drew:draw drawn:draw
    threw:throw thrown:throw drown:drowned died:die dying:die choice:choose belief:believe proof:prove cost:cost`,
  negation: `not no never none nobody nothing nowhere neither nor cannot cant dont doesnt didnt isnt arent wasnt werent
    wont wouldnt couldnt shouldnt hasnt havent hadnt don't doesn't didn't isn't aren't wasn't weren't won't wouldn't
    can't couldn't shouldn't hasn't haven't hadn't ain't needn't mustn't hardly barely scarcely without`,
  harmless: `not_only not_just not_necessarily_only no_doubt no_matter no_wonder why_not why_don't no_longer_than
    nothing_but not_to_mention if_not or_not no_more_than no_less_than no_one_else whether_or_not`,
  denyingPrefix: 'un',
  fixed:
    'without_end without_question without_fail without_exception non_stop no_problem no_idea not_bad not_far first_of_all at_all after_all above_all all_right all_in_all all_of_a_sudden for_the_first_time in_the_first_place at_first_glance every_now_and_then now_and_then right_now for_now until_now every_so_often once_and_for_all more_or_less sooner_or_later at_the_end_of_the_day so_far as_long_as as_soon_as before_long not_least second_hand first_hand',
  implied: `lack* fail* refus* avoid* unable unlike instead absen* missing miss deny denies denied reject* prevent* stop
    stopped ban bans banned prohibit* forbid* forbidden dissatisf* unhapp* unnecess* unavail* unclear unlikely unwilling unfair unaccept* impossib* inadequa* insufficien* inappropriat* decline* except exclud* unless forget forgets forgot* forgetting`,
  quantifiers: `all every everyone everybody everything always constantly whole entire entirely each completely fully
    | most mostly majority usually largely bulk_of | a_lot_of large_amount* large_part* large_fraction large_number* great_deal good_deal many numerous lots several multiple various
    | some sometimes somewhat partly certain partially any | few fewer rarely seldom little next_to_none next_to_nothing next_to_no almost_no almost_none almost_nothing hardly_any barely_any virtually_no virtually_none virtually_nothing practically_no practically_none practically_nothing scarcely_any tiny_fraction small_fraction tiny_part small_part fraction_of minority handful
    | none no nobody nothing never zero nowhere | only solely exclusively merely alone sole`,
  possible: `may might perhaps maybe possibly could probably likely potentially presumably seem* apparently
    | suggest* consider* hope* expect* plan plans planned planning aim* try trying propos* think* thought believ*
    guess* assum* would suspect* unsure uncertain dunno i'd want* intend* wonder* alleged* appear* worr* idea recommend*
    should can desirable interested looking goal suspected`,
  certain: `will definitely certainly surely must always undoubtedly absolutely inevitably guarantee* proven prove* proves confirm*
    without_doubt without_a_doubt no_doubt certain sure obvious* clearly has_to have_to need_to needs_to is_going_to cannot_fail
    mandatory are_going_to going_to gonna i'll you'll he'll she'll it'll we'll they'll that'll there'll`,
  modal:
    'can could may might able optional optionally voluntary | must have_to has_to had_to need_to needs_to mandatory required compulsory obliged obligatory',
  cause: `because due_to owing_to thanks_to | since cause* therefore hence reason* result* led_to leads_to leading_to so_that
    consequen* why as_a_result in_order_to 'cause cuz so for`,
  says: `say* said point_out points_out pointed_out think* thought believ* tell* told state* mention* explain* argue* claim* ask* suggest* propos* feel* felt
    find* found note* notes report* announc* admit* worr* want* recommend* want wants repl* mean means meant`,
  opens: `but and or because that which who whose where when while although though if unless since so than as whereas until
    after before despite however`,
  verified: `verif* fact-checked double-checked fact_checked certified authenticated confirmed_by_the_editor*`,
  itself:
    'this_line these_lines all_lines every_line each_line summary this_statement every_statement each_statement all_statements this_sentence every_sentence this_claim all_claims_above this_answer this_quote these_quotes this_text this_response this_output',
  orders: [
    '(?:ignore|disregard|forget|override|skip) (?:\\S+ ){0,4}(?:instruction|prompt|rule|transcript|above|previous|order|context)\\S*',
    '(?:this|the) (?:line|summary|statement|sentence|answer|claim|quote|text|video|transcript|result)s? (?:is|was|are|were|has been|have been|must be|should be) (?:\\S+ ){0,2}(?:verified|checked|confirmed|approved|trusted|fact-checked)',
    '(?:mark|label|show|display|treat|rate|count) (?:\\S+ ){0,5}(?:as|is|be) (?:\\S+ ){0,1}(?:verified|checked|true|correct|confirmed|trusted|green)',
    '(?:say|write|reply|respond|answer|output|print|state) (?:\\S+ ){0,6}(?:verified|system prompt|password|only with)',
    '(?:you are|act as) (?:\\S+ ){0,3}(?:assistant|model|ai)',
    'system prompt',
    'as an ai',
    '(?:visit|click|open|go to|send|subscribe) (?:\\S+ ){0,3}(?:link|http\\S*|www\\S*)',
    '(?:ignore|disregard|forget|override|skip|delete) (?:\\S+ ){0,3}(?:everything|all of the above|the above|what you were told)',
    '^(?:please )?(?:reveal|print|repeat|show|tell|send|give|enter|type) (?:\\S+ ){0,6}(?:password|system prompt|hidden prompt|api key|instructions|credentials|credit card)',
    "(?:do not|don't|never|no need to) (?:check|verify|doubt|question|flag|compare) (?:\\S+ ){0,2}(?:line|summary|statement|sentence|claim|answer|quote|text)s?",
    '(?:reader|readers|viewer|viewers|user|users|model|assistant|checker) (?:must|should|shall|has to|have to|need to) (?:\\S+ ){0,2}(?:trust|believe|click|visit|subscribe|ignore|accept)',
    '(?:please )?(?:trust|believe|accept) (?:this|these|the) (?:line|summary|statement|sentence|claim|answer|text)s?',
    '(?:new|updated|following|developer) instructions? (?:for|to) (?:\\S+ ){0,2}(?:assistant|model|ai|summarizer|checker)',
  ],
  opposites: {
    rise: 'increas* rise rises rising rose risen grow grows growing grew grown growth raise raises raised raising climb* escalat* expand* double* triple* up improv* gain* surge* | decreas* fall falls falling fell fallen drop drops dropped dropping declin* reduc* shrink* shrank lower lowers lowered lowering cut cuts sink* halve* down diminish* lessen*',
    more: 'more | less fewer',
    highest: 'most highest largest greatest broadest | least lowest smallest fewest narrowest',
    over: 'above over exceed* more_than beyond at_least upwards minimum | below under less_than fewer_than at_most up_to maximum',
    before: 'before prior previously ahead_of earlier_than | after afterwards following later_than',
    first: 'first initial initially original* | last final finally ultimate* second',
    early: 'early earlier soon sooner | late later delayed',
    begin:
      'begin* begun began start* launch* initiat* commenc* | end ends ended ending finish* stop* conclu* cease* quit',
    easy: 'easy easily easier easiest ease simple simpler simply straightforward* | hard harder difficult* complicated tough complex challeng*',
    good: 'good better best great excellent nice beneficial favorable favourable advantage* benefit* | bad worse worst terrible poor poorly horrible harmful unfavorable disadvantage* drawback*',
    big: 'big bigger biggest large larger huge significant* major substantial* considerabl* massive | small smaller tiny little minor slight* negligible',
    long: 'long longer longest | short shorter shortest brief briefly',
    fast: 'fast faster quick quickly quicker rapid* | slow slowly slower',
    strong: 'strong stronger strongest strongly powerful | weak weaker weakest weakly',
    cheap: 'cheap cheaper cheaply affordable inexpensive free | expensive costly pricey costlier',
    near: 'near close closer nearby | far farther distant remote_from far_away',
    high: 'high higher | low lower',
    new: 'new newer newest novel modern | old older oldest outdated ancient',
    same: 'same similar identical equal alike | different distinct dissimilar unlike differs differ',
    win: 'win wins won winning victory | lose loses lost losing defeat*',
    buy: 'buy buys bought buying purchas* acquir* | sell sells sold selling',
    allow:
      'allow* permit* let lets enabl* encourag* | forbid* forbidden ban bans banned prohibit* prevent* disallow* discourag*',
    love: 'love* like likes liked enjoy* admire* praise* happy glad | hate* dislike* despise* condemn* criticiz* unhappy vilif* angry',
    safe: 'safe safer safely secure harmless | dangerous risky unsafe insecure hazard*',
    true: 'true right correct* valid accurate | false wrong incorrect* invalid inaccurate untrue',
    open: 'open opens opened opening | close closes closed closing shut',
    include: 'include* including contain* involv* | exclude* excluding omit* except',
    accept:
      'accept* approve* agree agrees agreed agreeing confirm* welcome* | reject* refus* declin* disapprov* disagree* den* oppose* cancel*',
    support: 'support* favor* favour* backed promote* | oppose* against resist* object*',
    succeed: 'succeed* success* accomplish* achiev* | fail* failure unsuccessful*',
    inside: 'inside indoors internal* into onchain | outside outdoors external* out_of offchain',
    wide: 'wide wider widest broad broader | narrow narrower',
    rich: 'rich richer wealthy | poor poorer poverty',
    positive: 'positiv* optimis* profit* profitable | negativ* pessimis* loss losses',
    feasible: 'possible able capable acceptable likely | impossible unable incapable unacceptable unlikely',
    add: 'add adds added adding attach* gain | remove* removing delet* subtract* without drop',
    alive: 'alive living live lives born | dead died die dies death dying drown*',
    legal: 'legal lawful innocent | illegal unlawful guilty criminal',
    public: 'public publicly | private privately secret*',
    hot: 'hot hotter warm warmer | cold colder cool cooler',
    with: 'with | without',
  },
  antonyms: `complimentary free unpaid gratis | paid fee fees charge* premium; past previous former historic* | future upcoming;
    friend friends ally allies acquaintance* | enemy enemies foe foes stranger strangers rival*; domestic* national
    nationwide | foreign* international* overseas abroad; temporar* interim | permanent* lasting; male men man boy boys |
    female women woman girl girls; husband* | wife wives; brother* | sister*; mother* mom mum | father* dad; uncle* |
    aunt*; grandfather* grandpa | grandmother* grandma; summer* | winter*; arriv* | depart* leave leaves left; remember*
    recall* | forget* forgot*; borrow* | lend* lent loan*; teach* taught | learn*; full fully complete completely | empty
    partial partially incomplete*; clean* | dirty; wet rain* rainy | dry sunny; clear | cloudy unclear vague; satisf*
    delight* pleased glad | sad disappoint* dissatisf* displeas* upset frustrat*; young younger youth* | elder* older;
    tall taller | short shorter; thick* | thin thinner; heavy heavier | light lighter; loud* nois* | quiet* silent*;
    import* | export*; majority | minority; surplus* | shortage* deficit*; strength* | weakness*; pros merit* | cons;
    urban city cities | rural countryside village*; direct directly | indirect*; formal* official* | informal*
    unofficial*; common* frequent* often usual* | rare rarely uncommon infrequent* unusual*; famous known well-known |
    unknown obscure; popular | unpopular; specific* | general* generic; active* | passive* inactive; upstairs |
    downstairs; enter* | exit*; attack* | defen*; sav* | wast* spend* spent; hire* hiring | fired firing dismiss* layoff*;
    employed | unemployed; guest* | host*; important essential crucial* vital key | unimportant trivial* irrelevan*
    insignifican*; interesting fascinat* engag* | boring dull uninteresting; useful helpful | useless unhelpful; necessary
    needed | unnecessary needless*; comfortabl* | uncomfortabl*; polite* respectful* | rude* disrespect*; careful*
    cautious* | careless* reckless*; lucky fortunate* | unlucky unfortunate*; certain sure confident* | uncertain* unsure
    doubtful; flexib* | inflexib* rigid*; stable steady stabil* | unstable volatil* instab*; natural* | artificial*
    synthetic*; visible | invisible hidden; voluntar* optional | mandatory compulsory required obligat*; improv* | worsen*
    deteriorat*; strengthen* | weaken*; accelerat* | decelerat* slowdown; maximi* | minimi*; encourag* motivat* |
    discourag* deter deters; include* including | exclud*; agree agrees agreed agreement consensus | disagree* dispute*;
    confirm* | deny denies denied; prais* compliment* | critici* complain*; attract* | repel* repuls*; connect* |
    disconnect*; appear* | disappear* vanish*; expand* expans* | contract contracts contraction shrink*; optimis* |
    pessimis*; open-minded | closed close-minded; robust solid | fragile shaky; affordab* cheap* inexpensive low-cost |
    expensive costly pric*; ancient outdated obsolete | modern contemporary state-of-the-art; short-term | long-term;
    favorabl* favourabl* | unfavorabl* unfavourabl*; favorite favourite | least; recommend* | discourag* warn*; upgrad* |
    downgrad*; tighten* | loosen*; deep* | shallow*; sweet | bitter sour; smooth* | rough*; bright* | dark dim; beautiful*
    pretty | ugly; smart* clever* intelligen* | stupid* dumb foolish*; brave* courag* | coward* afraid; honest* |
    dishonest*; healthy well | sick ill unhealthy; awake | asleep; attend* | absen* skip*; accept* | refus* reject*;
    reliabl* | unreliabl*; organic | inorganic synthetic; senior | junior; professional* | amateur*; input* | output*;
    upload* | download*; landlord* | tenant*; winner* | loser*; victim* | perpetrator* offender*; beginner* novice*
    newcomer* | expert* veteran* advanced; vegetarian* vegan* | meat; conventional traditional* | unconventional
    untraditional innovat*; responsible | irresponsible; relevant | irrelevant; similar* alike | different* dissimilar*
    distinct*; regular* | irregular*; separate* split* | combin* merg* unit*; higher above | lower below; partial* |
    total; majority | few; familiar | unfamiliar strange*; enthusias* eager* excited | reluctant* bored indifferent;
    appropriate | inappropriate; adequate sufficient* enough | inadequate insufficient*; ability able | inability unable;
    peace* | war violen*;
    depend* relies rely reliant | independen*; basic rudimentary elementary | advanced sophisticated; recent recently lately | long_ago for_years for_decades; finished completed | ongoing unfinished underway experimental; child children kid kids |
    adult adults grown-ups elderly; morning* | evening* night nights; question questions | answer answers respond*; buyer* | seller*; online |
    offline; enable enabled enables | disable disabled disables; automatic* | manual manually; create creates created creating | destroy*
    dismantl* abolish*; sceptic* skeptic* distrust* mistrust* | trust trusted trusts believed convinced confident*; tougher toughen*
    stricter harsher | milder softer lenient soften* weaken* weakened; overrepresent* | underrepresent*; employer* | employee*; supply
    supplies | demand demands; borrower* | lender*; encrypt* | decrypt*; install* | uninstall*; win winning | losing; theory theoretic* |
    practice practical*; freely | restrict*; enrich* | impoverish*; separately individually | jointly together`,
  series: {
    time: 'second seconds | minute minutes | hour hours hourly | day days daily | week weeks weekly weekend | month months monthly | quarter quarters quarterly | year years yearly annual* | decade decades | century centuries | millisecond milliseconds',
    scale: 'hundreds | thousands | millions | billions | trillions',
    money:
      'dollar dollars | euro euros | pound pounds | yen | rupee rupees | cent cents | franc francs | won | yuan',
    length:
      'millimeter* millimetre* mm | centimeter* centimetre* cm | meter meters metre metres | kilometer* kilometre* km | mile miles | foot feet | inch inches | yard yards',
    weight:
      'gram grams | kilogram* kilo kilos kg | ton tons tonne tonnes | ounce ounces | liter liters litre litres | gallon gallons | percent',
    data: 'kb kilobyte kilobytes | mb megabyte megabytes | gb gigabyte gigabytes gig gigs | tb terabyte terabytes',
    month:
      'january | february | march | april | in_may last_may this_may next_may | june | july | august | september | october | november | december',
    weekday:
      'monday mondays | tuesday tuesdays | wednesday wednesdays | thursday thursdays | friday fridays | saturday saturdays | sunday sundays | yesterday | today | tomorrow',
    ordinal: 'first | second | third | fourth | fifth | sixth | seventh | eighth | ninth | tenth',
    compass:
      'north northern | south southern | east eastern | west western | left_side left_hand on_the_left to_the_left | right_side right_hand on_the_right to_the_right',
    colour: 'red | blue | green | yellow | white | grey gray | brown | orange | purple violet | pink',
  },
  sets: `morning* | noon midday | afternoon* | evening* | night nights overnight; springtime | summer* | autumn | winter*; mother
    mothers mom mum | father fathers dad | brother* | sister* | son sons | daughter* | grandmother* grandma | grandfather* grandpa |
    uncle* | aunt aunts | wife wives | husband*; man men | woman women | boy boys | girl girls | child children kid kids; teacher* |
    student* pupil* | doctor doctors physician* | nurse nurses | patients | lawyer* | engineer engineers | farmer* | driver drivers |
    soldier* | journalist* reporter* | scientist* | artist* | president* | minister* | mayor* | king kings | queen queens | parent
    parents | customer* | investor* shareholder* | voter voters | tourist* | volunteers | designer* | cook cooks chef* | judge judges
    | singer* musician* | actor actors actress* | writer writers author authors | priest* | refugee* migrant* immigrant* | witness
    witnesses | banker* | grandparent*; coffee | tea | milk | beer* | wine wines | juice* | bread | meat | rice | cheese | breakfast*
    | lunch* | dinner* supper | apple apples | banana* | lemon* | tomato* | potato* | egg eggs | butter | sugar | salt | chocolate |
    onion onions | soup; car cars automobile* | bus buses | train trains | plane planes airplane* aircraft | ship ships boat* |
    bicycle* bike bikes | truck* lorr* | motorcycle* motorbike* | helicopter* | tram trams | subway | taxi taxis | rocket rockets;
    wood wooden | plastic* | rubber | glass | leather | iron | steel | gold golden | silver | copper | stone | cotton | alumin* |
    titanium | air | water | soil | fire | silk | wool | paper | cement | bricks; head heads | hand hands | foot feet | leg legs | eye
    eyes | ear ears | heart hearts | brain brains | lung lungs | skin | neck | shoulder* | finger fingers | knee knees | nose | mouth
    | tooth teeth | stomach | liver | kidney* | bone bones | hair; dog dogs | cat cats | horse horses | cow cows | pig pigs | sheep |
    bird birds | fish | mouse mice | snake* | lion lions | tiger* | elephant* | monkey* | bear bears | wolf wolves | rabbit* | bee
    bees | whale* | shark*; moon | sun | mars | venus | jupiter | earth; hospital* | church* | hotel* | factory factories | office
    offices | shop shops store stores | library libraries | museum* | prison prisons jail* | airport* | restaurant* | kindergarten*
    preschool* | school schools | universit* college* | kitchen* | bathroom* | bedroom* | garden gardens | cellar* basement* | bank
    banks | theatre* theater* cinema* | station stations | stadium* | farm farms | supermarket* | pharmac* | bridge bridges | park
    parks; math maths mathemati* | physics | chemistry | biology | history | geography | economics | psychology | philosophy |
    medicine | astronomy | sociology | architecture; book books | film films movie* | song songs | newspaper* | radio | television* tv
    | podcast* | magazine* | poem poems | letter letters | email emails | phone_call* | website websites; image images photo photos
    picture pictures | video videos | audio | document documents | spreadsheet* | slide slides | map maps; africa* | asia asian asians
    | europe* | america american americans | australia*; christian* | muslim* islam* | jew jews jewish | buddhis* | hindu*; atlantic |
    pacific; sea seas ocean* | river* | lake lakes | mountain* | desert deserts | forest* | island* | beach* | city cities | village*
    | province* | country countries; create* creating | edit edits edited editing | delete* deleting remov* | copy copies copied
    copying; read reads reading | write writes wrote written writing | listen*; buy buys bought buying purchas* | sell sells sold
    selling | rent rents rented renting | borrow* | steal* stole stolen; build builds built building construct* | destroy* demolish* |
    repair*; phone phones smartphone* | laptop* | tablet* | desktop* | camera* | printer* | microphone* | keyboard* | headphone*;
    infrared | bluetooth | cable cables | satellite* | radio_waves; button* | menu menus | link links | icon icons; coal | oil | gas |
    solar | wind | nuclear; circular circle* | square | triang*; last_year last_month last_week | this_year this_month this_week |
    next_year next_month next_week; english | french | german | spanish | italian | portuguese | russian | chinese | japanese | arabic
    | korean | turkish | polish | dutch | swedish | greek; rain rains | snow snows | winds | fog | hail | storm storms | drought* |
    flood floods flooding | earthquake*; federal | provincial | local; government* | parliament* | court courts | police | army | navy
    | firefighters; murder* | theft* robber* | fraud* | kidnap* | corrupt* brib* | smuggl*; tax taxes | wage wages salar* | pension* |
    loan loans | grants | insurance | donation donations; football* soccer | tennis | basketball | swimming | hockey | golf |
    volleyball | baseball | rugby | boxing | skiing | chess; piano* | guitar* | violin* | drum drums | flute* | trumpet* | cello; top
    | bottom | middle; sentence sentences | paragraph* | chapter* | page pages; cancer* | diabet* | flu influenza | malaria | asthma |
    covid* coronavirus | pneumonia | dementia alzheimer* | tuberculosis; birthday* | christmas | easter | ramadan | wedding* |
    funeral*; baby babies | teenager* | pensioner* retiree*; shirt shirts | trousers pants | shoe shoes | hat hats | coat coats
    jacket* | dress dresses | gloves; bed beds | sofa | shelf shelves | door doors | window windows | wall walls | roof roofs |
    stairs; angry anger | afraid scared | sad sadness | proud | surprised | jealous | bored; eat eats ate eating | drink drinks drank
    drinking | sleep sleeps slept sleeping | wash washes washed washing; sing sings sang singing | danc* | paint paints painted;
    marketing | sales | accounting | human_resources | logistics; hardware | software; password* | username*; row rows | column
    columns; cash | credit_card* | cheque* | bank_transfer*; election* | referendum* | coup coups; liberal* | conservative* |
    socialist* | communist*; exam exams | homework | textbook* | lesson lessons; frozen | fried | boiled | grilled; sweet | salty |
    bitter | sour | spicy; print prints printed printing | translat*; prais* | critici*; arriv* | depart departs departed departure;
    temporar* | permanent*; automatic* | manual manually; online | offline; urban | rural; horizontal* | vertical*; employer* |
    employee*; buyer* | seller*; landlord* | tenant*; import imports imported | export exports exported; upload* | download*; majority
    | minority; tree trees | flower* | grass | mushroom*; colleague* coworker* | neighbour* neighbor* | boss bosses | friend friends`,
}
