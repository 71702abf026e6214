import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'Este pedido não é válido',
    detail: 'Algum dos dados não pôde ser aceito. Confira e envie de novo.',
  },
  UNAUTHORIZED: { title: 'Você não entrou na conta', detail: 'Para isso, é preciso entrar na conta.' },
  EMAIL_REQUIRED: {
    title: 'Falta um e-mail',
    detail: 'Digite primeiro seu e-mail.',
  },
  SIGN_IN_REQUIRED: { title: 'Entre na sua conta', detail: 'Para isso, é preciso entrar na conta.' },
  FORBIDDEN: { title: 'Não permitido', detail: 'Isto não faz parte da sua conta ou do seu plano.' },
  DEVICE_LIMIT: {
    title: 'Dispositivos demais',
    detail: 'Sua conta está aberta em dispositivos demais. Remova um deles para continuar aqui.',
  },
  KEY_INVALID: {
    title: 'Esta chave de API não funciona',
    detail: 'A chave está errada, foi excluída ou expirou.',
  },
  KEY_SCOPE: {
    title: 'Não permitido para esta chave de API',
    detail: 'Crie uma chave que tenha essa permissão.',
  },
  KEY_IN_URL: {
    title: 'Uma chave de API no endereço',
    detail: 'Envie a chave no cabeçalho Authorization, não no endereço.',
  },
  KEY_LIMIT: { title: 'Chaves de API demais', detail: 'Exclua uma para criar outra.' },
  WEBHOOK_LIMIT: { title: 'Webhooks demais', detail: 'Exclua um para criar outro.' },
  WEBHOOK_OFF: { title: 'Este webhook está desligado', detail: 'Ligue-o primeiro.' },
  IDEMPOTENCY_MISMATCH: {
    title: 'Outro pedido já veio com este Idempotency-Key',
    detail: 'Use um novo Idempotency-Key para um pedido diferente.',
  },
  CODE_WRONG: {
    title: 'Código errado',
    detail: 'Este código não está certo. Digite de novo o código do e-mail.',
  },
  CODE_REPLACED: { title: 'Este código é mais antigo', detail: 'Use o do nosso e-mail mais recente.' },
  CODE_LOCKED: { title: 'Este código foi tentado vezes demais', detail: 'Peça um novo código.' },
  CODE_USED: { title: 'Este código já foi usado', detail: 'Peça um novo código.' },
  CODE_EXPIRED: { title: 'Este código expirou', detail: 'Peça um novo código.' },
  INVALID_LINK: {
    title: 'Não é um link do YouTube',
    detail: 'Cole o link de um vídeo do YouTube. Para outros sites, use a extensão ou cole a transcrição.',
  },
  NOT_FOUND: { title: 'Não encontrado', detail: 'Isto não foi encontrado. Talvez tenha sido excluído.' },
  METHOD_NOT_ALLOWED: {
    title: 'Não é possível neste endereço',
    detail: 'Este endereço não aceita esse tipo de pedido.',
  },
  REQUEST_TIMEOUT: {
    title: 'O pedido chegou devagar demais',
    detail: 'Confira sua conexão com a internet e tente de novo.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Grande demais', detail: 'O que foi enviado é maior do que o permitido.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Este tipo de conteúdo não serve aqui',
    detail: 'Aqui se espera outro tipo de conteúdo.',
  },
  TRANSCRIPT_EMPTY: {
    title: 'Transcrição sem palavras',
    detail: 'Não encontramos palavras faladas nesta transcrição.',
  },
  TRANSCRIPT_NOT_TEXT: {
    title: 'Não é um arquivo de texto',
    detail: 'Escolha um arquivo de legendas (SubRip, WebVTT e outros) ou cole a transcrição.',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: 'Transcrição grande demais',
    detail: 'A transcrição é maior do que o permitido. Cole uma parte menor.',
  },
  TRANSCRIPT_TOO_LONG: {
    title: 'Transcrição longa demais',
    detail: 'A transcrição tem mais palavras do que o permitido. Cole uma parte menor.',
  },
  SOURCE_UNAVAILABLE: {
    title: 'Sem transcrição do YouTube',
    detail: 'O YouTube não dá transcrições neste momento. Cole a transcrição e funciona mesmo assim.',
  },
  VIDEO_NOT_FOUND: {
    title: 'Vídeo não encontrado',
    detail: 'Este vídeo não existe no YouTube, ou foi removido.',
  },
  PLAYLIST_NOT_FOUND: {
    title: 'Playlist não encontrada',
    detail: 'Esta playlist não existe no YouTube, ou é privada.',
  },
  PRIVATE_VIDEO: {
    title: 'Vídeo privado',
    detail: 'Este vídeo é privado, por isso não podemos ler as legendas.',
  },
  AGE_RESTRICTED: {
    title: 'Vídeo com restrição de idade',
    detail: 'O YouTube só mostra este vídeo a adultos que entraram na conta.',
  },
  MEMBERS_ONLY: {
    title: 'Só para membros do canal',
    detail: 'Só membros do canal podem ver este vídeo.',
  },
  PAYMENT_NEEDED: { title: 'Vídeo pago', detail: 'É preciso comprar ou alugar este vídeo.' },
  GEO_BLOCKED: {
    title: 'Indisponível neste país',
    detail: 'Este vídeo não pode ser visto no país em que está nosso servidor.',
  },
  UPCOMING: {
    title: 'Ainda não começou',
    detail: 'Este vídeo ainda não começou. Tente de novo mais tarde.',
  },
  LIVE_NOW: {
    title: 'Ao vivo agora',
    detail: 'Este vídeo está ao vivo. Tente de novo quando a transmissão terminar.',
  },
  LIVE_PROCESSING: {
    title: 'A transmissão acabou de terminar',
    detail: 'O YouTube ainda está preparando as legendas. Tente de novo daqui a pouco.',
  },
  VIDEO_PROCESSING: {
    title: 'Ainda não está pronto',
    detail: 'O YouTube ainda está processando este vídeo. Tente de novo daqui a pouco.',
  },
  NO_CAPTIONS: {
    title: 'Sem legendas',
    detail: 'Este vídeo não tem legendas. Se você tiver uma transcrição, cole-a.',
  },
  VIDEO_UNAVAILABLE: { title: 'Vídeo indisponível', detail: 'O YouTube não mostra este vídeo.' },
  CAPTIONS_WITHHELD: {
    title: 'Legendas retidas',
    detail:
      'O YouTube tem legendas para este vídeo, mas não as entregou. Cole a transcrição ou tente de novo mais tarde.',
  },
  YOUTUBE_BLOCKED: {
    title: 'O YouTube está bloqueando este servidor',
    detail: 'Cole a transcrição ou tente de novo mais tarde.',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'Pedidos demais ao YouTube',
    detail: 'Tente de novo daqui a pouco ou cole a transcrição.',
  },
  YOUTUBE_PAUSED: {
    title: 'Uma pequena pausa',
    detail: 'O YouTube está nos limitando. Tente de novo daqui a pouco.',
  },
  YOUTUBE_CHANGED: {
    title: 'O YouTube mudou',
    detail: 'O YouTube deu uma resposta que não conseguimos ler. Cole a transcrição e funciona mesmo assim.',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'Não foi possível falar com o YouTube',
    detail: 'O YouTube não respondeu a tempo. Tente de novo.',
  },
  FORM_NEEDS_MODEL: {
    title: 'Este formato precisa de um modelo de linguagem',
    detail: 'Este servidor não tem modelo de linguagem. Escolha outro formato.',
  },
  FORM_LIMIT: {
    title: 'Seu plano não permite mais formatos',
    detail: 'Você já tem todos os formatos próprios que o plano permite. Exclua um para criar outro.',
  },
  SUMMARY_FAILED: {
    title: 'Não foi possível resumir',
    detail: 'Infelizmente, não foi possível fazer um resumo deste vídeo. Tente de novo ou use outro vídeo.',
  },
  SUMMARY_TIMEOUT: {
    title: 'O resumo demorou demais',
    detail: 'O resumo não ficou pronto a tempo. Tente de novo.',
  },
  SUMMARY_STOPPED: {
    title: 'O resumo foi interrompido',
    detail: 'O resumo foi interrompido antes de ficar pronto.',
  },
  PAYMENT_INVALID: {
    title: 'Pagamento não confirmado',
    detail: 'Não foi possível confirmar o pagamento. Se o valor foi debitado, escreva para nós.',
  },
  ALREADY_SUBSCRIBED: { title: 'Plano já assinado', detail: 'Você já tem este plano.' },
  NOTHING_TO_CANCEL: { title: 'Nada para cancelar', detail: 'Você não tem um plano ativo.' },
  NOTHING_TO_RESUME: { title: 'Nada para retomar', detail: 'Não há nenhum plano cancelado.' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: 'O serviço de pagamento está inacessível',
    detail: 'O serviço de pagamento não responde. Tente de novo daqui a pouco.',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: 'O serviço de pagamento recusou',
    detail: 'O serviço de pagamento recusou este pedido. Tente de novo.',
  },
  QUESTION_LIMIT: { title: 'Sem perguntas disponíveis', detail: 'Você já usou suas perguntas de hoje.' },
  TRANSLATION_LIMIT: {
    title: 'Sem traduções disponíveis',
    detail: 'Seu plano não traduz mais transcrições hoje. Tente de novo amanhã.',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: 'Traduzir precisa de um modelo de linguagem',
    detail: 'Este servidor não tem modelo de linguagem, por isso a transcrição não pode ser traduzida.',
  },
  PASTE_LIMIT: {
    title: 'Sem espaço para mais transcrições',
    detail:
      'O espaço para transcrições coladas está cheio. Exclua as mais antigas ou, para ter mais espaço, entre na conta ou mude de plano.',
  },
  FOLLOW_LIMIT: {
    title: 'Seu plano não permite seguir mais',
    detail:
      'Você já segue todos os canais, playlists e podcasts que o plano permite. Deixe de seguir um para adicionar outro.',
  },
  FEED_UNREACHABLE: {
    title: 'O feed não responde',
    detail: 'Não foi possível acessar o feed. Tente de novo daqui a pouco.',
  },
  FEED_UNREADABLE: {
    title: 'Não é um feed',
    detail: 'Não encontramos neste endereço um feed que saibamos ler.',
  },
  NO_TRANSCRIPT: { title: 'Sem transcrição', detail: 'Nenhuma transcrição foi encontrada para isto.' },
  RATE_LIMITED: {
    title: 'Pedidos demais',
    detail: 'Foram pedidos demais em pouco tempo. Espere um momento e tente de novo.',
  },
  OVERLOADED: {
    title: 'Muito ocupado',
    detail: 'O servidor está muito ocupado. Tente de novo daqui a pouco.',
  },
  SHUTTING_DOWN: {
    title: 'Reiniciando',
    detail: 'O servidor está reiniciando. Tente de novo daqui a pouco.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'O banco de dados não está disponível',
    detail: 'No momento, nada pode ser salvo nem lido. Tente de novo daqui a pouco.',
  },
  STORAGE_UNAVAILABLE: {
    title: 'O armazenamento está inacessível',
    detail: 'Tente de novo daqui a pouco.',
  },
  STORAGE_DAMAGED: {
    title: 'O texto se perdeu',
    detail: 'Não foi possível ler o texto guardado. Cole-o de novo.',
  },
  MAIL_UNAVAILABLE: {
    title: 'Não é possível enviar e-mails',
    detail: 'No momento, não é possível enviar e-mails. Tente de novo daqui a pouco.',
  },
  INTERNAL: {
    title: 'Algo deu errado',
    detail: 'A falha é nossa, não sua. Tente de novo daqui a pouco.',
  },
}
