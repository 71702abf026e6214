import type * as source from '#messages/without-model.tsx'

export const withoutModelTexts: typeof source.withoutModelTexts = {
  causes: {
    outage:
      'O modelo de IA não respondeu, por isso este texto usa as palavras de quem fala. Tente de novo em alguns minutos.',
    cut: 'A resposta do modelo de IA foi cortada, por isso este texto usa as palavras de quem fala.',
    unusable: 'A resposta do modelo de IA não servia, por isso este texto usa as palavras de quem fala.',
    unfound:
      'A resposta do modelo de IA não estava na transcrição, por isso este texto usa as palavras de quem fala.',
    run: 'Isto gastaria mais IA do que um pedido pode usar, por isso este texto usa as palavras de quem fala.',
    earlier:
      'A cota de IA estava esgotada quando você pediu, por isso este texto usa as palavras de quem fala.',
    all: 'A cota de IA de hoje para todos está esgotada, por isso este texto usa as palavras de quem fala.',
    visitors:
      'A cota de IA de hoje para visitantes está esgotada, por isso este texto usa as palavras de quem fala.',
    network:
      'Sua rede esgotou a cota de IA de hoje para visitantes, por isso este texto usa as palavras de quem fala.',
    free: 'A cota de IA de hoje para contas gratuitas está esgotada, por isso este texto usa as palavras de quem fala.',
    'free-account': 'Você esgotou a cota de IA de hoje, por isso este texto usa as palavras de quem fala.',
    'paid-account':
      'Você esgotou a cota de IA do seu plano para hoje, por isso este texto usa as palavras de quem fala.',
  },
  backOn: (time) => <>Volta em {time}.</>,
  accountsHaveOwn: 'As contas têm a sua própria.',
  plansHaveOwn: 'Cada plano tem a sua própria.',
  signIn: 'Entrar',
  seePlans: 'Ver os planos',
  writeWithAi: 'Escrever com IA',
}
