import type { StatementWords } from '../statement-words.ts'

/** Portuguese. */
export const portuguese: StatementWords = {
  code: 'pt',
  concord: true,
  elisions: '',
  functions: `o a os as um uma uns umas de do da dos das em no na nos nas ao à aos às e ou que se seu sua seus suas meu minha me te lhe
    lhes eu ele ela eles elas nós você vocês este esta isto estes estas esse essa isso esses essas aquele aquela com por para pelo
    pela pelos pelas como quando onde qual quais quem sim não já muito também mas porque pois então assim é são era eram foi foram
    ser sido sendo está estão estava estar há tem têm temos tinha ter tido pode podem podemos poderia poder deve devem dever vai
    vão vamos ir fazer faz fazem feito sobre entre sem até desde durante contra enquanto embora todo todos toda todas cada algo
    alguém outro outra outros outras mesmo mesma aqui ali agora depois antes mais menos tão bem mal só apenas portanto coisa
    coisas forma maneira tipo usa usar permite permitem bom`,
  endings:
    '(?:ações|ação|amentos?|imentos?|amente|mente|idades|idade|antes?|entes?|áveis|ável|íveis|ível|ando|endo|indo|adas?|ados?|idas?|idos?|aram|eram|iram|avam?|iam?|arão?|erão?|irão?|aria|eria|amos|emos|imos|ções|ção|sões|são|ar|er|ir|as|os|es|am|em|ou|eu|iu|a|o|e|s)',
  irregular:
    'disse:dizer dito:dizer diz:dizer viu:ver visto:ver pôs:pôr quis:querer quer:querer sabe:saber soube:saber fez:fazer veio:vir vem:vir escritos:escrever perdeu:perder perde:perder',
  negation: 'não nunca jamais nada ninguém nenhum nenhuma nem sem tampouco mal',
  harmless: 'não_só não_apenas não_somente sem_dúvida nada_mais por_que_não não_obstante nem_sempre_só',
  denyingPrefix: 'des',
  fixed:
    'acaba_de acabou_de acabaram_de o_melhor_de_tudo cada_vez_mais cada_vez_menos aos_poucos pouco_a_pouco pelo_menos além_do_mais sem_parar sem_cessar sem_fim sem_problema sem_problemas sem_falta sem_exceção nada_mal antes_de_tudo acima_de_tudo em_todo_caso mais_ou_menos em_primeiro_lugar à_primeira_vista de_uma_vez_por_todas mais_cedo_ou_mais_tarde tudo_bem antes_de_mais',
  implied:
    'falta faltam carece* impossível incapaz evita* impede* impedi* nega* recus* rejeit* proíb* proib* exceto salvo deixa_de deixou_de em_vez_de ao_invés desnecessári* esquec* esquece*',
  quantifiers: `todo todos toda todas cada sempre constantemente continuamente inteiro inteira tudo completamente qualquer totalmente
    | maioria maior_parte geralmente | muitos muitas infinidade inúmer* numeros* vários várias diversos diversas múltiplos múltiplas frequentemente
    | alguns algumas algum alguma às_vezes parte certos certas | poucos poucas pouco raramente quase_nenhum quase_nenhuma quase_nada quase_nunca pequena_parte
    | nenhum nenhuma ninguém nada nunca jamais zero | só apenas somente unicamente único única exclusivamente`,
  possible: `pode podem poderia poderiam talvez possivelmente provavelmente supostamente
    | podemos parece* ach* acredit* pens* suger* propõ* espera* tent* quer* plan* supo* deveria*  consider* possív* suspeit* seria faria gostar* ideia objetivo interess*`,
  certain: `será serão vai vão vou vamos certamente definitivamente sem_dúvida sempre deve devem obrigatóri* garant* prova* provou confirm* tem_que
    tem_de têm_de é_preciso inevitavelmente com_certeza`,
  modal:
    'pode podem podemos poderá poderão poderia poderiam opciona* voluntári* | deve devem devemos deverá deverão tem_que têm_que tem_de têm_de temos_que obrigatóri* obrigad* é_preciso',
  cause:
    'porque devido graças_a por_causa | pois já_que visto_que por_isso portanto causa* razão motivo consequência* como para',
  says: 'diz* disse* acha* acredit* pensa* afirma* explica* pergunt* menciona* propõe* anunci* signific*',
  opens: 'e mas ou porque que quem onde quando enquanto embora se pois como para portanto antes_de depois_de',
  verified: 'verificad* comprovad* confirmad* certificad*',
  itself:
    'esta_linha todas_as_linhas cada_linha resumo esta_frase essas_frases cada_frase esta_afirmação esta_resposta este_texto esta_citação',
  orders: [
    '(?:ignor\\S*|esqueç\\S*|desconsider\\S*) (?:\\S+ ){0,4}(?:instruç|orden|ordem|regra|transcriç|anterior)\\S*',
    '(?:est[ea]|o|a) (?:linha|resumo|frase|afirmação|resposta|texto|vídeo|citação) (?:está|é|foi) (?:\\S+ ){0,2}(?:verificad|comprovad|confirmad|revisad)[oa]s?',
    '(?:marque|mostre|diga|escreva|responda|indique) (?:\\S+ ){0,7}(?:verificad[oa]|comprovad[oa]|senha|confirmad[oa])',
    '^(?:revele|mostre|envie|dê|digite|informe) (?:\\S+ ){0,4}(?:senha|prompt do sistema|instruções|cartão)',
    'não (?:verifi\\S*|confira|duvid\\S*|revis\\S*) (?:\\S+ ){0,2}(?:linha|resumo|frase|afirmação|resposta|texto)',
    '(?:confie|acredite) (?:\\S+ ){0,1}(?:nest[ea]|est[ea]|neste) (?:linha|resumo|frase|afirmação|resposta|texto)',
    '^(?:clique|visite|abra|acesse) (?:\\S+ ){0,4}(?:link|http\\S*|www\\S*)',
    '(?:esqueça|ignore) (?:\\S+ ){0,1}tudo',
  ],
  opposites: {
    rise: 'aument* sobe sobem subiu subiram subir subid* subindo cresc* elev* duplic* dobr* melhor* alta | diminu* cai caem caiu caíram cair caindo queda reduz* redu* desce descem desceu desceram baix* pior*',
    more: 'mais maior maiores | menos menor menores',
    highest: 'o_mais a_mais máxim* | o_menos a_menos mínim*',
    over: 'mais_de acima pelo_menos no_mínimo superior | menos_de abaixo no_máximo inferior',
    before: 'antes previamente anteriormente | depois posteriormente após',
    first: 'primeiro primeira primeiros primeiras inicial* | último última últimos últimas final finalmente',
    early: 'cedo em_breve logo | tarde tardio',
    begin: 'começ* inici* lanç* | termin* acab* finaliz* fim encerr*',
    easy: 'fácil fáceis facilmente facilidade* facilit* simples simplesmente | difícil difíceis dificilmente dificult* complicad* complex*',
    good: 'bom boa bons boas melhor melhores bem ótim* excelente vantag* | mau má maus más ruim ruins pior piores terrível desvantag*',
    big: 'grande grandes enorme* considerável | pequen* leve',
    long: 'longo longa longos longas muito_tempo | curto curta curtos curtas breve* pouco_tempo compact*',
    fast: 'rápid* veloz | lento lenta lentamente devagar',
    strong: 'forte* potente* | frac*',
    cheap: 'barat* econômic* grátis gratuit* | car* custos*',
    near: 'perto próxim* | longe distante*',
    high: 'alto alta altos altas | baixo baixa baixos baixas',
    new: 'novo nova novos novas modern* | velho velha velhos velhas antig*',
    same: 'mesmo mesma mesmos mesmas igual* parec* semelhant* idêntic* similar* | diferent* distint*',
    win: 'ganh* venc* vitória | perd* derrot*',
    buy: 'compr* adquir* | vend*',
    allow: 'permit* autoriz* deixa* | proib* proíb* imped*',
    love: 'gost* ador* ama amar | odi* detest*',
    safe: 'segur* | perigos* insegur* arriscad*',
    true: 'verdad* cert* corret* | fals* errad* incorret*',
    open: 'abr* abert* | fech*',
    include: 'inclu* cont* | exclu* exceto',
    accept: 'aceit* acordo aprov* concord* | rejeit* recus* discord*',
    support: 'apoi* favor | contra opõ* opôs',
    succeed: 'sucesso consegu* êxito | fracass* falh* erro*',
    inside: 'dentro intern* | fora extern*',
    wide: 'ampl* larg* | estreit* restrit*',
    rich: 'ric* | pobr*',
    positive: 'positiv* lucro* otimis* | negativ* prejuíz* perda* pessimis*',
    feasible: 'possív* capaz capazes | impossív* incapaz incapazes',
    add: 'adicion* acrescent* som* | elimin* remov* exclu* apag*',
    alive: 'viv* nasc* | mort* morr* falec* afog*',
    legal: 'legal* legítim* | ilegal*',
    public: 'públic* | privad* secret*',
    hot: 'quent* calor | fri*',
    with: 'com | sem',
  },
  antonyms: `compartilh* partilh* comum comuns | exclusiv* único única própri*; necessári* | desnecessári*; útil úteis | inútil inúteis; lembr* | esquec*; cheio cheia completo completa | vazio vazia incomplet*; passado passada anterior anteriores | futuro futura próxim*; maioria | minoria; frequente* comum | rar* infrequente*; conhecid* famos* | desconhecid*; diret* | indiret*; import* | export*; baix* | carreg*; popular populares | impopular*; importante* essenci* | irrelevante*; visível visíveis | invisív* ocult*;
    depend* | independ*; básic* | avançad* sofisticad*; recente* recentemente | há_muito há_anos há_muitos_anos; terminad* concluíd* complet* |
    em_andamento pendente* experimental*; criança crianças | adulto adulta adultos; manhã | tarde noite noites; pergunt* | respost*
    respond*; comprador* | vendedor*; online | offline; ativ* habilit* | desativ* desabilit*; automátic* | manual manuais manualmente; cria
    criam criar criou criad* | destru* desmantel*; cétic* desconfi* | confia* convencid*; endurec* rígid* | afroux* suaviz* enfraquec*;
    fortalec* reforç* | enfraquec*; mãe mães | pai pais; irmão irmãos | irmã irmãs; homem homens | mulher mulheres; marido | esposa;
    empregador* | empregad*; oferta | demanda; teor* | prátic*; livre* liberdade | restring* limitad*; verão | inverno; urban* cidade* |
    rural* campo; suficiente* | insuficiente*; estável estáveis | instáv*; temporári* provisóri* | permanente*; voluntári* opcion* |
    obrigatóri*; elogi* | critic*; saudáv* | doente*; limp* | suj*; sec* | molhad* úmid*; aparec* | desaparec*; conect* | desconect*; cheg*
    | parti* partida; jovem jovens | idos*; contrat* | demit* demiss*; compact* breve* resumid* | extens* detalhad* long*; nacional* |
    internacional* estrangeir*; claro clara claros | escuro escura escuros`,
  series: {
    time: 'segundos | minuto minutos | hora horas | dia dias diário diária | semana semanas semanal | mês meses mensal | trimestre trimestres | ano anos anual | década décadas | século séculos | milissegundo* milisegundo*',
    scale: 'centenas | milhares mil | milhões | bilhões | trilhões',
    money:
      'dólar dólares dollar | euro euros | libra libras | iene ienes | rupia rupias rupee | centavos | franco francos | won | yuans | real reais',
    length:
      'milímetro* mm | centímetro* cm | metro metros | quilômetro* km | milha milhas | pé pés | polegada polegadas | jarda jardas',
    weight:
      'grama gramas | quilo quilos quilograma* kg | tonelada toneladas | onça onças | litro litros | galão galões | percent por_cento',
    data: 'kb kilobyte* | mb megabyte* megas | gb gigabyte* gigas | tb terabyte*',
    month:
      'janeiro | fevereiro | março | abril | maio | junho | julho | agosto | setembro | outubro | novembro | dezembro',
    weekday:
      'segunda-feira segunda_feira | terça-feira terça_feira | quarta-feira quarta_feira | quinta-feira quinta_feira | sexta-feira sexta_feira | sábado sábados | domingo domingos | ontem | hoje | amanhã',
    ordinal:
      'primeiro primeira | segunda segundo | terceiro terceira | quarto quarta | quinto quinta | sexto sexta | sétim* | oitav* | non* | décim*',
    compass: 'norte | sul | leste oriental | oeste ocidental | esquerda | direita',
    colour:
      'vermelh* | azul azuis | verde verdes | amarel* | branco branca brancos brancas | cinza | marrom | laranja | roxo roxa | rosa',
  },
  sets: `manhã manhãs | meio-dia meio_dia | tarde_de à_tarde da_tarde | anoitecer | noite noites; primavera | verão | outono |
    inverno; mãe mães mamãe | pai papai | irmão | irmã irmãs | filho | filha filhas | avó | avô | tio | tia tias | esposa* | marido*;
    homem homens | mulher mulheres | menino* garoto* | menina* garota* | criança*; professor* | alun* estudante* | médic* doutor* |
    enfermeir* | paciente* | advogad* | engenheir* | agricultor* | motorista* | soldado* | jornalista* | cientista* pesquisador* |
    artista* | president* | ministr* | prefeit* | rei reis | rainha* | pais_dos progenitores | cliente clientes | investidor*
    acionista* | eleitor* | turista* | voluntári* | designer* projetista* | cozinheir* | juiz juízes juíza | cantor* músico* | ator
    atores atriz* | escritor* autor autores autora* | padre padres sacerdote* | refugiad* migrante* imigrante* | testemunha* |
    banqueir* | avós; café | chá | leite | cerveja* | vinho* | suco* | pão pães | carne* | arroz | queijo* | café_da_manhã | almoç* |
    jantar* | maçã* | banana* | limão limões | tomate* | batata* | ovo ovos | manteiga | açúcar | sal | chocolate | cebola* | sopa*;
    carro* automóve* | ônibus | trem trens comboio | avião aviões | navio* barco* | bicicleta* | caminhão caminhões | moto motos
    motocicleta* | helicóptero* | bonde bondes | metrô | táxi* | foguete*; madeira* | plástic* | borracha | vidro | couro | ferro |
    aço | ouro dourad* | prata | cobre | pedra* | algodão | alumínio | titânio | ar | água águas | solo | fogo | seda | lã | papel |
    concreto | tijolo*; cabeça* | mão mãos | pé pés | perna* | olho olhos | orelha* ouvido | coração corações | cérebro* | pulmão
    pulmões | pele | pescoço | ombro* | dedo dedos | joelho* | nariz | boca | dente dentes | estômago barriga | fígado | rim rins |
    osso* | cabelo*; cachorro* cão cães | gato* | cavalo* | vaca* | porco* | ovelha* | pássaro* ave aves | peixe* | rato ratos | cobra
    cobras | leão leões | tigre* | elefante* | macaco* | urso* | lobo lobos | coelho* | abelha* | baleia* | tubarão tubarões; lua |
    sol | marte | vênus | júpiter | terra; hospita* | igreja* | hotel hotéis | fábrica* | escritório* | loja lojas | biblioteca* |
    museu* | prisão cadeia | aeroporto* | restaurante* | creche* jardim_de_infância | escola* colégio* | universi* | cozinha* |
    banheiro* | quarto quartos | jardim jardins | porão | banco bancos | teatro* cinema* | estação estações | estádio* | fazenda* |
    supermercado* | farmáci* | ponte pontes | parque parques; matemátic* | física | química | biologia | história | geografia |
    economia | psicologia | filosofia | medicina | astronomia | sociologia | arquitetura; livro livros | filme* | canção canções
    música | jornal jornais | rádio | televisão tv | podcast* | revista revistas | poema* | carta cartas | e-mail* email* |
    telefonema* ligação_telefônica | site_da_web website*; imagem imagens foto fotos | vídeo* | áudio | documento* | planilha* | slide
    slides | mapa mapas; áfrica african* | ásia asiátic* | europa europe* | américa american* | austráli*; cristã* cristão | muçulman*
    islã* | jude* | budis* | hindu*; atlântic* | pacífico; mar mares oceano* | rio rios | lago lagos | montanha* | deserto* |
    floresta* | ilha ilhas | praia* | cidade* | aldeia* vilarejo* | província* estado | país países; criar cria criou criam criado |
    edit* ediç* modific* | exclu* apag* remov* | copiar copia cópia; ler lê leem lido leitura | escrev* escrit* | ouvir ouve escut*;
    compr* | vend* venda* | alug* | pegar_emprestado | roubar roubou roubo; constru* | destru* | repar* consert*; telefone* celular*
    smartphone* | laptop* notebook* | tablet* | desktop* | câmera* | impressora* | microfone* | teclado* | fone fones; infravermelho*
    | bluetooth | cabo cabos | satélite* | ondas_de_rádio; botão botões | menu menus | link links | ícone*; carvão | petróleo | gás |
    solar* | eólic* | nuclear*; redond* | quadrad* | triâng*; ano_passado mês_passado semana_passada | este_ano deste_ano neste_ano
    este_mês esta_semana | próximo_ano ano_que_vem próximo_mês próxima_semana; inglês* ingles* | francês* frances* | alemão alemã* |
    espanhol* espanhó* | italian* | portugu* | russ* | chin* | japon* | árabe* | corean* | turco turca turcos | polon* | holand* |
    suec* | greg*; chuva* chove | neve neva | vento* | neblina | granizo | tempestade* | seca_severa secas | inundaç* enchente* |
    terremoto*; federa* | provincial estadua* | loca* municipa*; governo* | parlamento* | tribuna* | polícia | exército | marinha |
    bombeiros; assassin* homicíd* | furto* | fraude* | sequestr* | corrup* suborn* | contrabando; imposto* | salário* | pensão
    aposentadoria* | empréstimo* | subsídio* | seguro_de seguros | doação doações; futebol | tênis | basquete* | natação | hóquei |
    golfe | vôlei | beisebol | rúgbi | boxe | esqui | xadrez; piano* | violão guitarra* | violino* | bateria | flauta* | trompete* |
    violoncelo; em_cima parte_superior | embaixo parte_inferior | no_meio; frase frases | parágrafo* | capítulo* | página*; câncer |
    diabet* | gripe | malária | asma | covid* coronavírus | pneumonia | demência alzheimer | tuberculose; aniversário* | natal |
    páscoa | ramadã | casamento* | funeral funerais enterro*; bebê* | adolescente* | aposentad*; camisa* | calça* | sapato* | chapéu*
    | casaco* jaqueta* | vestido vestidos | luva luvas; cama camas | sofá* | estante* prateleira* | porta portas | janela janelas |
    parede* | telhado* | escada*; raiva irritad* | medo assustad* | triste* tristeza | orgulh* | surpres* | ciúme* ciument* |
    entediad*; come comem comer comeu | bebe bebem beber bebeu | dorme dormem dormir dormiu | lava lavam lavar lavou; canta cantam
    cantar cantou | dança* | pinta pintam pintar pintou; marketing | vendas | contabilidade | recursos_humanos | logística; hardware |
    software; senha* | nome_de_usuário nomes_de_usuário; linha linhas | coluna colunas; dinheiro_vivo em_dinheiro | cartão_de_crédito
    | cheque* | transferência_bancária; eleição eleições | referendo* | golpe_de_estado; liberal liberais | conservador* | socialista*
    | comunista*; prova provas exame* | lição_de_casa dever_de_casa | livro_didático livros_didáticos | aula aulas; congelad* | frit*
    | fervid* cozid* | grelhad* assad*; doce doces | salgad* | amarg* | azed* | picante*; imprim* impress* | traduz* tradu*; elogi* |
    critic*; chega chegam chegar chegou chegada | parte_de partiu partida; temporári* provisóri* | permanente*; automátic* | manual
    manualmente; on-line online | off-line offline; urban* | rural rurais; horizontal horizontais | vertical verticais; empregador* |
    empregad* funcionári*; comprador* | vendedor*; proprietári* | inquilin*; import* | export*; envia_o enviar_arquivos upload* |
    baixar baixa_o download*; maioria | minoria; árvore* | flor flores | grama | cogumelo*; colega* | vizinh* | chefe chefes gerente*
    | amigo amigos amiga amigas`,
}
