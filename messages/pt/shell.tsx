import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'Ir para o conteúdo',
  loading: 'Carregando...',
  pages: 'Páginas',
  morePages: 'Mais páginas',
  mainPages: 'Páginas principais',
  help: 'Ajuda',
  login: 'Entrar',
  logout: 'Sair',
  account: 'Conta',
  accountMenu: 'Menu da conta',
  pro: 'Pro',
  motto: 'Qualquer vídeo, em resumo, e cada linha pode ser conferida.',
  licences: (link) => (
    <>
      {link('Licenças')} das bibliotecas e fontes desta página. Transcrições dos exemplos: discurso na Rice
      University (domínio público, 1962); legendas de JavaScript: The Good Parts (CC BY 3.0, Google).
    </>
  ),
  columns: { product: 'Produto', company: 'Empresa', legal: 'Informações legais' },
  languages: 'Ler esta página em',
  translationNote: (link) => (
    <>Esta página foi traduzida por máquina. Algo soa errado ou estranho? {link('Avise a gente')}.</>
  ),
  colours: (present) => <>Cores: {present}</>,
  switchColours: (present) => <>Alternar entre claro e escuro, agora {present}</>,
  asOnDevice: 'como neste dispositivo',
  light: 'claro',
  dark: 'escuro',
}
