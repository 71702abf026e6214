import type { StatementWords } from '../statement-words.ts'

/** French. */
export const french: StatementWords = {
  code: 'fr',
  concord: true,
  elisions: "(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quelqu)'",
  functions: `le la les un une des du de au aux à en et ou où que qui quoi dont se son sa ses mon ma mes ton ta tes notre nos votre vos
    leur leurs me te lui nous vous je tu il elle ils elles on ce cet cette ces cela ça avec par pour comme quand si ne pas y
    est sont était étaient être été suis êtes sera seront fut ont ai as a avons avez avait avaient avoir eu fait font faire peut
    peuvent pouvez pourra pourrez pouvoir doit doivent devoir va vont aller sur sous entre sans jusque depuis pendant vers contre
    selon dans chez mais donc or ni car alors aussi ainsi plus moins très bien mal tout tous toute toutes chaque même autre
    autres ici là maintenant puis encore déjà peu trop assez lors permet permettent désormais également chose choses aurez
    est-ce celui celle ceux quelques quel quelle quels quelles afin autant bon suffit`,
  endings:
    '(?:ations?|ements?|ement|issements?|ités?|antes?|ants?|ables?|ibles?|euses?|eurs?|eur|ives?|ifs?|iques?|ées|ée|és|aient|ait|ais|eront|erez|erons|era|erai|iront|ira|ons|ez|ent|ir|er|re|ies|ie|es|is|it|us|ue|é|e|s|x|t)',
  irregular:
    'dit:dire disent:dire disait:dire vu:voir voit:voir voient:voir mis:mettre met:mettre veut:vouloir veulent:vouloir voulu:vouloir sait:savoir su:savoir vient:venir viennent:venir venu:venir perdu:perdre écrit:écrire yeux:oeil',
  negation: 'pas jamais rien aucun aucune nul nulle ni sans guère personne_ne ne_personne nullement',
  harmless:
    'pas_seulement pas_uniquement sans_doute non_seulement sans_aucun_doute pourquoi_pas n_est-ce_pas pas_plus_que',
  fixed:
    "vient_de viennent_de qui_plus_est de_plus en_plus de_plus_en_plus de_moins_en_moins plus_tard au_plus_tard peu_à_peu tout_simplement tout_seul toute_seule tous_seuls toutes_seules non_plus pour_le_moins au_moins il_suffit sans_arrêt sans_fin sans_relâche sans_problème sans_faute sans_exception pas_mal tout_d'abord avant_tout après_tout tout_de_suite tout_à_fait tout_à_coup en_tout_cas plus_ou_moins à_première_vue de_premier_plan tout_au_long à_tout_prix tôt_ou_tard",
  implied:
    'manque* impossible incapable évit* empêch* refus* rejet* interdi* sauf excepté cess* au_lieu_de plutôt inutile échou* non difficilement oubli*',
  quantifiers: `tout tous toute toutes chaque toujours constamment sans_cesse en_permanence continuellement entier entière entièrement intégralité totalement complètement
    | plupart majorité généralement | beaucoup nombreux nombreuses plusieurs divers diverses souvent innombrables multiples maint*
    | quelques certains certaines parfois partie quelque | peu rarement presque_aucun presque_aucune presque_rien presque_jamais petite_partie
    | aucun aucune rien jamais zéro nul nulle personne_ne | seulement uniquement exclusivement seul seule seuls seules ne_que`,
  possible: `peut-être peut_être pourrait pourraient probablement possible possiblement éventuellement sans_doute vraisemblablement
    | peut peuvent pouvez pourra pourrez semble* croi* pens* sugg* propos* esp* essai* veu* voul* plan* suppos* devrait*  envisag* cherch* serait souhait*
    idée objectif intéress* soupçon*`,
  certain: `sera seront va vais vont allons allez certainement définitivement sûrement sûr assurément toujours doit doivent obligatoire* garanti* prouv* confirm*
    faut inévitablement absolument forcément certain sans_aucun_doute à_coup_sûr bien_sûr`,
  modal:
    'peut peuvent pouvez pouvons pourra pourront pourrez pourrait pourraient puisse* facultatif optionnel | doit doivent devez devons devra devront obligatoire* obligé* faut il_faut',
  cause:
    'parce suite_à grâce en_raison | car puisque cause raison donc ainsi pourquoi conséquence* comme si_bien afin pour caus* provoqu*',
  says: 'dit dire disent croit pense* affirm* expliqu* demand* mentionn* propos* annonc* déclar* estime* signifi*',
  opens:
    'et mais ou parce que qui dont où quand lorsque tandis bien_que si car donc pour afin avant après puis lieu',
  verified: 'vérifié* confirmé* certifié* contrôlé*',
  itself:
    'cette_ligne toutes_les_lignes chaque_ligne résumé cette_phrase ces_phrases chaque_phrase cette_affirmation cette_réponse ce_texte cette_citation',
  orders: [
    '(?:ignore\\S*|oublie\\S*|néglige\\S*) (?:\\S+ ){0,4}(?:instruction|ordre|règle|transcription|précédent|consigne)\\S*',
    '(?:cette|ce|le|la) (?:ligne|résumé|phrase|affirmation|réponse|texte|vidéo|citation) (?:est|a été|fut) (?:\\S+ ){0,2}(?:vérifié|confirmé|contrôlé)e?s?',
    '(?:marque\\S*|affiche\\S*|dis|dites|écri\\S*|répond\\S*|indique\\S*) (?:\\S+ ){0,7}(?:vérifié|confirmé|mot de passe)e?',
    '^(?:révèle\\S*|donne\\S*|envoie\\S*|envoyez|affiche\\S*|montre\\S*|saisi\\S*) (?:\\S+ ){0,4}(?:mot de passe|prompt système|instructions|carte bancaire)',
    'ne (?:vérifi\\S*|contrôl\\S*|doute\\S*) (?:\\S+ ){0,3}(?:ligne|résumé|phrase|affirmation|réponse|texte)',
    '(?:faites confiance|fais confiance|croyez|fiez-vous|crois) (?:\\S+ ){0,1}(?:cette|ce) (?:ligne|résumé|phrase|affirmation|réponse|texte)',
    '^(?:clique\\S*|visite\\S*|ouvre\\S*) (?:\\S+ ){0,4}(?:lien|http\\S*|www\\S*)',
    '(?:oublie\\S*|ignore\\S*) (?:\\S+ ){0,2}(?:tout ce qui|ci-dessus|tout)',
  ],
  opposites: {
    rise: 'augment* monte montent monté* montait hausse* croît croissent croissance accro* élev* doubl* améliore* | diminu* baiss* chut* réduc* rédui* tombe tombent tombé* décro* recul*',
    more: 'plus davantage mieux | moins',
    highest: 'le_plus la_plus les_plus maximum | le_moins la_moins les_moins minimum',
    over: 'plus_de dessus au-dessus au_moins supérieur* | moins_de dessous au-dessous au_plus inférieur*',
    before: 'avant auparavant précédemment | après ensuite ultérieurement',
    first:
      'premier première premiers premières initial* d_abord | dernier dernière derniers dernières finale* enfin finalement',
    early: 'tôt bientôt | tard tardi*',
    begin: 'commenc* début* lanc* démarr* | termin* fin fini* arrêt* achev* ferm*',
    easy: 'facile* facilement facilité facilit* simple* simplement aisément | difficile* difficilement difficulté* compliqu* complexe*',
    good: 'bon bonne bons bonnes bien meilleur* mieux excellent* avantage* | mauvais* mal pire* inconvénient* désavantage*',
    big: 'grand* énorme* considérabl* gros grosse | petit* faible* léger légère*',
    long: 'long longue longs longues longtemps | court courte courts courtes bref brève*',
    fast: 'rapide* vite | lent lente lentement',
    strong: 'fort forte* puissant* | faible*',
    cheap: 'gratuit* abordable* économique* | cher chère* coûteu* payant*',
    near: 'près proche* | loin lointain*',
    high: 'haut haute hauts hautes élevé* | bas basse basses',
    new: 'nouveau nouvel nouvelle nouveaux nouvelles moderne* | vieux vieille ancien* existant*',
    same: 'même mêmes égal* semblable* identique* similaire* | différent* autre distinct*',
    win: 'gagn* victoire* remport* | perd* défaite*',
    buy: 'achet* achat* acqui* | vend* vent*',
    allow: 'permet* autoris* permis | interdi* empêch*',
    love: 'aim* ador* appréci* | détest* haï* hait',
    safe: 'sûr sûre* sécurisé* | dangereu* risqué*',
    true: 'vrai* correct* exact* | faux fausse* incorrect* inexact*',
    open: 'ouvr* ouvert* | ferm*',
    include: 'inclu* contien* conten* | exclu* excepté sauf',
    accept: 'accept* accord approuv* | refus* rejet* désaccord',
    support: 'soutien* souten* favorable* | contre oppos*',
    succeed: 'réuss* succès parvien* | échou* échec*',
    inside: 'intérieur* dedans interne* | extérieur* dehors externe*',
    wide: 'large* vaste* | étroit* restrein*',
    rich: 'riche* | pauvre*',
    positive: 'positi* bénéfice* optimis* | négati* perte* pessimis*',
    feasible: 'possible* capable* | impossible* incapable*',
    add: 'ajout* | supprim* retir* enlev* enlèv*',
    alive: 'viv* né née nés | mort* meur* noy* décéd*',
    legal: 'légal* licite* | illégal* illicite*',
    public: 'publi* | privé* secret*',
    hot: 'chaud* | froid*',
    with: 'avec | sans',
  },
  antonyms: `partag* commun communs commune | exclusi* unique propre; nécessaire* | superflu*; utile utiles | inutile*; souvien* souvenir | oubli*; plein pleine complet complète | vide incomplet*; passé passée précédent* ancien* | futur future prochain*; majorité | minorité; fréquent* habituel* | rare rares; connu* célèbre* | inconnu*; direct directe | indirect*; import importe importer importation* | export*; télécharg* | mise_en_ligne; populaire* | impopulaire*; important* essentiel* | négligeable* secondaire*; visible* | invisible* caché*;
    dépend* | indépend*; basique* élémentaire* | avancé* perfectionné*; récemment récent* | depuis_longtemps depuis_des_années il_y_a_des_années; terminé* achevé* | en_cours inachevé* expérimental*; enfant enfants | adulte adultes; matin matins | soir soirs
    soirée nuit nuits; question questions | réponse* répond*; acheteur* | vendeur*; en_ligne | hors_ligne; activ* | désactiv*; automatique*
    | manuel*; crée créer créé créent créa* | détrui* démantel*; sceptique* méfi* | confian* convaincu*; durc* strict* sévère* | assoupl*
    affaibl*; renforc* | affaibl*; enrichi* | appauvri* rédui* limit*; mère mères | père pères; frère frères | sœur soeur sœurs; homme
    hommes | femme femmes; mari époux | épouse; employeur* | employé* salarié*; offre | demande; théori* | pratique*; libre* liberté |
    restreint* restrictio*; été | hiver; urbain* ville* | rural* campagne village*; suffisant* | insuffisant*; stable* | instable*;
    temporaire* provisoire* | permanent* durable*; volontaire* facultati* | obligatoire*; félicit* lou* | critiqu*; sain saine santé |
    malade*; propre propres | sale sales; sec sèche | mouillé* humide*; appara* | dispara*; connect* | déconnect*; arriv* | part parti
    partent départ; jeune jeunes | âgé* vieux; embauch* | licenci*; compact* bref concis* | étendu* détaillé* long; national* |
    international* étranger*; clair claire clairs | sombre* foncé*`,
  series: {
    time: 'seconde secondes | minute minutes | heure heures | jour jours journée quotidien* | semaine semaines hebdomadaire* | mois mensuel* | trimestre trimestres | an ans année années annuel* | décennie décennies | siècle siècles | milliseconde*',
    scale: 'centaines | milliers | millions | milliards | billions',
    money:
      'dollar dollars | euro euros | livre_sterling livres_sterling | yen yens | roupie roupies rupee | centimes | franc francs | won | yuans',
    length:
      'millimètre* mm | centimètre* cm | mètre mètres | kilomètre* km | mille_marin miles | pied pieds | pouce pouces | yard yards',
    weight:
      'gramme grammes | kilo kilos kilogramme* kg | tonne tonnes | once onces | litre litres | gallon gallons | percent pour_cent',
    data: 'ko kb kilo-octet* kilooctet* | mo mb mégaoctet* méga-octet* mégas | go gb gigaoctet* giga-octet* gigas | to_de tb téraoctet* téra-octet*',
    month:
      'janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre',
    weekday:
      "lundi lundis | mardi mardis | mercredi mercredis | jeudi jeudis | vendredi vendredis | samedi samedis | dimanche dimanches | hier | aujourd_hui aujourd'hui | demain",
    ordinal:
      'premier première | deuxième second seconde | troisième | quatrième | cinquième | sixième | septième | huitième | neuvième | dixième',
    compass: 'nord | sud | à_l_est oriental* | ouest occidental* | gauche | à_droite',
    colour:
      'rouge rouges | bleu* | vert verte verts vertes | jaune jaunes | blanc blanche blancs blanches | gris grise grises | brun brune marron | orange | violet violette | rose',
  },
  sets: `matin matinée | midi | après-midi après_midi | soir soirée | nuit nuits; printemps | été_dernier en_été | automne |
    hiver; mère mères maman | père pères papa | frère frères | sœur sœurs soeur | fils | fille_de sa_fille | grand-mère | grand-père |
    oncle* | tante* | épouse femme_de | mari maris; homme hommes | femme femmes | garçon* | fille filles | enfant enfants; enseignant*
    professeur* | élève* étudiant* | médecin* docteur* | infirmi* | patient patients | avocat* | ingénieur* | agriculteur* |
    conducteur* chauffeur* | soldat* | journaliste* | scientifique* chercheur* | artiste* | président* | ministre* | maire maires |
    roi rois | reine reines | parent parents | client clients cliente* | investisseur* actionnaire* | électeur* | touriste* |
    bénévole* volontaire* | designer* concepteur* | cuisinier* | juge juges | chanteu* musicien* | acteur* actrice* | écrivain*
    auteur* | prêtre* | réfugié* migrant* immigré* | témoin* | banquier* | grands-parents; café | thé | lait | bière* | vin vins | jus
    | pain | viande* | riz | fromage* | petit-déjeuner petit_déjeuner | déjeuner | dîner | pomme pommes | banane* | citron* | tomate*
    | pomme_de_terre pommes_de_terre | œuf* oeuf* | beurre | sucre | sel | chocolat | oignon* | soupe*; voiture* | bus autobus | train
    trains | avion* | bateau* navire* | vélo* bicyclette* | camion* | moto motos | hélicoptère* | tramway* | métro | taxi taxis |
    fusée*; bois | plastique* | caoutchouc | verre | cuir | fer | acier | or en_or doré | argent argenté | cuivre | pierre pierres |
    coton | aluminium | titane | air | eau eaux | sol sols | feu | soie | laine | papier | béton | brique*; tête* | main mains | pied
    pieds | jambe* | œil yeux | oreille* | cœur coeur | cerveau* | poumon* | peau | cou | épaule* | doigt* | genou* | nez | bouche |
    dent dents | estomac ventre | foie | rein reins | os | cheveu*; chien* | chat chats | cheval chevaux | vache* | cochon* porc |
    mouton* | oiseau* | poisson* | souris | serpent* | lion lions | tigre* | éléphant* | singe* | ours | loup loups | lapin* |
    abeille* | baleine* | requin*; lune | soleil | mars_planète | vénus | jupiter | terre; hôpital hôpitaux | église* | hôtel* |
    usine* | bureau bureaux | magasin* boutique* | bibliothèque* | musée* | prison prisons | aéroport* | restaurant* | maternelle* |
    école écoles | universit* | cuisine | salle_de_bain* | chambre* | jardin* | cave caves | banque banques | théâtre* cinéma* | gare
    gares | stade stades | ferme fermes | supermarché* | pharmaci* | pont ponts | parc parcs; mathémati* | physique | chimie |
    biologie | histoire | géographie | économie | psychologie | philosophie | médecine | astronomie | sociologie | architecture; livre
    livres | film films | chanson* | journal journaux | radio | télévision télé | podcast* | magazine* | poème* | lettre lettres |
    e-mail* courriel* | appel_téléphonique | site_web sites_web; image images photo photos | vidéo vidéos | audio | document documents
    | tableur* tableau tableaux | diapositive* | carte cartes; afrique africain* | asie asiatique* | europe européen* | amérique
    américain* | australi*; chrétien* | musulman* islam* | juif juifs juive* | bouddhis* | hindou*; atlantique | pacifique; mer mers
    océan* | fleuve* rivière* | lac lacs | montagne* | désert* | forêt* | île îles | plage* | ville villes | village* | province* |
    pays; créer crée créé* créant | modifi* édit* | supprim* effac* | copi*; lire lit lu lecture | écrire écrit écrivent rédig* |
    écout*; achet* achat | vend* vente | lou* location | emprunt* | vol vole volé*; construi* bâti* | détrui* démoli* | répar*;
    téléphone* smartphone* portable | ordinateur_portable | tablette* | ordinateur_de_bureau | caméra* | imprimante* | micro
    microphone* | clavier* | casque casques; infrarouge* | bluetooth | câble* | satellite* | ondes_radio; bouton* | menu menus | lien
    liens | icône*; charbon | pétrole | gaz | solaire* | éolien* | nucléaire*; rond ronde* | carré* | triang*; année_dernière
    an_dernier an_passé année_passée mois_dernier semaine_dernière | cette_année ce_mois cette_semaine | année_prochaine an_prochain
    mois_prochain semaine_prochaine; anglais* | français* | allemand* | espagnol* | italien* | portugais* | russe* | chinois* |
    japonais* | arabe* | coréen* | turc turque* | polonais* | néerlandais* | suédois* | grec grecque*; pluie pleut | neige* | vent
    vents | brouillard | grêle | tempête* | sécheresse* | inondation* | séisme* tremblement_de_terre; fédéral* | provincia* | local
    locale* locaux municipal*; gouvernement* | parlement* | tribunal tribunaux | police | armée | marine | pompiers; meurtre* | vols_à
    braquage | fraude* | enlèvement* | corruption | contrebande; impôt* taxe* | salaire* | retraite* pension* | prêt prêts |
    subvention* | assurance* | don dons; football | tennis | basket* | natation | hockey | golf | volley-ball | baseball | rugby |
    boxe | ski | échecs; piano* | guitare* | violon* | batterie | flûte* | trompette* | violoncelle; haut_de en_haut | bas_de en_bas |
    milieu; phrase* | paragraphe* | chapitre* | page pages; cancer* | diabète* | grippe | paludisme | asthme | covid* coronavirus |
    pneumonie | démence alzheimer | tuberculose; anniversaire* | noël | pâques | ramadan | mariage* | enterrement* funérailles; bébé*
    | adolescent* | retraité*; chemise* | pantalon* | chaussure* | chapeau* | manteau* veste* | robe robes | gant gants; lit lits |
    canapé* | étagère* | porte portes | fenêtre* | mur murs | toit toits | escalier*; colère fâché* | peur effrayé* | triste*
    tristesse | fier fière* | surpris* étonné* | jaloux jalouse* | ennuie ennuyé*; mange* mangé | boit boire boivent bu | dort dormir
    dorment dormi | lave laver lavé; chante chantent chanter | danse* | peint peindre peinture; marketing | ventes | comptabilité |
    ressources_humaines | logistique; matériel | logiciel*; mot_de_passe mots_de_passe | nom_d'utilisateur; ligne lignes | colonne
    colonnes; espèces | carte_de_crédit carte_bancaire | chèque* | virement*; élection* | référendum* | coup_d'état; libéra* |
    conservat* | socialiste* | communiste*; examen* | devoirs | manuel manuels | leçon*; congelé* surgelé* | frit frits frite frites |
    bouilli* | grillé*; sucré* | salé* | amer amère | acide* | épicé*; imprim* | tradui* traduct*; louange* félicit* loue_le |
    critiqu*; arriv* | départ parti partent; temporaire* provisoire* | permanent*; automatique* | manuel manuelle manuellement;
    en_ligne | hors_ligne; urbain* | rural*; horizontal* | vertical*; employeur* | salarié* employé employés; acheteu* | vendeu*;
    propriétaire* | locataire*; importe importer importation* | exporte exporter exportation*; téléverse* | télécharg*; majorité |
    minorité; arbre* | fleur* | herbe | champignon*; collègue* | voisin* | patron patrons chef_de manager* | ami amis amie amies`,
}
