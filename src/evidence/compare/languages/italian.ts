import type { StatementWords } from '../statement-words.ts'

/** Italian. */
export const italian: StatementWords = {
  code: 'it',
  concord: true,
  elisions: "(?:l|un|d|c|s|m|t|v|n|dell|all|nell|dall|sull|quell|quest)'",
  functions: `il lo la i gli le un uno una di a da in con su per tra fra del dello della dei degli delle al allo alla ai agli alle dal dalla
    dai nel nello nella nei nelle sul sulla sui e ed o ma che chi cui se si mi ti ci vi ne io tu lui lei noi voi loro suo sua suoi
    sue mio mia questo questa questi queste quello quella quelli quelle è sono era erano essere stato stata stati sia ha hanno ho
    abbiamo aveva avere può possono potete poter potere deve devono va vanno fa fanno fare fatto come quando dove quale quali
    perché anche già più meno molto bene male così poi ora qui là non no sì tutto tutti tutta tutte ogni altro altri altra altre
    stesso stessa qualcosa qualcuno solo quindi proprio mentre però consente cosa cose modo tipo`,
  endings:
    '(?:azioni|azione|amenti|amento|imenti|imento|amente|mente|ità|anti|ante|enti|ente|abili|abile|ibili|ibile|ando|endo|ate|ati|ata|ato|ite|iti|ita|ito|ute|uti|uta|uto|arono|erono|irono|avano|avate|ava|evano|eva|ivano|iva|eranno|erete|erà|irà|iamo|ete|are|ere|ire|ano|ono|zioni|zione|i|e|a|o|ò)',
  irregular:
    'disse:dire detto:dire dice:dire vide:vedere visto:vedere vuole:volere vogliono:volere sa:sapere viene:venire venuto:venire perso:perdere scritto:scrivere',
  negation: 'non mai niente nulla nessuno nessuna nessun né senza neanche nemmeno neppure',
  harmless: 'non_solo non_soltanto senza_dubbio perché_no non_più_che niente_altro',
  fixed:
    'di_più di_sorta sempre_più sempre_meno a_poco_a_poco per_lo_meno tanto_più più_che_altro senza_sosta senza_fine senza_tregua senza_problemi senza_eccezioni niente_male prima_di_tutto innanzi_tutto tutto_sommato del_tutto più_o_meno in_primo_luogo a_prima_vista una_volta_per_tutte prima_o_poi tutto_bene',
  implied:
    'manca* impossibile incapace evita* impedi* rifiut* nega* vieta* vietat* tranne eccetto smette* invece inutile fallit* dimentic* scord*',
  quantifiers: `tutto tutti tutta tutte ogni sempre costantemente continuamente intero intera ciascun* completamente qualsiasi totalmente | maggior_parte maggioranza generalmente
    | molti molte numeros* parecchi* vari varie diversi diverse spesso innumerevoli | alcuni alcune qualche talvolta parte certi certe
    | pochi poche poco raramente quasi_nessun quasi_nessuno quasi_nessuna quasi_nulla quasi_niente quasi_mai piccola_parte | nessun nessuno nessuna niente nulla mai zero | solo soltanto solamente unicamente unico unica esclusivamente`,
  possible: `forse potrebbe potrebbero possibilmente probabilmente magari presumibilmente
    | può possono potete sembra* cred* pens* sugger* propo* sper* prova* vuole vogliono vorrebbe piano suppo* dovrebbe*  considera* cerca* sarebbe
    possibil* idea obiettivo interess* sospett*`,
  certain:
    'sarà saranno certamente sicuramente sicuro definitivamente sempre deve devono obbligator* garanti* prova* dimostra* conferma* bisogna inevitabilmente assolutamente senza_dubbio con_certezza di_sicuro',
  modal:
    'può possono potete possiamo potrà potranno potrebbe potrebbero facoltativ* opzional* | deve devono dovete dobbiamo dovrà dovranno bisogna obbligator* obbligat*',
  cause:
    'perché siccome dovuto grazie | poiché quindi dunque causa* motivo ragione conseguenza* per_questo perciò così come per',
  says: 'dice disse dicono crede pensa* afferma* spiega* chied* menziona* propone* annuncia* sostiene signific*',
  opens: 'e ed ma o perché che chi dove quando mentre sebbene se quindi per invece prima_di dopo',
  verified: 'verificat* confermat* certificat* controllat*',
  itself:
    'questa_riga tutte_le_righe ogni_riga riassunto questa_frase queste_frasi ogni_frase questa_affermazione questa_risposta questo_testo questa_citazione',
  orders: [
    '(?:ignora\\S*|dimentica\\S*) (?:\\S+ ){0,4}(?:istruzion|ordin|regol|trascrizion|precedent)\\S*',
    '(?:quest[oa]|il|la) (?:riga|riassunto|frase|affermazione|risposta|testo|video|citazione) (?:è|è stat[oa]) (?:\\S+ ){0,2}(?:verificat|confermat|controllat)[oa]',
    '(?:segna|mostra|scrivi|rispondi|indica) (?:\\S+ ){0,7}(?:verificat[oa]|confermat[oa]|password)',
    '^(?:rivela|mostra|invia|dai|dammi|inserisci) (?:\\S+ ){0,4}(?:password|prompt di sistema|istruzioni|carta)',
    'non (?:verific\\S*|controll\\S*|dubit\\S*) (?:\\S+ ){0,2}(?:riga|riassunto|frase|affermazione|risposta|testo)',
    '(?:fidati|fidatevi|credi|credete) (?:\\S+ ){0,1}(?:questa|questo) (?:riga|riassunto|frase|affermazione|risposta|testo)',
    '^(?:clicca|visita|apri|cliccate|visitate) (?:\\S+ ){0,4}(?:link|http\\S*|www\\S*)',
    '(?:ignora|dimentica) (?:\\S+ ){0,1}tutto',
  ],
  opposites: {
    rise: 'aument* sale salgono salì salit* salire cresc* increment* raddoppi* miglior* | diminu* cala calano calò calat* calo scend* sces* ridu* ridott* cade cadono cadde cadut* crollo crolla* peggior*',
    more: 'più maggior* | meno minor*',
    highest: 'il_più la_più massim* | il_meno la_meno minim*',
    over: 'più_di oltre almeno sopra superior* | meno_di sotto al_massimo inferior*',
    before: 'prima precedentemente | dopo successivamente poi',
    first: 'primo prima primi prime inizial* | ultimo ultima ultimi ultime final*',
    early: 'presto | tardi',
    begin: 'inizi* cominci* lanci* avvi* | fin* termin* smett*',
    easy: 'facil* semplic* | difficil* complicat* compless*',
    good: 'buono buona buoni buone bene meglio miglior* ottim* vantagg* | cattiv* male peggio peggior* svantagg*',
    big: 'grand* enorm* notevol* | piccol* lieve',
    long: 'lungo lunga lunghi lunghe | corto corta corti corte breve brevi',
    fast: 'veloc* rapid* | lent*',
    strong: 'fort* potent* | debol*',
    cheap: 'economic* gratis gratuit* | car* costos*',
    near: 'vicin* | lontan* distant*',
    high: 'alto alta alti alte | basso bassa bassi basse',
    new: 'nuovo nuova nuovi nuove modern* | vecchi* antic* esistent*',
    same: 'stesso stessa stessi stesse ugual* simil* identic* | divers* different*',
    win: 'vinc* vint* vittori* | perd* pers* sconfitt*',
    buy: 'compra* acquist* | vend*',
    allow: 'permett* permess* consent* autorizz* | viet* impedi* proib*',
    love: 'ama amano amare piac* ador* | odia* detest*',
    safe: 'sicur* | pericolos* insicur* rischios*',
    true: 'vero vera verità corrett* giust* | fals* sbagliat* errat*',
    open: 'apr* apert* | chiud* chius*',
    include: 'inclu* conten* contien* | esclu* eccetto tranne',
    accept: 'accett* accordo approv* | rifiut* respin* disaccordo',
    support: 'sosten* favor* appogg* | contro oppo*',
    succeed: 'success* riusc* | fallit* fallisc* fallimento',
    inside: 'dentro intern* | fuori estern*',
    wide: 'ampi* larg* | strett* limitat*',
    rich: 'ricc* | pover*',
    positive: 'positiv* guadagn* ottimis* | negativ* perdit* pessimis*',
    feasible: 'possibil* capac* | impossibil* incapac*',
    add: 'aggiung* aggiunt* | rimuov* rimoss* elimin* cancell*',
    alive: 'viv* nat* | mort* muor* annegat*',
    legal: 'legal* lecit* | illegal* illecit*',
    public: 'pubblic* | privat* segret*',
    hot: 'cald* | fredd*',
    with: 'con | senza',
  },
  antonyms: `condivi* comune comuni | esclusiv* unico unica proprio propria; necessari* | inutil* superflu*; utile utili | inutile inutili; ricord* | dimentic*; pieno piena completo completa | vuoto vuota incomplet*; passato passata precedente precedenti | futuro futura prossim*; maggioranza | minoranza; frequent* comune | rar*; conosciut* famos* noto nota | sconosciut* ignoto; dirett* | indirett*; import* | esport*; scaric* | caric*; popolar* | impopolar*; importante* essenzial* | irrilevant* trascurabil*; visibil* | invisibil* nascost*;
    dipend* | indipendent*; basilar* elementar* | avanzat* sofisticat*; recent* ultimamente | da_tempo da_anni da_molti_anni; terminat* completat* |
    in_corso incompiut* sperimental*; bambin* | adult*; mattina mattino | sera notte; domand* | rispost* rispond*; acquirent* compratori |
    venditor*; online | offline; attiv* abilit* | disattiv* disabilit*; automatic* | manual*; crea creano creare creat* | distrug* distrutt*
    smantell*; scettic* diffid* | fiduci* convint*; inaspri* sever* | allent* ammorbid*; rafforz* | indebol*; madre madri | padre padri;
    fratell* | sorell*; uomo uomini | donna donne; marito | moglie; datore | dipendente dipendenti; offerta | domanda; teori* | pratic*;
    liber* | limitat* restri*; estate | inverno; urban* città | rural* campagna; sufficient* | insufficient*; stabil* | instabil*;
    temporane* provvisori* | permanent*; volontari* facoltativ* | obbligatori*; lod* | critic*; san* | malat*; pulit* | sporc*; asciutt*
    secc* | bagnat* umid*; appar* | scompar* spari*; conness* colleg* | disconness* scolleg*; arriv* | part* partenz*; giovan* | anzian*;
    assum* | licenzi*; compatt* breve concis* | estes* dettagliat*; nazional* | internazional* stranier*; chiar* | scur*`,
  series: {
    time: 'secondi | minuto minuti | ora_ore ore | giorno giorni quotidian* | settimana settimane settimanal* | mese mesi mensil* | trimestre trimestri | anno anni annual* | decennio decenni | secolo secoli | millisecond*',
    scale: 'centinaia | migliaia | milioni | miliardi | bilioni',
    money:
      'dollaro dollari dollar | euro | sterlina sterline | yen | rupia rupie rupee | centesimi | franchi | won | yuan',
    length:
      'millimetr* mm | centimetr* cm | metro metri | chilometr* km | miglio miglia | piede piedi | pollice pollici | iarda iarde',
    weight:
      'grammo grammi | chilo chili chilogramm* kg | tonnellat* | oncia once | litro litri | gallone galloni | percent per_cento',
    data: 'kb kilobyte | mb megabyte | gb gigabyte giga | tb terabyte',
    month:
      'gennaio | febbraio | marzo | aprile | maggio | giugno | luglio | agosto | settembre | ottobre | novembre | dicembre',
    weekday: 'lunedì | martedì | mercoledì | giovedì | venerdì | sabato | domenica | ieri | oggi | domani',
    ordinal:
      'primo prima | seconda | terzo terza | quarto quarta | quinto quinta | sesto sesta | settim* | ottav* | nono nona | decim*',
    compass: 'nord | sud | est oriental* | ovest occidental* | sinistra | a_destra',
    colour:
      'rosso rossa rossi rosse | blu azzurr* | verde verdi | giallo gialla gialli | bianco bianca bianchi bianche | grigi* | marrone marroni | arancione | viola | rosa',
  },
  sets: `mattin* | mezzogiorno | pomeriggio | sera serata | notte notti; primavera | estate | autunno | inverno; madre madri mamma
    | padre papà | fratell* | sorell* | figlio | figlia figlie | nonna nonne | nonno | zio | zia zie | moglie mogli | marito mariti;
    uomo uomini | donna donne | ragazz* | bambina | bambin*; insegnant* professor* | student* alunn* | medic* dottor* | infermier* |
    pazient* | avvocat* | ingegner* | contadin* agricoltor* | autist* | soldat* | giornalist* | scienziat* ricercator* | artist* |
    president* | ministr* | sindac* | re | regina | genitore genitori | cliente clienti | investitor* azionist* | elettor* | turist* |
    volontar* | designer progettist* | cuoco cuochi chef | giudice giudici | cantant* musicist* | attore attori attric* | scrittor*
    autore autori autric* | prete preti sacerdot* | rifugiat* migrant* | testimon* | banchier* | nonni; caffè | tè | latte | birra
    birre | vino vini | succo | pane | carne | riso | formaggi* | colazione | pranzo | cena cene | mela mele | banan* | limon* |
    pomodor* | patat* | uovo uova | burro | zucchero | sale_e | cioccolat* | cipoll* | zuppa; auto automobil* macchina | autobus |
    treno treni | aereo aerei | nave navi barca | biciclett* bici | camion | moto motociclett* | elicotter* | tram | metropolitana |
    taxi | razzo razzi; legno | plastica | gomma | vetro | pelle cuoio | ferro | acciaio | oro dorat* | argento | rame | pietra pietre
    | cotone | alluminio | titanio | aria | acqua acque | suolo | fuoco | seta | lana | carta_riciclata | cemento | mattone mattoni;
    testa teste | mano mani | piede piedi | gamba gambe | occhio occhi | orecchi* | cuore cuori | cervell* | polmon* | pelle | collo |
    spalla spalle | dito dita | ginocchi* | naso | bocca | dente denti | stomaco | fegato | rene reni | osso ossa | capelli; cane cani
    | gatt* | cavall* | mucc* | maial* | pecor* | uccell* | pesce pesci | topo topi | serpent* | leone leoni | tigre tigri | elefant*
    | scimmi* | orso orsi | lupo lupi | conigli* | ape api | balena balene | squal*; luna | sole | marte | venere | giove | terra;
    ospedal* | chiesa chiese | hotel albergh* | fabbric* | uffici* | negozi* | bibliotec* | museo musei | prigion* carcere | aeroport*
    | ristorant* | asilo asili | scuola scuole | universit* | cucina | bagno bagni | camera_da_letto | giardin* | cantina | banca
    banche | teatr* cinema | stazion* | stadio stadi | fattori* | supermercat* | farmaci* | ponte ponti | parco parchi; matematic* |
    fisica | chimica | biologia | storia | geografia | economia | psicologia | filosofia | medicina | astronomia | sociologia |
    architettura; libro libri | film | canzon* | giornale giornali | radio | television* tv | podcast* | rivista riviste | poesia
    poesie | lettera lettere | e-mail email | telefonat* | sito_web siti_web; immagin* foto | video | audio | document* |
    foglio_di_calcolo fogli_di_calcolo | diapositiv* | mappa mappe; africa* | asia asiatic* | europa europe* | america american* |
    australia*; cristian* | musulman* islam* | ebre* | buddis* | indù; atlantic* | pacific*; mare mari oceano | fiume fiumi | lago
    laghi | montagn* | deserto | foresta bosco | isola isole | spiaggi* | città | villaggi* paese | provinc* | nazion*; creare crea
    creato | modific* | elimin* cancell* rimuov* | copiare copia copie; legger* legge letto | scriv* scritt* | ascolt*; compr*
    acquist* | vend* | affitt* noleggi* | prendere_in_prestito | rubare ruba rubato; costru* | distru* | ripar*; telefon* cellular*
    smartphone* | portatil* | tablet | desktop | fotocamer* telecamer* | stampant* | microfon* | tastier* | cuffie; infraross* |
    bluetooth | cavo cavi | satellit* | onde_radio; pulsant* | menu | link collegament* | icona icone; carbone | petrolio | gas |
    solar* | eolic* | nuclear*; roton* | quadrat* | triang*; anno_scorso scorso_anno mese_scorso settimana_scorsa | quest'anno
    questo_anno questo_mese questa_settimana | prossimo_anno anno_prossimo prossimo_mese prossima_settimana; ingles* | frances* |
    tedesc* | spagnol* | italian* | portoghes* | russ* | cines* | giappones* | arab* | corean* | turco turca turchi | polacc* |
    olandes* | svedes* | grec*; pioggia piove | neve nevica | vento | nebbia | grandin* | tempest* temporal* | siccità | alluvion*
    inondazion* | terremot*; federal* | provincial* regional* | local* comunal*; governo | parlament* | tribunal* | polizia | esercito
    | marina | pompieri; omicid* | furto furti rapina | frod* | rapiment* sequestr* | corruzion* tangent* | contrabband*; tass*
    impost* | stipend* salar* | pension* | prestit* | sovvenzion* | assicurazion* | donazion*; calcio | tennis | pallacanestro basket
    | nuoto | hockey | golf | pallavolo | baseball | rugby | pugilato | sci | scacchi; pianofort* | chitarr* | violin* | batteria |
    flauto flauti | tromba trombe | violoncell*; in_alto | in_basso | in_mezzo; frase frasi | paragraf* | capitol* | pagina pagine;
    cancro | diabet* | influenza | malaria | asma | covid* coronavirus | polmonite | demenza alzheimer | tubercolosi; compleann* |
    natale | pasqua | ramadan | matrimoni* nozze | funeral*; neonat* | adolescent* | pensionat*; camicia camicie | pantaloni | scarpa
    scarpe | cappell* | cappott* giacc* | vestito vestiti | guant*; letto letti | divano divani | scaffal* | porta_di porte | finestr*
    | parete pareti muro muri | tetto tetti | scale; arrabbiat* rabbia | paura spaventat* | triste tristi tristezza | orgoglios* |
    sorpres* | gelos* | annoiat*; mangi* | bev* bere | dorm* | lava lavano lavare; canta cantano cantare | ball* | dipin*; marketing |
    vendite | contabilità | risorse_umane | logistica; hardware | software; password | nome_utente; riga righe | colonna colonne;
    contanti | carta_di_credito | assegno assegni | bonifico bonifici; elezion* | referendum | colpo_di_stato; liberal* | conservator*
    | socialist* | comunist*; esame esami | compiti | libro_di_testo libri_di_testo | lezione lezioni; congelat* surgelat* | fritt* |
    bollit* | grigliat*; dolce dolci | salat* | amar* | aspr* acid* | piccant*; stamp* | tradu* tradott*; lod* elogi* | critic*;
    arriv* | partenza partito partono; temporane* provvisori* | permanent*; automatic* | manual*; online | offline; urban* | rural*;
    orizzontal* | vertical*; datore_di_lavoro datori_di_lavoro | dipendent* impiegat*; acquirent* compratore compratori | venditor*;
    padron* proprietari* | inquilin*; import* | esport*; caricare carica_il caricato | scaric*; maggioranza | minoranza; albero alberi
    | fiore fiori | erba | fungo funghi; collega colleghi | vicino_di vicini_di | capo capi manager | amico amici amica amiche`,
}
