import type { StatementWords } from '../statement-words.ts'

/** German. */
export const german: StatementWords = {
  code: 'de',
  concord: false,
  elisions: '',
  functions: `der die das den dem des ein eine einen einem einer eines und oder aber denn doch auch als am an auf aus bei beim
    bis da damit dann dass daß dazu dein dem den deren dessen dich dies diese diesem diesen dieser dieses dir du durch er es
    etwas euch euer für gegen habe haben hat hatte hatten hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist
    ja jetzt kann können könnte man mehr mein meine mich mir mit muss müssen nach noch nun nur ob ohne schon sehr sein seine
    seinem seinen seiner seit sich sie sind so solche soll sollte sollen sondern sonst über um uns unser unsere unter vom von
    vor war waren warum was weil welche wenn wer werden wie wieder will wir wird wo wurde wurden würde zu zum zur zwar
    zwischen dadurch dabei dafür daran darauf hin her mal eben halt also einfach ganz selbst gerade sogar dort nicht kein keine
    keinen keinem keiner alle alles allen jede jeder jedes einige manche bin bist werde worden gibt geben macht machen lassen
    lässt darf dürfen ermöglicht`,
  endings:
    '(?:ungen|ung|heiten|heit|keiten|keit|lichen|licher|liche|lich|ischen|ische|isch|igen|ige|ig|ierte?n?|ieren|ender?|eten|ete|test|ten|tem|ter|te|ern|est|em|en|er|es|st|e|n|s|t)',
  irregular: `ging:gehen gegangen:gehen kam:kommen gekommen:kommen sah:sehen gesehen:sehen gab:geben gegeben:geben nahm:nehmen
    genommen:nehmen fand:finden gefunden:finden sprach:sprechen gesprochen:sprechen schrieb:schreiben geschrieben:schreiben
    stieg:steigen gestiegen:steigen fiel:fallen gefallen:fallen sank:sinken gesunken:sinken verlor:verlieren verloren:verlieren
    gewann:gewinnen gewonnen:gewinnen wusste:wissen gewusst:wissen dachte:denken gedacht:denken brachte:bringen gebracht:bringen
    hielt:halten gehalten:halten ließ:lassen gelassen:lassen trug:tragen getragen:tragen länder:land häuser:haus kinder:kind`,
  negation: `nicht kein keine keinen keinem keiner keines keinerlei nie niemals nichts niemand niemanden niemandem weder ohne
    nirgends nirgendwo kaum`,
  harmless:
    'nicht_nur nicht_zuletzt kein_wunder kein_zweifel ohne_zweifel ob_oder_nicht nichts_als nicht_mehr_als',
  denyingPrefix: 'un',
  fixed:
    'das_beste_ist nicht_länger_als mehr_und_mehr immer_mehr nach_und_nach ohne_ende ohne_unterlass ohne_pause ohne_weiteres ohne_frage ohne_ausnahme kein_problem nicht_schlecht vor_allem vor_allen_dingen alles_in_allem auf_alle_fälle in_jedem_fall mehr_oder_weniger früher_oder_später erst_einmal in_erster_linie immer_wieder alles_klar',
  implied: `fehl* mangel* scheiter* weiger* verhinder* vermeid* unmöglich unfähig statt stattdessen anstatt außer verbiet* verbot*
    ablehn* lehn* verweiger* unnötig überflüssig entfällt vergess* vergiss* vergaß* vergisst`,
  quantifiers: `alle allen aller alles ständig fortwährend jede jeder jedes jeden jedem immer stets sämtliche ganz gesamte überall jederzeit vollständig
    | meisten meist mehrheit überwiegend großteil | viele vielen vieler zahlreiche zahlreichen zahllose mehrere mehreren unzählige oft häufig
    | einige einigen manche manchen etliche teilweise manchmal paar | wenige wenigen weniger selten fast_kein fast_keine fast_keinen fast_nichts fast_nie so_gut_wie_kein so_gut_wie_keine so_gut_wie_nichts kaum_ein kaum_eine kleiner_teil kleinen_teil bruchteil
    | kein keine keinen keinem keiner keines keinerlei niemand nichts nie niemals null | nur lediglich ausschließlich bloß allein einzige einzig`,
  possible: `kann könnte könnten vielleicht möglicherweise womöglich wahrscheinlich vermutlich eventuell dürfte mag angeblich
    | können scheint scheinen glaub* denk* mein* hoff* plan* will wollen wollte erwart* versuch* vorschlag* schlag* sollte
    sollen vermut* würde würden möchte möchten idee ziel   verdacht* mutmaßlich* möglichkeit interess*`,
  certain: `wird werden sicher sicherlich bestimmt definitiv zweifellos unbedingt muss müssen garantiert gewiss tatsächlich beweis*
    bewies* ohne_zweifel auf_jeden_fall mit_sicherheit zwangsläufig immer`,
  modal:
    'kann können könnt kannst könnte könnten darf dürfen optional freiwillig | muss müssen müsst musst muß verpflicht* zwingend obligatorisch pflicht',
  cause:
    'weil wegen aufgrund dank infolge | da deshalb daher darum deswegen grund denn sodass folge* führ* ursache* verursach* dadurch damit um',
  says: 'sag* meint meinen glaub* denk* erklär* berichte* behaupt* findet finden erwähn* frag* fand sprach nennt bedeute* heißt',
  opens:
    'und aber oder weil dass daß der_die wenn während obwohl sondern denn doch bevor nachdem damit sodass falls um sowie stattdessen',
  verified: 'verifiziert* geprüft* überprüft* bestätigt* faktencheck*',
  itself:
    'diese_zeile alle_zeilen jede_zeile zusammenfassung diese_aussage alle_aussagen dieser_satz diesen_satz alle_sätze diese_antwort dieses_zitat dieser_text diesen_text',
  orders: [
    '(?:ignorier\\S*|vergiss|missachte\\S*|übergeh\\S*) (?:\\S+ ){0,4}(?:anweisung|vorgabe|befehl|regel|transkript|vorherig|bisherig|obig)\\S*',
    '(?:diese[rs]?|der|die|das) (?:zeile|zusammenfassung|aussage|satz|antwort|text|video|zitat)n? (?:ist|wurde|gilt|wird|sind) (?:\\S+ ){0,3}(?:verifiziert|geprüft|überprüft|bestätigt)',
    '(?:markier\\S*|bezeichne\\S*|kennzeichne\\S*|zeig\\S*) (?:\\S+ ){0,5}als (?:\\S+ ){0,1}(?:verifiziert|geprüft|überprüft|wahr|richtig|bestätigt)',
    '(?:schreib\\S*|antworte\\S*|sag|sage|gib) (?:\\S+ ){0,6}(?:verifiziert|geprüft|systemprompt|passwort)',
    '^(?:bitte )?(?:nenne|verrate|zeige?|sende|schick\\S*|gib|eingeben) (?:\\S+ ){0,4}(?:passwort|kennwort|systemprompt|anweisungen|kreditkarte\\S*)',
    '(?:prüfe?|überprüfe?|hinterfrag\\S*|bezweif\\S*) (?:diese[rn]?|die|den) (?:zeile|zusammenfassung|aussage|satz|antwort|text) nicht',
    '(?:vertraue?|vertrauen sie|glaube?|glauben sie) (?:\\S+ ){0,1}(?:dieser|diesem|der) (?:zeile|zusammenfassung|aussage|satz|antwort|text)',
    '^(?:bitte )?(?:klicke?|klicken sie|besuche|besuchen sie|öffne|öffnen sie) (?:\\S+ ){0,4}(?:link|http\\S*|www\\S*)',
    '(?:vergiss|ignorier\\S*) (?:alles|das obige)',
  ],
  opposites: {
    rise: 'steig* stieg gestiegen wächst wachsen gewachsen wuchs wachstum zunimm* zunahme zunehm* erhöh* anstieg vergrößer* verdoppel* gestiegen verbesser* | sink* sank gesunken fällt fallen gefallen fiel abnimm* abnahme abnehm* senk* rückgang verringer* reduzier* schrumpf* halbier* verschlechter*',
    more: 'mehr stärker häufiger | weniger minder schwächer seltener',
    highest: 'meisten größte* höchste* wichtigste* | wenigsten kleinste* niedrigste* unwichtigste*',
    over: 'über oberhalb mindestens mehr_als | unter unterhalb höchstens weniger_als maximal',
    before: 'vor vorher zuvor bevor früher_als | nach nachher danach nachdem später_als anschließend',
    first:
      'erste ersten erster erstes zuerst zunächst anfangs ursprünglich* | letzte letzten letzter letztes zuletzt schließlich',
    early: 'früh früher frühe* bald | spät später späte*',
    begin:
      'beginn* begann begonnen anfang* start* eröffn* | end ende endet enden beend* aufhör* schließ* stopp*',
    easy: 'einfach* ganz_einfach ganz_leicht leicht* erleichter* leichtigkeit mühelos simpel | schwer schwere* schwierig* erschwer* kompliziert* mühsam umständlich* aufwendig*',
    good: 'ganz_gut gut gute guten guter gutes besser beste* vorteil* großartig* | schlecht* schlimm* nachteil* miserabel',
    big: 'groß* größer* erheblich* riesig* deutlich* | klein* gering* winzig*',
    long: 'lang lange langen langer länger | kurz* kürzer*',
    fast: 'ganz_schnell schnell* rasch* | langsam*',
    strong: 'stark* kräftig* | schwach* schwäch*',
    cheap:
      'billig* günstig* preiswert* kostenlos* gratis | teuer teure* teurer kostspielig* kostenpflichtig*',
    near: 'nah nahe näher | fern weit entfernt',
    high: 'hoch hohe* höher* | niedrig* tief*',
    new: 'neu neue neuen neuer neues neuem modern* | alt alte alten alter altes bestehend* veraltet* vorhanden*',
    same: 'gleich* dasselbe derselbe dieselbe identisch* ähnlich* | verschieden* anders unterschiedlich* unterscheid*',
    win: 'gewinn* gewann gewonnen sieg* | verlier* verlor* niederlage',
    buy: 'kauf* erwerb* erwarb erworben | verkauf*',
    allow: 'erlaub* ermöglich* gestatt* zulass* zugelassen | verbiet* verbot* verhinder* untersag*',
    love: 'lieb* mögen mag gern gerne freu* | hass* ungern ärger*',
    safe: 'sicher sichere* ungefährlich* | gefährlich* unsicher* riskant*',
    true: 'wahr richtig* korrekt* | falsch* unwahr*',
    open: 'öffn* offen* geöffnet | schließ* geschlossen*',
    include: 'enthält enthalten einschließlich | ausgenommen ausschließ* ausgeschlossen',
    accept: 'akzeptier* annehm* angenommen zustimm* stimmt zugestimmt | ablehn* lehn* abgelehnt verweiger*',
    support: 'unterstütz* dafür befürwort* | dagegen gegen widersetz*',
    succeed: 'gelingt gelang gelungen erfolg* klappt | scheiter* misslingt misslungen fehlschlag*',
    inside: 'innen innerhalb drinnen intern* | außen außerhalb draußen extern*',
    wide: 'breit* weit* | schmal* eng enge* enger',
    rich: 'reich* wohlhabend* | arm arme armen armut',
    positive: 'positiv* gewinn* optimis* | negativ* verlust* pessimis*',
    feasible: 'möglich* fähig | unmöglich* unfähig',
    add: 'hinzufüg* hinzugefügt hinzu ergänz* | entfern* lösch* gelöscht',
    alive: 'lebt leben lebendig* lebte geboren | tot stirbt starb gestorben tote* ertrank ertrunken',
    legal: 'legal* rechtmäßig* | illegal* rechtswidrig* verboten*',
    public: 'öffentlich* | privat* geheim*',
    hot: 'heiß* warm* | kalt* kühl*',
    with: 'mit | ohne',
  },
  beforeNames: 'von bei mit aus nach in für durch an namens via gegen zu vor über unter',
  capitalNouns: {
    titles:
      /^(?:herrn?|frau|dr|doktor(?:in)?|prof|professor(?:in)?|(?:vize)?präsident(?:in)?|minister(?:in)?|kanzler(?:in)?|senator(?:in)?|bürgermeister(?:in)?|kolleg(?:e|en|in)|onkel|tante|könig(?:in)?|papst|firma|stadt)$/u,
    determiners:
      /^(?:d(?:er|ie|as|en|em|es)|(?:k|m|d|s)?ein(?:e[mnrs]?)?|ihre?[mnrs]?|unsere?[mnrs]?|eure?[mnrs]?|diese[mnrs]?|jene[mnrs]?|jede[mnrs]?|alle[mnrs]?|viele[nr]?|mehrere[nr]?|einige[nr]?|manche[nrs]?|welche[mnrs]?|beiden?|zwei|drei|im|am|zum|zur|beim|vom|ins)$/u,
    beforeBare:
      /^(?:hat|hatte|ist|war|bin|wird|wurde|kann|konnte|muss|musste|soll|sollte|will|wollte|heißt|heiße|namens|und|oder|dass|weil|wenn|laut)$/u,
    subjects: /^(?:er|sie|es|man|ich|wir|ihr|du|uns|euch|dir|dich|sich)$/u,
    several: /(?:e|en|ern|eln)$/u,
    plurals: /(?:en|ern|eln|sind)$/u,
    participles: /^(?:.{0,5}ge.+(?:t|en)|(?:be|ver|er|zer|ent|über|unter).+(?:t|en)|.+iert)$/u,
    adjectives: /e[mnrs]?$/u,
    neverNames:
      /(?:(?:ung|heit|keit|schaft|tion|tät|enz|anz)(?:en)?|ismus|nis|ik|ment|lich|weise|falls|mals|end|wärts)$|^(?:form|bezug|rahmen|hilfe|teil)$/u,
  },
  antonyms: `teil* gemeinsam* | eindeutig* einzigartig*; nötig notwendig* erforderlich* | unnötig* überflüssig*; nützlich* hilfreich* | nutzlos*; erinner* | vergess* vergaß; voll volle vollständig* | leer* unvollständig*; vergangen* frühere* | zukünftig* künftig*; mehrheit | minderheit; häufig* oft | selten*; bekannt* berühmt* | unbekannt*; direkt* | indirekt*; einfuhr* import* | ausfuhr* export*; hochlad* hochgeladen | herunterlad* heruntergeladen; beliebt* | unbeliebt*; wichtig* | unwichtig* nebensächlich*; sichtbar* | unsichtbar* versteckt*; teuer* | günstig* billig*;
    abhängig* abhäng* hängt | unabhängig*; einfach* grundlegend* | fortgeschritten* fortschrittlich*; kürzlich neulich jüngst | längst seit_jahren vor_jahren seit_langem; fertig* abgeschlossen* | unfertig* laufend* experimentell*; kind kinder kindern | erwachsene*; morgens
    vormittag* | abend* nachts; frage fragen | antwort*; käufer* | verkäufer*; online | offline; aktivier* | deaktivier*; automatisch* |
    manuell* händisch*; erstell* schaff* | zerstör* abschaff* abgebaut*; skeptisch* misstrau* zweifel* | vertrau* überzeugt*; streng*
    verschärf* | mild* gelockert* locker*; mutter mütter* | vater väter*; bruder brüder* | schwester*; mann männer* | frau frauen; ehemann |
    ehefrau; arbeitgeber* | arbeitnehmer* angestellt*; angebot* | nachfrage*; theor* | praxis praktisch*; frei freie* | eingeschränkt*
    beschränk*; sommer* | winter*; stadt städt* | land ländlich*; ausreichend* genügend | ungenügend* unzureichend*; stabil* | instabil*;
    vorübergehend* zeitweilig* | dauerhaft* ständig*; freiwillig* | verpflichtend* pflicht*; lob* | kritisier* tadel*; gesund* | krank*;
    sauber* | schmutzig*; trocken* | nass*; verschwind* verschwunden | auftauch* erschein*; vollzeit | teilzeit; verbind* verbunden | trenn*
    getrennt; ankunft ankomm* | abreise* abfahr*; jung* jünger* | älter* betagt*; einstell* eingestellt | entlass*; bereicher* | verarm*;
    kompakt* knapp* | ausführlich* umfangreich*; national* inländisch* | international* ausländisch*; hell* | dunkel*; leicht leichter |
    schwer schwerer; laut lauter | leise*`,
  series: {
    time: 'sekunde sekunden | minute minuten | stunde stunden stündlich | tag tage tagen täglich | woche wochen wöchentlich | monat monate monaten monatlich | quartal quartale | jahr jahre jahren jährlich | jahrzehnt jahrzehnte jahrzehnten | jahrhundert jahrhunderte | millisekunde*',
    scale: 'hunderte hunderten | tausende tausenden | millionen | milliarden | billionen',
    money: 'dollar | euro | pfund | yen | rupien rupie | cent | franken | won | yuan',
    length:
      'millimeter mm | zentimeter cm | meter metern | kilometer kilometern km | meilen meile | fuß | zoll | yard',
    weight:
      'gramm | kilo kilogramm kg | tonne tonnen | unze unzen | liter litern | gallone gallonen | prozent percent',
    data: 'kb kilobyte kilobytes | mb megabyte megabytes | gb gigabyte gigabytes | tb terabyte terabytes',
    month:
      'januar jänner | februar | märz | april | mai | juni | juli | august | september | oktober | november | dezember',
    weekday:
      'montag montags | dienstag dienstags | mittwoch mittwochs | donnerstag donnerstags | freitag freitags | samstag samstags sonnabend | sonntag sonntags | gestern | heute | morgen',
    ordinal:
      'erste* erster | zweite* | dritte* | vierte* | fünfte* | sechste* | siebte* | achte achter achten | neunte* | zehnte*',
    compass:
      'norden nördlich* nord | süden südlich* süd | osten östlich* ost | westen westlich* west | links linke* | rechts rechte_seite',
    colour:
      'rot rote* rotes | blau* | grün* | gelb* | weiß weiße* | grau* | braun* | orange* | lila violett* | rosa',
  },
  sets: `morgens vormittag* | mittag mittags | nachmittag* | abend* | nacht nachts nächte; frühling* frühjahr* | sommer* | herbst*
    | winter*; mutter mütter mama | vater väter papa | bruder* brüder* | schwester* | sohn söhne* | tochter töchter* | großmutter oma
    | großvater opa | onkel | tante* | ehefrau | ehemann; mann männer* | frau frauen | junge jungen | mädchen | kind kinder kindern;
    lehrer* | schüler* student* studier* | arzt ärzt* | krankenschwester* pfleger* | patient* | anwalt anwält* | ingenieur* | bauer
    bauern landwirt* | fahrer* | soldat* | journalist* | wissenschaftler* forscher* | künstler* | präsident* | minister* |
    bürgermeister* | könig könige | königin | eltern | kund* | investor* aktionär* | wähler* | tourist* | freiwillige freiwilligen
    ehrenamtliche* | designer* | koch köche köchin | richter* | sänger* musiker* | schauspieler* | schriftsteller* autor* | priester*
    pfarrer* | flüchtling* geflüchtete* migrant* | zeuge* zeugin* | banker* | großeltern; kaffee | tee | milch | bier | wein | saft |
    brot | fleisch | reis | käse | frühstück* | mittagessen | abendessen | apfel äpfel | banane* | zitrone* | tomate* | kartoffel* |
    ei eier | butter | zucker | salz | schokolade | zwiebel* | suppe*; auto autos | bus busse* | zug züge* bahn | flugzeug* | schiff*
    boot* | fahrrad* fahrräd* | lastwagen lkw | motorrad motorräd* | hubschrauber* | straßenbahn* | u-bahn* | taxi taxis | rakete*;
    holz hölzern* | plastik kunststoff* | gummi | glas | leder | eisen | stahl | gold golden* | silber* | kupfer | stein steine* |
    baumwolle | aluminium | titan | luft | wasser | boden | feuer | seide | wolle | papier | beton | ziegel*; kopf köpfe | hand hände*
    | fuß füße* | bein beine* | auge augen | ohr ohren | herz* | gehirn* | lunge* | haut | hals | schulter* | finger fingern | knie
    knien | nase | mund | zahn zähne* | magen bauch | leber | niere* | knochen | haar haare haaren; hund hunde* | katze* | pferd* |
    kuh kühe* | schwein* | schaf schafe* | vogel vögel* | fisch* | maus mäuse* | schlange* | löwe* | tiger | elefant* | affe* | bär
    bären | wolf wölfe* | kaninchen hase* | biene* | wal wale walen | hai haie haien; mond | sonne | mars | venus | jupiter | erde;
    krankenhaus* | kirche* | hotel* | fabrik* | büro* | laden läden geschäft geschäfte | bibliothek* | museum museen | gefängnis* |
    flughafen | restaurant* | kindergarten kindergärten | schule schulen | universität* hochschul* uni | küche* | badezimmer |
    schlafzimmer | garten gärten | keller | bank banken | theater* kino* | bahnhof bahnhöfe* | stadion stadien | bauernhof bauernhöfe*
    | supermarkt supermärkte* | apotheke* | brücke* | park parks; mathemat* | physik | chemie | biologie | geschichte | geografie
    geographie | wirtschaft | psychologie | philosophie | medizin | astronomie | soziologie | architektur; buch bücher* | film filme*
    | lied lieder* | zeitung* | radio rundfunk | fernsehen | podcast* | zeitschrift* | gedicht* | brief briefe* | e-mail* email* |
    anruf* | website* webseite*; bild bilder* foto fotos | video videos | audio ton | dokument* | tabelle* | folie folien | karte
    karten; afrika* | asien asiat* | europa* europä* | amerika* | australi*; christ* | muslim* islam* | juden jüdisch* | buddhis* |
    hindu*; atlanti* | pazifi*; meer meere ozean* | fluss flüsse* | see seen | berg berge* | wüste* | wald wälder* | insel* | strand*
    | stadt städte* | dorf dörfer* | provinz* bundesland | land länder*; erstell* | bearbeit* | lösch* gelöscht entfern* | kopier*;
    lesen liest las gelesen | schreib* schrieb* geschrieben | hören hört zuhören; kauf* gekauft | verkauf* | miet* vermiet* | leih*
    ausleih* | stiehlt stehlen gestohlen; bauen baut gebaut errichte* | zerstör* abgerissen | reparier*; handy handys telefon*
    smartphone* | laptop* | tablet* | desktop* | kamera* | drucker* | mikrofon* | tastatur* | kopfhörer*; infrarot* | bluetooth |
    kabel | satellit* | funk funkwellen; schaltfläche* knopf knöpfe button* | menü* | link links_zu | symbol* icon*; kohle | öl erdöl
    | gas erdgas | solar* | windkraft windenergie | kernkraft atom*; kreisförmig* | quadrat* eckig* | dreieck*; letztes_jahr
    letzten_jahr vergangenes_jahr vergangenen_jahr letzten_monat letzte_woche | dieses_jahr diesem_jahr diesen_monat diese_woche |
    nächstes_jahr nächsten_jahr kommenden_jahr nächsten_monat nächste_woche; englisch* | französisch* | deutsch* | spanisch* |
    italienisch* | portugiesisch* | russisch* | chinesisch* | japanisch* | arabisch* | koreanisch* | türkisch* | polnisch* |
    niederländisch* | schwedisch* | griechisch*; regen regnet | schnee schneit | wind winde | nebel | hagel | sturm stürme* | dürre* |
    überschwemmung* hochwasser | erdbeben*; bundes bundesweit | provinziell | kommunal* örtlich*; regierung* | parlament* | gericht
    gerichte* | polizei | armee bundeswehr | marine | feuerwehr*; mord mörder* | diebstahl raub | betrug | entführ* | korrup* bestech*
    | schmuggel*; steuer steuern | lohn löhne* gehalt gehälter* | rente* | kredit* darlehen | zuschuss zuschüsse* | versicherung* |
    spende spenden; fußball | tennis | basketball | schwimmen | eishockey | golf | volleyball | baseball | rugby | boxen | ski
    skifahren | schach; klavier* | gitarre* | geige* violine | schlagzeug | flöte* | trompete* | cello; oben | unten | mitte; satz
    sätze* | absatz absätze* | kapitel | seite seiten; krebs | diabetes | grippe | malaria | asthma | covid* corona coronavirus |
    lungenentzündung | demenz alzheimer* | tuberkulose; geburtstag* | weihnacht* | ostern | ramadan | hochzeit* | beerdigung*; baby
    babys säugling* | jugendliche* teenager* | rentner*; hemd hemden | hose hosen | schuh* | hut hüte | mantel jacke* | kleid kleider
    | handschuh*; bett betten | sofa | regal regale* | tür türen | fenster | wand wände | dach dächer | treppe*; wütend* wut zorn |
    angst ängst* | traurig* trauer | stolz* | überrascht* | eifersüchtig* | gelangweilt*; isst essen aß gegessen | trinkt trinken
    trank getrunken | schläft schlafen schlief geschlafen | wäscht waschen gewaschen; singt singen sang gesungen | tanzt tanzen
    getanzt | malt malen gemalt; marketing | vertrieb | buchhaltung | personalabteilung | logistik; hardware | software; passwort*
    passwörter* kennwort* | benutzername*; zeile zeilen | spalte spalten; bargeld bar | kreditkarte* | scheck* | überweisung*; wahl
    wahlen | referendum volksabstimmung* | putsch; liberal* | konservativ* | sozialist* | kommunist*; prüfung prüfungen klausur* |
    hausaufgabe* | lehrbuch lehrbücher* schulbücher* | unterrichtsstunde*; gefroren* tiefgekühlt* | gebraten* frittiert* | gekocht* |
    gegrillt*; süß süße süßen | salzig* | bitter | sauer saure* | scharf scharfe*; druck* gedruckt ausdruck* | übersetz*; lobt loben
    lobte gelobt | kritisier*; ankomm* ankunft angekommen | abfahr* abreise* abgefahren; vorübergehend* | dauerhaft*; automatisch* |
    manuell*; online | offline; städtisch* | ländlich*; waagerecht* horizontal* | senkrecht* vertikal*; arbeitgeber* | arbeitnehmer*
    angestellte*; käufer* | verkäufer*; vermieter* | mieter*; import* einfuhr* | export* ausfuhr*; hochlad* hochgeladen | herunterlad*
    heruntergeladen; mehrheit* | minderheit*; baum bäume* | blume* | gras | pilz*; kolleg* | nachbar* | chef chefin chefs vorgesetzt*
    manager* | freund freunde freunden freundin*`,
}
