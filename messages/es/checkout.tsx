import type * as source from '#messages/checkout.tsx'

export const checkout: typeof source.checkout = {
  title: (plan) => `Suscribirse a ${plan}`,
  preparing: 'Preparando tu pedido...',
  confirming: 'Confirmando tu pago. Puede tardar un momento...',
  late: 'Seguimos comprobando tu pago.',
  lateNote: 'No pagues otra vez. Puedes cerrar esto: avisaremos aquí en cuanto tu plan esté listo.',
  emailHint: 'Tu plan quedará ligado a esta dirección. Inicia sesión con ella para usarlo.',
  goOn: 'Continuar',
  whyState: 'Tu factura incluye el GST, así que debe indicar tu estado.',
  state: 'Estado',
  chooseState: 'Elige...',
  stateMissing: 'Elige tu estado',
  gstin: 'GSTIN, si lo tienes (opcional)',
  gstinInvalid: 'Escribe un GSTIN válido o deja el campo vacío',
  demo: (strong) => (
    <>
      {strong('Esto es una demostración.')} En este servidor no hay pagos configurados: no se te pedirá una
      tarjeta y no se cobra nada. Recibes el plan para probarlo, hasta que haya pagos reales.
    </>
  ),
  plan: 'Plan',
  price: 'Precio',
  perMonth: (price) => `${price} al mes`,
  begins: 'Empieza',
  refunded: 'Reembolsado',
  payDemo: (price) => `Pagar ${price} (demostración)`,
  loading: 'Cargando el sistema de pago',
  loadingNote: 'Espera mientras cargamos el sistema de pago...',
  billedMonthly: (plan) => `${plan}, con cobro mensual`,
  error: 'Error',
  notLoaded: 'El programa de Razorpay no se cargó. Inténtalo de nuevo.',
  noOrder: (reason) => `No se pudo crear el pedido de la suscripción: ${reason}`,
}

export const paymentOutcomes: typeof source.paymentOutcomes = {
  refused: 'No se pudo verificar el pago',
  refusedNote: 'Si se descontó dinero, escríbenos.',
  scheduled: 'Plan programado',
  beginsNextMonth: (plan) =>
    `${plan} empieza cuando termine el mes que pagaste. Hasta entonces no cambia nada.`,
  returned: 'Pago reembolsado',
  returnedNote:
    'Esta dirección ya tiene un plan, así que te devolvemos el pago. Inicia sesión para cambiar de plan.',
  activated: '¡Suscripción activada!',
  thanks: 'Gracias.',
  demo: 'Esto es una demostración: no se cobró nada.',
  codeMailed: (email) => `Para usarlo, inicia sesión con el código que enviamos a ${email}.`,
  codeToMail: (email) => `Para usarlo, inicia sesión con el código que enviaremos a ${email}.`,
}
