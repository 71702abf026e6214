import type { StatementWords } from '../statement-words.ts'

/** Spanish. */
export const spanish: StatementWords = {
  code: 'es',
  concord: true,
  elisions: '',
  functions: `el la los las un una unos unas lo al del de a en y e o u que qué se su sus mi mis tu tus me te le les nos os yo él ella
    ellos ellas nosotros usted ustedes este esta esto estos estas ese esa eso esos esas aquel aquella con por para como cómo
    cuando donde cual cuales quien quienes si sí no ya muy también pero sino porque pues entonces así es son era eran fue
    fueron ser sido siendo está están estaba estaban estar estado ha han he hemos había habían haber hay hace hacen hacer
    hecho puede pueden podemos podría poder debe deben debemos deber va van vamos ir tiene tienen tenemos tenía tener sobre
    entre sin hasta desde durante hacia contra según tras mientras aunque todo todos toda todas cada algo alguien otro otra
    otros otras mismo misma aquí ahí allí ahora luego antes después más menos tan tanto bien mal solo sólo permite permiten
    utiliza usa usar utilizar cosas cosa manera forma tipo`,
  endings:
    '(?:aciones|ación|amientos?|imientos?|amente|mente|idades|idad|antes?|ientes?|ables?|ibles?|ando|iendo|adas?|ados?|idas?|idos?|aron|ieron|aban?|ían?|arán?|erán?|irán?|aría|ería|amos|emos|imos|ciones|ción|siones|sión|oso|osa|ar|er|ir|as|os|es|an|en|ó|é|í|a|o|e|s)',
  irregular: `dijo:decir dicho:decir dice:decir vio:ver visto:ver puso:poner puesto:poner quiso:querer quiere:querer quieren:querer
    supo:saber sabe:saber hizo:hacer tuvo:tener vino:venir viene:venir pudo:poder escrito:escribir escribieron:escribir
    perdió:perder pierde:perder vuelve:volver volvió:volver requiere:requerir requieren:requerir`,
  negation: 'no nunca jamás nada nadie ningún ninguno ninguna tampoco sin ni apenas',
  harmless:
    'no_sólo no_solo sin_duda sin_embargo no_obstante sin_más nada_más ni_siquiera_sólo cómo_no por_qué_no no_más_que',
  denyingPrefix: 'des',
  fixed:
    'acaba_de acaban_de acabo_de acabamos_de lo_mejor_de_todo cada_vez_más cada_vez_menos más_bien poco_a_poco al_menos nada_más_que una_y_otra_vez de_nada sin_parar sin_cesar sin_fin sin_descanso sin_problema sin_problemas sin_falta sin_excepción nada_mal ante_todo sobre_todo después_de_todo antes_que_nada de_todas_formas de_todos_modos en_todo_caso más_o_menos en_primer_lugar a_primera_vista de_una_vez_por_todas tarde_o_temprano antes_de_nada',
  implied:
    'falta faltan carece* imposible incapaz evita* impide* impid* niega* negó rechaz* prohíb* prohib* excepto salvo deja_de dejó_de en_vez_de en_lugar_de innecesari* dej* olvid*',
  quantifiers: `todo todos toda todas cada siempre constantemente continuamente entero entera completamente cualquier totalmente
    | mayoría mayor_parte generalmente | muchos muchas muchísim* infinidad innumerables numeros* varios varias múltiples a_menudo diversos diversas
    | algunos algunas algún alguna unos_cuantos a_veces parte cierto ciertos ciertas | pocos pocas poco raramente casi_ningún casi_ninguno casi_ninguna casi_nada casi_nunca pequeña_parte
    | ningún ninguno ninguna nadie nada nunca jamás cero | sólo solo solamente únicamente único única exclusivamente apenas`,
  possible: `puede pueden podría podrían podríamos quizá quizás tal_vez puede_que posiblemente probablemente acaso supuestamente a_lo_mejor
    | podemos parece parecen cree* creo piens* suger* propon* espera* intent* quier* plan* supon* debería*  consider* busca*
    sospech* posible* idea objetivo interes* iría haría sería`,
  certain: `será serán va_a voy_a vamos_a van_a seguro seguramente definitivamente ciertamente sin_duda siempre debe deben obligatori* garantiz*
    demuestra* demostr* confirm* tiene_que tienen_que hay_que inevitablemente con_seguridad con_certeza sin_falta por_supuesto`,
  modal:
    'puede pueden podemos puedes podrá podrán podría podrían opcional* voluntari* | debe deben debemos deberá deberán tiene_que tienen_que tenemos_que hay_que obligatori* obligad*',
  cause:
    'porque debido gracias_a | ya_que puesto_que por_eso por_tanto por_lo_tanto causa* razón motivo como_consecuencia así_que consecuencia* pues como provoc* para',
  says: 'dice* dijo dijeron cree* piensa* afirma* explica* pregunt* menciona* propone* anunci* opina* sostiene* significa*',
  opens:
    'y pero o porque que quien donde cuando mientras aunque si sino pues como para así_que antes_de después_de sin_embargo',
  verified: 'verificad* comprobad* confirmad* certificad*',
  itself:
    'esta_línea todas_las_líneas cada_línea resumen esta_frase estas_frases cada_frase esta_afirmación esta_respuesta este_texto esta_cita',
  orders: [
    '(?:ignora\\S*|olvida\\S*|omite|desobedece) (?:\\S+ ){0,4}(?:instrucci|orden|regla|transcripci|anterior|indicaci)\\S*',
    '(?:esta?|el|la) (?:línea|resumen|frase|afirmación|respuesta|texto|vídeo|video|cita) (?:está|es|ha sido|fue|queda) (?:\\S+ ){0,2}(?:verificad|comprobad|confirmad|revisad)[oa]s?',
    '(?:marca|muestra|di|escribe|responde|señala|indica) (?:\\S+ ){0,7}(?:verificad[oa]|comprobad[oa]|contraseña|confirmad[oa])',
    '^(?:revela|muestra|envía|envíe|da|dame|escribe|introduce|introduzca) (?:\\S+ ){0,4}(?:contraseña|prompt del sistema|instrucciones|tarjeta)',
    'no (?:verifi\\S*|comprueb\\S*|dud\\S*|revis\\S*) (?:\\S+ ){0,2}(?:línea|resumen|frase|afirmación|respuesta|texto)',
    '(?:confía|confíe|cree|crea) (?:\\S+ ){0,1}(?:esta?|este) (?:línea|resumen|frase|afirmación|respuesta|texto)',
    '^(?:haz clic|haga clic|pulsa|visita|visite|abre|abra) (?:\\S+ ){0,4}(?:enlace|http\\S*|www\\S*)',
    '(?:olvida|ignora) (?:\\S+ ){0,1}todo',
  ],
  opposites: {
    rise: 'aument* sube suben subió subieron subir subid* subiendo crec* increment* elev* duplic* mejor* alza | disminu* baj* caer cae cayó caen caída reduc* reduj* descend* decrec* descenso empeor*',
    more: 'más mayor mayores | menos menor menores',
    highest: 'el_más la_más máxim* | el_menos la_menos mínim*',
    over: 'más_de encima por_encima al_menos como_mínimo superior | menos_de debajo por_debajo como_máximo inferior a_lo_sumo',
    before: 'antes previamente anteriormente | después luego posteriormente tras',
    first:
      'primer primero primera primeros primeras inicial* | último última últimos últimas final finalmente',
    early: 'temprano pronto | tarde tardío',
    begin: 'empez* empiez* comenz* comienz* inici* lanz* | termin* acab* finaliz* final fin cerr*',
    easy: 'fácil fáciles fácilmente facilidad facilita* sencill* simple simples simplemente | difícil difíciles difícilmente dificult* complicad* complej*',
    good: 'bueno buena buen buenos buenas mejor mejores bien genial excelente ventaja* | malo mala mal malos malas peor peores terrible desventaja*',
    big: 'grande grandes gran enorme* considerabl* | pequeñ* leve escas*',
    long: 'largo larga largos largas mucho_tiempo | corto corta cortos cortas breve* poco_tiempo',
    fast: 'rápid* veloz | lento lenta lentamente',
    strong: 'fuerte* potente* | débil*',
    cheap: 'barat* económic* gratis gratuit* asequible* | car* costos*',
    near: 'cerca cercan* próxim* | lejos lejan* distante*',
    high: 'alto alta altos altas | bajo baja bajos bajas',
    new: 'nuevo nueva nuevos nuevas modern* | viejo vieja viejos viejas antigu*',
    same: 'mismo misma mismos mismas igual* parecid* similar* idéntic* | distint* diferent* divers*',
    win: 'gan* vic* | perd* pierd* derrot*',
    buy: 'compr* adquir* | vend*',
    allow: 'permit* autoriz* deja* | prohib* prohíb* impid* impedir',
    love: 'gust* encant* amar ama quier* | odi* detest* disgust*',
    safe: 'segur* | peligros* insegur* arriesgad*',
    true: 'verdad* ciert* correct* | fals* incorrect* erróne*',
    open: 'abr* abiert* | cerr* cierr*',
    include: 'inclu* conten* contien* | exclu* excepto',
    accept: 'acept* acuerdo aprob* aprueb* | rechaz* niega* desacuerdo',
    support: 'apoy* favor respald* | contra opon* opuso',
    succeed: 'éxito logr* consig* consegu* correctamente | fracas* fall* error',
    inside: 'dentro intern* | fuera extern*',
    wide: 'ampli* anch* | estrech* limitad*',
    rich: 'ric* adinerad* | pobr*',
    positive: 'positiv* gananci* optimis* | negativ* pérdid* pesimis*',
    feasible: 'posibl* capaz capaces | imposibl* incapaz incapaces',
    add: 'añad* agreg* sum* | elimin* quit* borr*',
    alive: 'viv* nac* | muert* muri* muere* falleci* ahog*',
    legal: 'legal* legítim* | ilegal*',
    public: 'públic* | privad* secret*',
    hot: 'calient* calor cálid* | frí*',
    with: 'con | sin',
  },
  antonyms: `compart* común comunes | exclusiv* único única propio propia; necesari* | innecesari*; útil útiles | inútil inútiles; recuerd* record* | olvid*; lleno llena completo completa | vacío vacía incomplet*; pasado pasada anterior anteriores | futuro futura próxim*; mayoría | minoría; frecuente* habitual* | infrecuente* rar*; conocid* famos* | desconocid*; direct* | indirect*; import* | export*; descarg* | subir sube suben subid*; popular populares | impopular*; importante* esencial* | irrelevante*; visible visibles | invisible* ocult*;
    depend* | independ*; básic* elemental* | avanzad* sofisticad*; recient* últimamente | hace_mucho hace_años hace_muchos_años desde_hace_años; terminad* acabad* complet* |
    en_curso pendiente* experimental*; niño niña niños niñas | adulto adulta adultos adultas; mañana | tarde noche noches; pregunt* |
    respuest* respond*; comprador* | vendedor*; en_línea conectado | sin_conexión desconectado; activ* habilit* | desactiv* deshabilit*;
    automátic* | manual manuales manualmente; crea crean crear creó cread* | destru* desmantel*; escéptic* desconfi* | confía* convencid*;
    endurec* estrict* | suaviz* relaj* debilit*; fortal* reforz* refuerz* | debilit*; madre madres | padre padres; hermano hermanos |
    hermana hermanas; hombre hombres | mujer mujeres; marido esposo | esposa; empleador* | emplead*; oferta | demanda; teor* | práctic*;
    libre* libertad | restring* limitad*; verano | invierno; urban* ciudad* | rural* pueblo*; suficiente* | insuficiente*; estable* |
    inestable*; temporal* provisional* | permanente*; voluntari* opcional* | obligatori*; elogi* alab* | critic*; san* saludable* | enferm*;
    limpi* | suci*; sec* | mojad* húmed*; aparec* | desaparec*; conect* | desconect*; lleg* | parti* salid*; joven jóvenes | mayores
    ancian*; contrat* | despid* despedi*; compact* breve* resumid* | extens* detallad* larg*; nacional* | internacional* extranjer*; claro
    clara claros claras | oscuro oscura oscuros oscuras`,
  series: {
    time: 'segundos | minuto minutos | hora horas | día días diario diaria | semana semanas semanal | mes meses mensual | trimestre trimestres | año años anual | década décadas | siglo siglos | milisegundo*',
    scale: 'centenares cientos | miles | millones | miles_de_millones | billones',
    money:
      'dólar dólares dollar | euro euros | libra libras | yen yenes | rupia rupias rupee | céntimos centavos | franco francos | won | yuanes | peso pesos',
    length:
      'milímetro* mm | centímetro* cm | metro metros | kilómetro* km | milla millas | pie pies | pulgada pulgadas | yarda yardas',
    weight:
      'gramo gramos | kilo kilos kilogramo* kg | tonelada toneladas | onza onzas | litro litros | galón galones | percent por_ciento porcentaje',
    data: 'kb kilobyte* | mb megabyte* megas | gb gigabyte* gigas | tb terabyte*',
    month:
      'enero | febrero | marzo | abril | mayo | junio | julio | agosto | septiembre | octubre | noviembre | diciembre',
    weekday:
      'lunes | martes | miércoles | jueves | viernes | sábado sábados | domingo domingos | ayer | hoy | mañana',
    ordinal:
      'primer primero primera | segunda segundo | tercer tercero tercera | cuarto cuarta | quinto quinta | sexto sexta | séptim* | octav* | noven* | décim*',
    compass: 'norte | sur | este_de oriental | oeste occidental | izquierda | derecha',
    colour:
      'rojo roja rojos rojas | azul azules | verde verdes | amarill* | blanco blanca blancos blancas | gris grises | marrón marrones | naranja | morad* violeta | rosa',
  },
  sets: `por_la_mañana de_la_mañana | mediodía | tarde_de por_la_tarde | anochecer | noche noches; primavera | verano* | otoño* |
    invierno*; madre madres mamá | padre papá | hermano | hermana hermanas | hijo | hija hijas | abuela* | abuelo | tío | tía tías |
    esposa* | esposo marido; hombre hombres | mujer mujeres | niño | niña niñas | infantil; profesor* maestro* docente* | alumn*
    estudiante* | médic* doctor* | enfermer* | paciente* | abogad* | ingenier* | agricultor* | conductor* | soldado* | periodista* |
    científic* investigador* | artista* | president* | ministr* | alcalde* | rey reyes | reina* | padres progenitores | cliente
    clientes clienta* | inversor* inversionista* accionista* | votante* | turista* | voluntari* | diseñador* | cociner* | juez jueces
    jueza | cantante* músico* | actor actores actriz* | escritor* autor autores autora* | sacerdote* cura | refugiad* migrante*
    inmigrante* | testigo* | banquer* | abuelos; café | té | leche | cerveza* | vino vinos | zumo jugo | pan | carne* | arroz | queso*
    | desayun* | almuerz* almorz* | cena cenar cenas | manzana* | plátano* | limón limones | tomate* | patata* papas | huevo* |
    mantequilla | azúcar | sal | chocolate | cebolla* | sopa*; coche* automóvil* carro carros | autobús* | tren trenes | avión aviones
    | barco* buque* | bicicleta* bici | camión camiones | moto motos motociclet* | helicóptero* | tranvía* | metro_de | taxi taxis |
    cohete*; madera* | plástic* | goma caucho | vidrio cristal | cuero | hierro | acero | oro dorad* | plata | cobre | piedra* |
    algodón | aluminio | titanio | aire | agua aguas | suelo | fuego | seda | lana | papel | hormigón | ladrillo*; cabeza* | mano
    manos | pie pies | pierna* | ojo ojos | oreja* oído | corazón corazones | cerebro* | pulmón pulmones | piel | cuello | hombro* |
    dedo dedos | rodilla* | nariz | boca | diente dientes | estómago | hígado | riñón riñones | hueso* | pelo cabello; perr* | gato*
    gata* | caball* | vaca* | cerdo* | oveja* | pájaro* ave aves | pez peces pescado | ratón ratones | serpiente* | león leones |
    tigre* | elefante* | mono monos | oso osos | lobo lobos | conejo* | abeja* | ballena* | tiburón tiburones; luna | sol | marte |
    venus | júpiter | tierra; hospital* | iglesia* | hotel* | fábrica* | oficina* | tienda* | biblioteca* | museo* | cárcel* prisión |
    aeropuerto* | restaurante* | guardería* jardín_de_infancia | escuela* colegio* | universi* | cocina* | baño* | dormitorio* |
    jardín jardines | sótano* | banco bancos | teatro* cine cines | estación estaciones | estadio* | granja* | supermercado* |
    farmaci* | puente puentes | parque parques; matemátic* | física | química | biología | historia | geografía | economía |
    psicología | filosofía | medicina | astronomía | sociología | arquitectura; libro libros | película* | canción canciones |
    periódico* | radio | televisión tele | podcast* | revista revistas | poema* | carta cartas | correo_electrónico
    correos_electrónicos | llamada* | sitio_web sitios_web; imagen imágenes foto fotos | vídeo* video* | audio | documento* |
    hoja_de_cálculo hojas_de_cálculo | diapositiva* | mapa mapas; áfrica african* | asia asiátic* | europa europe* | américa american*
    | australi*; cristian* | musulman* islam* | judí* | budis* | hindú*; atlántic* | pacífico; mar mares océano* | río ríos | lago
    lagos | montaña* | desierto* | bosque* | isla islas | playa* | ciudad* | pueblo* aldea* | provincia* | país países; crear crea
    creó crean creado | edit* edic* modific* | elimin* borr* suprim* | copiar copia copias; leer lee leen leído lectura | escrib*
    escrit* | escuch*; compr* | vend* venta* | alquil* | pedir_prestado | robar roba robó; constru* | destru* | repar*; teléfono*
    móvil* | portátil* | tableta* | sobremesa escritorio | cámara* | impresora* | micrófono* | teclado* | auriculares; infrarroj* |
    bluetooth | cable* | satélite* | ondas_de_radio; botón botones | menú menús | enlace* | icono*; carbón | petróleo | gas | solar* |
    eólic* | nuclear*; redond* | cuadrad* | triang*; año_pasado mes_pasado semana_pasada | este_año este_mes esta_semana | próximo_año
    año_que_viene próximo_mes próxima_semana; inglés* ingles* | francés* frances* | alemán* aleman* | español* | italian* | portugués*
    portugues* | rus* | chin* | japonés* japones* | árabe* | corean* | turco turca turcos | polac* | neerlandés* holandés* | suec* |
    grieg*; lluvia* llueve | nieve nieva | viento* | niebla | granizo | tormenta* | sequía* | inundaci* | terremoto*; federal* |
    provincial* regional* | local locales municipal*; gobierno* | parlamento* | tribunal* | policía | ejército | marina | bomberos;
    asesin* | robo robos | fraude* | secuestr* | corrup* soborn* | contrabando; impuesto* | salario* sueldo* | pensión pensiones |
    préstamo* | subvencion* beca* | seguro_de seguros | donación donaciones donativo*; fútbol | tenis | baloncesto | natación | hockey
    | golf | voleibol | béisbol | rugby | boxeo | esquí | ajedrez; piano* | guitarra* | violín violines | batería | flauta* |
    trompeta* | violonchelo; arriba parte_superior | abajo parte_inferior | en_medio; frase frases oración | párrafo* | capítulo* |
    página*; cáncer | diabet* | gripe | malaria | asma | covid* coronavirus | neumonía | demencia alzhéimer | tuberculosis; cumpleaños
    | navidad* | pascua | ramadán | boda bodas | funeral*; bebé* | adolescente* | jubilad* pensionista*; camisa* | pantalón pantalones
    | zapato* | sombrero* | abrigo* chaqueta* | vestido vestidos | guante*; cama camas | sofá | estante* | puerta* | ventana ventanas
    | pared paredes | tejado* techo* | escalera*; enfad* enojad* | miedo asustad* | trist* | orgullos* | sorprendid* | celos* |
    aburrid*; come comen comer comió | bebe beben beber bebió | duerme duermen dormir durmió | lava lavan lavar lavó; canta cantan
    cantar cantó | baila bailan bailar bailó | pinta pintan pintar pintó; marketing mercadotecnia | ventas | contabilidad |
    recursos_humanos | logística; hardware | software; contraseña* | nombre_de_usuario nombres_de_usuario; fila filas | columna
    columnas; efectivo | tarjeta_de_crédito | cheque* | transferencia_bancaria; elección elecciones | referéndum* | golpe_de_estado;
    liberal* | conservador* | socialista* | comunista*; examen exámenes | deberes tareas_escolares | libro_de_texto libros_de_texto |
    lección lecciones; congelad* | frit* | hervid* | asad*; dulce dulces | salad* | amarg* | ácid* | picante*; imprim* impres* |
    traduc* tradujo; elogi* alab* | critic*; llega llegan llegar llegó llegada | parte_de partió partida salida; temporal*
    provisional* | permanente*; automátic* | manual manualmente; en_línea online | fuera_de_línea sin_conexión; urban* | rural*;
    horizontal* | vertical*; empleador* | emplead*; comprador* | vendedor*; propietari* casero | inquilin*; import* importación |
    export*; sube_el subir subid* | descarg* bajar; mayoría | minoría; árbol árboles | flor flores | hierba césped | seta* hongo*;
    compañero* colega* | vecin* | jefe jefes jefa gerente* | amigo amigos amiga amigas`,
}
