import type * as source from '#messages/shell.tsx'

export const shell: typeof source.shell = {
  skip: 'Saltar al contenido',
  loading: 'Cargando...',
  pages: 'Páginas',
  morePages: 'Más páginas',
  mainPages: 'Páginas principales',
  help: 'Ayuda',
  login: 'Entrar',
  logout: 'Cerrar sesión',
  account: 'Cuenta',
  accountMenu: 'Menú de la cuenta',
  pro: 'Pro',
  motto: 'Cualquier video, en breve, y cada línea se puede comprobar.',
  licences: (link) => (
    <>
      {link('Licencias')} de las bibliotecas y fuentes de esta página. Transcripciones de los ejemplos:
      discurso en la Universidad Rice (dominio público, 1962); subtítulos de JavaScript: The Good Parts (CC BY
      3.0, Google).
    </>
  ),
  columns: { product: 'Producto', company: 'Empresa', legal: 'Legal' },
  languages: 'Leer esta página en',
  translationNote: (link) => (
    <>Esta página se tradujo con un programa. ¿Algo está mal o suena raro? {link('Dínoslo')}.</>
  ),
  colours: (present) => <>Colores: {present}</>,
  switchColours: (present) => <>Cambiar entre claro y oscuro, ahora {present}</>,
  asOnDevice: 'como en este dispositivo',
  light: 'claro',
  dark: 'oscuro',
}
