import type * as source from '#messages/account-sections.tsx'

export const accountSections: typeof source.accountSections = {
  profile: 'Perfil',
  email: 'Correo',
  memberSince: 'Cuenta creada',
  phone: 'Teléfono',
  optional: 'Opcional.',
  save: 'Guardar',
  phoneSaved: 'Número de teléfono guardado',
  plan: 'Plan',
  comeBack: (moment) => <>Los resúmenes vuelven el {moment}.</>,
  data: 'Tus datos',
  dataText: 'Todo lo tuyo, en un solo archivo JSON.',
  downloadData: 'Descargar mis datos',
  exportHistory: (link) => (
    <>Para notas, tarjetas o un gestor de referencias, {link('exporta tu historial')}.</>
  ),
  devices: 'Dispositivos',
  signOutEverywhere: 'Cerrar sesión en todas partes',
  signOutQuestion: 'Esto cierra la sesión en todos los dispositivos, incluido este.',
  loggedOut: 'Sesión cerrada',
  onAllDevices: 'En todos los dispositivos.',
}

export const accountDeletion: typeof source.accountDeletion = {
  title: 'Eliminar cuenta',
  text: 'Tu historial, dispositivos y ajustes se eliminan para siempre. Solo conservamos los registros de pagos que exige la ley. Tienes siete días para cambiar de idea.',
  deleteMine: 'Eliminar mi cuenta',
  dialogText: 'Se eliminará en siete días. Hasta entonces puedes cambiar de idea en esta página.',
  typeToConfirm: (email) => `Escribe ${email} para confirmar`,
  pleaseType: (email) => `Escribe ${email}`,
  requested: 'Tu cuenta se eliminará en siete días',
  notice: 'Eliminación',
  willBeDeleted: (day) => <>Esta cuenta se eliminará el {day}.</>,
  untilThen: 'Hasta entonces todo sigue igual.',
  keep: 'Conservar mi cuenta',
  stays: 'Tu cuenta se mantiene',
}
