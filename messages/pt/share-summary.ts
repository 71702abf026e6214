import type * as source from '#messages/share-summary.ts'

export const shareSummary: typeof source.shareSummary = {
  whoReads: 'Quem tiver o link pode ler este resumo.',
  ready: 'Link pronto',
  copied: 'Link copiado',
  undo: 'Desfazer',
  stopped: 'Compartilhamento encerrado',
  stoppedNote: 'O link não funciona mais.',
  title: 'Compartilhar este resumo',
  description:
    'Quem tiver o link pode ler este resumo. A página não diz nada sobre você, e pedimos aos buscadores que a ignorem.',
  withoutAccount: (days, pastedDays) =>
    `Sem conta, seu link funciona por até ${days} dias, ou ${pastedDays} no caso de uma transcrição que você colou. Entre na conta, e ele fica.`,
  showQuestions: 'Mostrar minhas perguntas',
  showQuestionsNote: 'E as respostas, também das que você fizer depois.',
}
