import type * as source from '#messages/guide.ts'
import { dayWindowHours, plans } from '#product/plans.ts'
import { summaryStyles } from '#product/summary-options.ts'

const freeSummaries = plans.free.allowance?.summaries ?? 0

export const guide: typeof source.guide = {
  title: 'Comment résumer des vidéos YouTube, et vérifier le résultat',
  description:
    'Un guide des résumés de vidéos YouTube : d’où vient la transcription, que faire sans sous-titres, comment distinguer un bon résumé d’un résumé bien tourné, et comment s’en servir.',
  heading: 'Comment résumer des vidéos YouTube, et vérifier le résultat',
  lead: 'À la main, avec un chatbot ou avec un outil fait pour cela : à quoi chacun est bon, où chacun se trompe, et comment savoir en deux minutes si l’on peut se fier à ce qu’on lit.',
  dateLine: '21 novembre 2026',
  contentsHeading: 'Sommaire',
  sections: {
    why: {
      heading: 'Pourquoi résumer',
      paragraphs: [
        'La parole est lente. On parle à quelque 150 mots par minute et on lit à plus de 200, et l’on peut sauter des passages en lisant. Une heure de parole est un texte d’environ neuf mille mots, dont trois cents vous suffiront peut-être.',
        'Un résumé est donc utile avant de regarder, pour décider si cela en vaut la peine ; au lieu de regarder, quand le fond vous suffit ; et après, pour retrouver un passage. Ce sont trois besoins différents. Le premier demande deux phrases, le deuxième une page, le troisième une liste d’endroits.',
      ],
    },
    transcript: {
      heading: 'Tout commence par la transcription',
      paragraphs: [
        'Presque tous les outils lisent les sous-titres, pas la vidéo. Ce qui manque aux sous-titres manque au résumé : diapositives, gestes, code à l’écran. Les sous-titres écrits par une personne valent mieux que les automatiques, peu ponctués, où noms et nombres sont mal entendus.',
        'Deux choses tournent mal ici plus souvent que dans le résumé lui-même. Les sous-titres ne peuvent pas être récupérés, et l’outil résume sans le dire la description de la vidéo. Ou bien la piste est coupée, et vous recevez un résumé fidèle des dix premières minutes. Avant de juger un résumé, regardez le dernier chapitre : vient-il de la fin de la vidéo ?',
      ],
    },
    'by-hand': {
      heading: 'À la main',
      paragraphs: [
        'Ouvrez « Afficher la transcription » sous la vidéo, copiez le texte, lisez-le un crayon à la main. C’est lent, mais vous le retiendrez mieux que tout ce qu’une machine aura écrit pour vous. Pour un exposé important, cela reste la meilleure façon.',
      ],
      points: [
        'Notez avant tout la question à laquelle l’exposé répond.',
        'Marquez chaque endroit où le sujet change. Ce sont vos chapitres.',
        'Pour chaque point, notez l’horodatage et cinq mots réellement prononcés.',
        'Écrivez le résumé d’après vos notes, pas de mémoire.',
      ],
    },
    chatbot: {
      heading: 'Avec un chatbot',
      paragraphs: [
        'Collez la transcription dans un assistant généraliste et demandez un résumé. Cela marche bien pour les vidéos courtes. Pour les longues, surveillez trois choses : un texte trop long pour le modèle peut être coupé sans un mot ; les horodatages sont souvent inventés, car le texte copié en a rarement ; et les citations ont tendance à sonner mieux que ce qui a été dit.',
        'Il est utile de demander les mots exacts derrière chaque point, et d’en rechercher trois vous-même dans la transcription. S’il en manque un, ne vous fiez pas aux autres.',
      ],
    },
    precis: {
      heading: 'Avec Précis',
      paragraphs: ['Les mêmes étapes, la recherche en moins :'],
      points: [
        '[Collez le lien](/) et appuyez sur Entrée. Les Shorts et les directs enregistrés fonctionnent aussi.',
        `Là où un modèle de langage est installé, choisissez une langue et l’un des ${summaryStyles.length} formats, du plus bref à la fiche de révision.`,
        'Lisez le résumé pendant qu’il s’écrit. Chaque ligne a son horodatage.',
        'Choisissez une ligne pour voir les mots prononcés et ce que notre vérification a trouvé.',
        'Regardez la carte de la vidéo : elle montre d’où viennent les lignes.',
        'Copiez le texte, retrouvez-le dans votre historique, ou cherchez dans la transcription ce qui manque.',
      ],
    },
    'no-captions': {
      heading: 'Quand il n’y a pas de sous-titres',
      paragraphs: [
        'Les vidéos privées, les avant-premières et beaucoup d’enregistrements de réunions n’en ont pas. Souvent, une transcription existe ailleurs : l’application de réunion en a fait une, le podcast en publie une sur sa page, l’université propose un fichier de sous-titres. Collez-la ou importez-la : .srt, .vtt, .json3, texte copié depuis YouTube et texte brut, tout fonctionne. Avec du texte brut, les horodatages sont approximatifs et marqués d’un ~.',
      ],
    },
    long: {
      heading: 'Les vidéos de plusieurs heures',
      paragraphs: [
        'Une longue vidéo doit être lue par parties. Ce qui compte, c’est ce qui arrive quand une partie échoue : elle doit être tentée à nouveau, et indiquée si elle échoue pour de bon. Demandez à tout outil que vous utilisez ce qu’il fait. Un résumé auquel il manque la troisième heure sans le dire ressemble en tout point à un résumé complet.',
        'Pour les très longues vidéos, lisez d’abord les chapitres, choisissez-en deux ou trois et allez à leur transcription. Dix heures sur une page ne peuvent être qu’une table des matières.',
      ],
    },
    check: {
      heading: 'Comment vérifier un résumé en deux minutes',
      paragraphs: ['Quel que soit l’outil qui l’a écrit :'],
      points: [
        'Prenez l’affirmation la plus surprenante, trouvez l’endroit, et écoutez une demi-minute autour.',
        'Prenez un nombre. Les nombres sont ce qui se déforme en premier.',
        'Prenez un « ne pas ». Un résumé se change plus facilement en son contraire qu’en non-sens.',
        'Regardez la fin de la vidéo. Est-elle dans le résumé ?',
        'Demandez-vous qui le dit : la personne qui parle, quelqu’un qu’elle cite, ou quelqu’un qu’elle contredit ?',
      ],
    },
    measured: {
      heading: 'Ce que peut une vérification, mesuré',
      text: ({ talks, found, otherTalk, changedNumber, addedNot, removedNot, method }) =>
        `Nous avons testé la nôtre avec un programme qui joue un modèle négligent ou menteur, sur ${talks} exposés et réunions réels. Parmi les citations vraies, ${found} ont été retrouvées. Parmi les citations d’un autre exposé, ${otherTalk} sont passées ; parmi celles dont un nombre avait changé, ${changedNumber} ; parmi celles où un « ne pas » avait été ajouté, ${addedNot} ; là où il avait été retiré, ${removedNot}. [Comment nous l’avons mesuré](${method}), et ce que cela ne montre pas : que des mots aient été prononcés ne veut pas dire que l’affirmation en découle.`,
    },
    use: {
      heading: 'Se servir de ce que vous avez lu',
      paragraphs: [
        'Citez la vidéo avec l’horodatage, pas le résumé : « à 12:40, elle dit » se vérifie. Écrivez avec vos propres mots les deux phrases que vous voulez retenir. Et quand vous partagez un résumé, partagez le lien avec lui.',
      ],
    },
  },
  plansHeading: 'Ce que cela coûte ici',
  questionsHeading: 'Questions fréquentes',
  questions: [
    {
      question: 'Ai-je le droit de résumer la vidéo de quelqu’un d’autre ?',
      answer:
        'On a toujours noté avec ses propres mots ce que disent les autres. Publier est une autre affaire : citez peu, nommez la source, mettez un lien vers elle. Ceci n’est pas un conseil juridique.',
    },
    {
      question: 'Un résumé remplace-t-il la vidéo ?',
      answer:
        'Pour décider s’il faut la regarder, souvent. Pour le ton, les images, les démonstrations et les plaisanteries, jamais. Un bon résumé vous dit quelles cinq minutes regarder.',
    },
    {
      question: 'Puis-je résumer une vidéo sans sous-titres ?',
      answer:
        'Avec une transcription venue d’ailleurs, oui : collez-la ou importez-la. Sans elle, un outil doit écouter le son, ce qui prend plus de temps et déforme les noms.',
    },
    {
      question: 'Combien coûte un essai de Précis ?',
      answer: `Rien : ${freeSummaries} résumés par ${dayWindowHours} heures, le premier sans adresse e-mail. Les autres forfaits sont sur la page des [tarifs](/pricing).`,
    },
  ],
  call: {
    heading: 'Essayez avec une vidéo que vous connaissez',
    text: 'C’est le moyen le plus rapide de voir si un résumé dit juste.',
  },
  howItWorks: 'Comment ça marche',
}
