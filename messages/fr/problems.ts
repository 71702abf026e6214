import type * as source from '#messages/problems.ts'

export const problemTexts: typeof source.problemTexts = {
  INVALID_REQUEST: {
    title: 'Cette demande n’est pas valable',
    detail: 'L’une des indications n’a pas pu être acceptée. Vérifiez-la et envoyez à nouveau.',
  },
  UNAUTHORIZED: { title: 'Connexion nécessaire', detail: 'Connectez-vous pour faire cela.' },
  EMAIL_REQUIRED: {
    title: 'Il manque une adresse e-mail',
    detail: 'Saisissez d’abord votre adresse e-mail.',
  },
  SIGN_IN_REQUIRED: { title: 'Veuillez vous connecter', detail: 'Connectez-vous pour faire cela.' },
  FORBIDDEN: {
    title: 'Non autorisé',
    detail: 'Cela ne fait pas partie de votre compte ou de votre forfait.',
  },
  DEVICE_LIMIT: {
    title: 'Trop d’appareils',
    detail: 'Votre compte est ouvert sur trop d’appareils. Retirez-en un pour continuer ici.',
  },
  KEY_INVALID: {
    title: 'Cette clé d’API ne fonctionne pas',
    detail: 'La clé est fausse, supprimée ou expirée.',
  },
  KEY_SCOPE: { title: 'Non autorisé pour cette clé d’API', detail: 'Créez une clé qui en a le droit.' },
  KEY_IN_URL: {
    title: 'Une clé d’API dans l’adresse',
    detail: 'Envoyez la clé dans l’en-tête Authorization, pas dans l’adresse.',
  },
  KEY_LIMIT: { title: 'Trop de clés d’API', detail: 'Supprimez-en une pour en créer une autre.' },
  WEBHOOK_LIMIT: { title: 'Trop de webhooks', detail: 'Supprimez-en un pour en créer un autre.' },
  WEBHOOK_OFF: { title: 'Ce webhook est désactivé', detail: 'Activez-le d’abord.' },
  IDEMPOTENCY_MISMATCH: {
    title: 'Cette Idempotency-Key a déjà servi à une autre demande',
    detail: 'Prenez une nouvelle Idempotency-Key pour une autre demande.',
  },
  CODE_WRONG: {
    title: 'Code erroné',
    detail: 'Ce code n’est pas le bon. Saisissez à nouveau celui de l’e-mail.',
  },
  CODE_REPLACED: { title: 'Ce code est plus ancien', detail: 'Prenez celui de notre dernier e-mail.' },
  CODE_LOCKED: { title: 'Ce code a été essayé trop souvent', detail: 'Demandez un nouveau code.' },
  CODE_USED: { title: 'Ce code a déjà servi', detail: 'Demandez un nouveau code.' },
  CODE_EXPIRED: { title: 'Ce code a expiré', detail: 'Demandez un nouveau code.' },
  INVALID_LINK: {
    title: 'Pas un lien YouTube',
    detail:
      'Collez un lien vers une vidéo YouTube. Pour d’autres sites, utilisez l’extension ou collez la transcription de la vidéo.',
  },
  NOT_FOUND: { title: 'Introuvable', detail: 'Cela n’a pas été trouvé. C’est peut-être supprimé.' },
  METHOD_NOT_ALLOWED: { title: 'Impossible à cette adresse', detail: 'Cela ne se fait pas à cette adresse.' },
  REQUEST_TIMEOUT: {
    title: 'La demande est arrivée trop lentement',
    detail: 'Vérifiez votre connexion à Internet et réessayez.',
  },
  PAYLOAD_TOO_LARGE: { title: 'Trop volumineux', detail: 'L’envoi dépasse la taille autorisée.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Ce type de contenu ne convient pas ici',
    detail: 'Un autre type de contenu est attendu ici.',
  },
  TRANSCRIPT_EMPTY: {
    title: 'Aucun mot dans la transcription',
    detail: 'Nous n’avons trouvé aucune parole dans cette transcription.',
  },
  TRANSCRIPT_NOT_TEXT: {
    title: 'Pas un fichier de texte',
    detail: 'Choisissez un fichier de sous-titres (SubRip, WebVTT et autres) ou collez la transcription.',
  },
  TRANSCRIPT_TOO_LARGE: {
    title: 'Transcription trop volumineuse',
    detail: 'La transcription dépasse la taille autorisée. Collez-en une partie plus petite.',
  },
  TRANSCRIPT_TOO_LONG: {
    title: 'Transcription trop longue',
    detail: 'La transcription a plus de mots que ce qui est autorisé. Collez-en une partie plus petite.',
  },
  SOURCE_UNAVAILABLE: {
    title: 'Pas de transcription de YouTube',
    detail:
      'Aucune transcription ne peut être récupérée sur YouTube en ce moment. Collez-la, et cela fonctionnera.',
  },
  VIDEO_NOT_FOUND: {
    title: 'Vidéo introuvable',
    detail: 'Cette vidéo n’existe pas sur YouTube, ou elle a été retirée.',
  },
  PLAYLIST_NOT_FOUND: {
    title: 'Playlist introuvable',
    detail: 'Cette playlist n’existe pas sur YouTube, ou elle est privée.',
  },
  PRIVATE_VIDEO: {
    title: 'Vidéo privée',
    detail: 'Cette vidéo est privée, nous ne pouvons donc pas lire ses sous-titres.',
  },
  AGE_RESTRICTED: {
    title: 'Vidéo soumise à une limite d’âge',
    detail: 'YouTube ne montre cette vidéo qu’aux adultes qui ont ouvert une session.',
  },
  MEMBERS_ONLY: {
    title: 'Réservée aux membres de la chaîne',
    detail: 'Seuls les membres de la chaîne peuvent voir cette vidéo.',
  },
  PAYMENT_NEEDED: { title: 'Vidéo payante', detail: 'Cette vidéo doit être achetée ou louée.' },
  GEO_BLOCKED: {
    title: 'Non disponible dans ce pays',
    detail: 'Cette vidéo n’est pas visible dans le pays où se trouve notre serveur.',
  },
  UPCOMING: {
    title: 'Pas encore commencée',
    detail: 'Cette vidéo n’a pas encore commencé. Réessayez plus tard.',
  },
  LIVE_NOW: {
    title: 'En direct',
    detail: 'Cette vidéo est en direct. Réessayez une fois la diffusion terminée.',
  },
  LIVE_PROCESSING: {
    title: 'La diffusion vient de se terminer',
    detail: 'YouTube prépare encore les sous-titres. Réessayez dans un moment.',
  },
  VIDEO_PROCESSING: {
    title: 'Pas encore prête',
    detail: 'YouTube traite encore cette vidéo. Réessayez dans un moment.',
  },
  NO_CAPTIONS: {
    title: 'Pas de sous-titres',
    detail: 'Cette vidéo n’a pas de sous-titres. Si vous avez une transcription, collez-la.',
  },
  VIDEO_UNAVAILABLE: { title: 'Vidéo non disponible', detail: 'YouTube ne montre pas cette vidéo.' },
  CAPTIONS_WITHHELD: {
    title: 'Sous-titres non transmis',
    detail:
      'YouTube a des sous-titres pour cette vidéo, mais ne nous les a pas donnés. Collez la transcription, ou réessayez plus tard.',
  },
  YOUTUBE_BLOCKED: {
    title: 'YouTube bloque ce serveur',
    detail: 'Collez la transcription, ou réessayez plus tard.',
  },
  YOUTUBE_RATE_LIMITED: {
    title: 'Trop de demandes à YouTube',
    detail: 'Réessayez dans un moment, ou collez la transcription.',
  },
  YOUTUBE_PAUSED: {
    title: 'Une courte pause',
    detail: 'YouTube nous freine en ce moment. Réessayez dans un moment.',
  },
  YOUTUBE_CHANGED: {
    title: 'YouTube a changé',
    detail:
      'YouTube a donné une réponse que nous n’avons pas pu lire. Collez la transcription, et cela fonctionnera.',
  },
  YOUTUBE_UNREACHABLE: {
    title: 'YouTube est injoignable',
    detail: 'YouTube n’a pas répondu à temps. Réessayez.',
  },
  FORM_NEEDS_MODEL: {
    title: 'Ce format exige un modèle de langage',
    detail: 'Aucun modèle de langage n’est installé sur ce serveur. Choisissez un autre format.',
  },
  FORM_LIMIT: {
    title: 'Limite de formats atteinte',
    detail: 'Votre forfait n’en permet pas plus. Supprimez-en un pour en créer un autre.',
  },
  SUMMARY_FAILED: {
    title: 'Résumé impossible',
    detail:
      'Aucun résumé n’a pu être créé pour cette vidéo, toutes nos excuses. Réessayez, ou prenez une autre vidéo.',
  },
  SUMMARY_TIMEOUT: {
    title: 'Le résumé a pris trop de temps',
    detail: 'Le résumé n’a pas été terminé à temps. Réessayez.',
  },
  SUMMARY_STOPPED: { title: 'Le résumé a été arrêté', detail: 'Le résumé a été arrêté avant la fin.' },
  PAYMENT_INVALID: {
    title: 'Paiement non confirmé',
    detail: 'Le paiement n’a pas pu être confirmé. Si de l’argent a été prélevé, écrivez-nous.',
  },
  ALREADY_SUBSCRIBED: { title: 'Abonnement déjà en cours', detail: 'Vous avez déjà ce forfait.' },
  NOTHING_TO_CANCEL: { title: 'Rien à résilier', detail: 'Vous n’avez pas de forfait en cours.' },
  NOTHING_TO_RESUME: { title: 'Rien à reprendre', detail: 'Il n’y a pas de forfait résilié.' },
  PAYMENT_PROVIDER_UNREACHABLE: {
    title: 'Le service de paiement est injoignable',
    detail: 'Le service de paiement ne répond pas. Réessayez dans un moment.',
  },
  PAYMENT_PROVIDER_REFUSED: {
    title: 'Le service de paiement a refusé',
    detail: 'Le service de paiement a refusé cette demande. Réessayez.',
  },
  QUESTION_LIMIT: { title: 'Aucune question restante', detail: 'Vous avez utilisé vos questions du jour.' },
  TRANSLATION_LIMIT: {
    title: 'Aucune traduction restante',
    detail: 'Votre forfait ne traduit pas plus de transcriptions aujourd’hui. Réessayez demain.',
  },
  TRANSLATION_NEEDS_MODEL: {
    title: 'Traduire exige un modèle de langage',
    detail:
      'Aucun modèle de langage n’est installé sur ce serveur, la transcription ne peut donc pas être traduite.',
  },
  PASTE_LIMIT: {
    title: 'La place manque pour d’autres transcriptions',
    detail:
      'La place pour les transcriptions collées est pleine. Supprimez-en d’anciennes, ou bien connectez-vous ou changez de forfait pour en avoir plus.',
  },
  FOLLOW_LIMIT: {
    title: 'Limite du suivi atteinte',
    detail:
      'Votre forfait ne permet pas de suivre plus de chaînes, de playlists et de podcasts. Cessez d’en suivre un pour en ajouter un autre.',
  },
  FEED_UNREACHABLE: {
    title: 'Le flux ne répond pas',
    detail: 'Le flux n’a pas pu être joint. Réessayez dans un moment.',
  },
  FEED_UNREADABLE: {
    title: 'Pas un flux',
    detail: 'À cette adresse, nous n’avons pas trouvé de flux que nous sachions lire.',
  },
  NO_TRANSCRIPT: { title: 'Pas de transcription', detail: 'Aucune transcription n’a été trouvée ici.' },
  RATE_LIMITED: {
    title: 'Trop de demandes',
    detail: 'Cela fait trop de demandes en peu de temps. Attendez un instant et réessayez.',
  },
  OVERLOADED: {
    title: 'Serveur surchargé',
    detail: 'Le serveur est surchargé en ce moment. Réessayez dans un moment.',
  },
  SHUTTING_DOWN: {
    title: 'Redémarrage',
    detail: 'Le serveur est en train de redémarrer. Réessayez dans un moment.',
  },
  DATABASE_UNAVAILABLE: {
    title: 'La base de données n’est pas disponible',
    detail: 'Rien ne peut être enregistré ni lu en ce moment. Réessayez dans un moment.',
  },
  STORAGE_UNAVAILABLE: { title: 'Le stockage est injoignable', detail: 'Réessayez dans un moment.' },
  STORAGE_DAMAGED: {
    title: 'Le texte est perdu',
    detail: 'Le texte enregistré n’a pas pu être lu. Collez-le à nouveau.',
  },
  MAIL_UNAVAILABLE: {
    title: 'Envoi d’e-mails impossible',
    detail: 'Aucun e-mail ne peut être envoyé en ce moment. Réessayez dans un moment.',
  },
  INTERNAL: {
    title: 'Un problème est survenu',
    detail: 'L’erreur vient de nous, pas de vous. Réessayez dans un moment.',
  },
}
