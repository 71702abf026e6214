import type * as source from '#messages/admin-status.ts'

export const statusTexts: typeof source.statusTexts = {
  title: 'État du service',
  loading: 'Chargement...',
  tryAgain: 'Réessayer',
  asOf: (moment, seconds) => `État au ${moment}. Mis à jour toutes les ${seconds} secondes.`,
  waiting: 'En attente',
  oldest: (count, duration) => `${count}, le plus ancien depuis ${duration}`,
  running: 'En cours',
  silent: 'Le processus de travail ne répond pas',
  spentToday: 'Dépensé aujourd’hui',
  database: 'Base de données',
  shares: {
    all: 'Tout le monde',
    visitors: 'Visiteurs',
    network: 'Réseau de visiteurs le plus actif',
    free: 'Comptes gratuits',
    'free-account': 'Compte gratuit le plus actif',
    'paid-account': 'Compte payant le plus actif',
  },
  spent: (spent, max) => `${spent} sur ${max}`,
  refused: (spent, max, count) => `${spent} sur ${max}, refus : ${count}`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
}

export const statusTables: typeof source.statusTables = {
  models: {
    title: 'Modèles aujourd’hui (UTC)',
    heads: ['Modèle', 'Appels', 'Échecs', 'Jetons entrée + sortie', 'Coût'],
    empty: 'Aucun modèle n’a été appelé aujourd’hui.',
  },
  sources: {
    title: 'Sources des transcriptions, depuis le démarrage de ce serveur',
    heads: ['Source', 'Réussites', 'Autres résultats'],
    empty: 'Aucune source n’a encore été interrogée.',
  },
  sweeps: {
    title: 'Nettoyages',
    heads: ['Nettoyage', 'Dernier passage', 'Lignes à traiter', 'État'],
    empty: 'Aucun nettoyage ne tourne ici.',
  },
  sizes: { title: 'Tables de la base', heads: ['Nom', 'Taille', 'Lignes'], empty: 'Il n’y a aucune table.' },
}

export const statusCells: typeof source.statusCells = {
  unknownCost: 'inconnu',
  noOthers: 'aucun',
  notYet: 'pas encore',
  notCounted: 'non compté',
  running: 'En cours',
  failed: 'Échec',
  good: 'Bon',
}
