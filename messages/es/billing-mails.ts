import type * as source from '#messages/billing-mails.ts'

export const planMails: typeof source.planMails = {
  started: {
    subject: (plan) => `${plan} está activo`,
    costs: (plan, price) => `${plan} cuesta ${price} al mes. Puedes cancelar en cualquier momento.`,
    renews: (plan, price, day) =>
      `${plan} cuesta ${price} al mes y se renueva el ${day}. Puedes cancelar en cualquier momento.`,
    use: 'Inicia sesión con esta dirección para usarlo.',
  },
  changed: {
    subject: (plan) => `Tu plan ahora es ${plan}`,
    text: (plan, before, price) => `${plan} sustituye a ${before} y cuesta ${price} al mes.`,
    refunded: (plan, before, price, credit) =>
      `${plan} sustituye a ${before} y cuesta ${price} al mes. Te reembolsamos ${credit} de tu último mes.`,
  },
  scheduled: {
    goesOn: (plan) => `${plan} continúa`,
    follows: (plan, next) => `Después de ${plan} viene ${next}`,
    text: (plan, until, next) => `${plan} se mantiene hasta el ${until}; después empieza ${next}.`,
  },
  cancelled: {
    subject: (plan) => `${plan} está cancelado`,
    text: (plan, until) => `${plan} se mantiene hasta el ${until}. No se te cobrará más.`,
  },
  resumed: {
    subject: (plan) => `${plan} continúa`,
    text: (plan) => `La cancelación de ${plan} quedó anulada. No se ha cobrado nada por ello.`,
    renews: (plan, day) =>
      `La cancelación de ${plan} quedó anulada. No se ha cobrado nada por ello. El plan se renueva el ${day}.`,
  },
  renewalFailed: {
    subject: (plan) => `No pudimos renovar ${plan}`,
    text: (plan, until) =>
      `Tu pago no se completó. Lo intentaremos de nuevo; sin él, ${plan} termina el ${until}.`,
    check: 'Revisa tu tarjeta, o el mandato con tu banco.',
  },
  ended: {
    subject: (plan) => `${plan} ha terminado`,
    text: 'Ahora tienes el plan gratis, y no se te cobrará más. Puedes volver en cualquier momento.',

    follows: (plan, day) => `Ahora tienes el plan gratis. ${plan} empieza el ${day}.`,
  },
  returned: {
    subject: (amount) => `Un pago de ${amount} se reembolsa`,
    text: (plan) =>
      `Alguien pagó ${plan} para tu dirección sin iniciar sesión. Tu dirección ya tiene un plan, así que devolvemos el pago completo. Tu plan no ha cambiado.`,

    chargedLate: (plan) =>
      `${plan} se cobró una vez más aunque ya había terminado. Devolvemos el pago completo.`,
  },
  demo: 'Esto es una demostración: no se cobra nada.',
  open: 'Abrir tu cuenta',
  reason:
    'Recibes este correo porque trata de un plan de Précis para tu dirección. Si no lo esperabas, dínoslo con el formulario de ayuda.',
}

export const receiptTexts: typeof source.receiptTexts = {
  titles: { receipt: 'Recibo', invoice: 'Factura', demonstration: 'Demostración' },
  subjects: {
    receipt: (number) => `Tu recibo ${number}`,
    invoice: (number) => `Tu factura ${number}`,
    demonstration: (number) => `Tu demostración ${number}`,
  },
  number: 'Número',
  date: 'Fecha',
  seller: 'Vendedor',
  gstin: 'GSTIN',
  buyer: 'Cliente',
  state: 'Estado',
  buyerGstin: 'GSTIN del cliente',
  payment: 'Pago',
  description: 'Descripción',
  amount: 'Importe',
  total: 'Total, impuestos incluidos',
  item: (plan, from, to) => `Précis ${plan}, del ${from} al ${to}`,
  demo: 'Esto es una demostración. No se cobró nada.',
  refunded: (amount) => `Se te devolvieron ${amount} de este importe.`,
  paid: (amount) => `Pagaste ${amount}.`,
  numberIs: (number) => `Número: ${number}`,
  paymentIs: (payment) => `Pago: ${payment}`,
  hint: 'Puedes imprimirlo, y cancelar en cualquier momento, en la página de tu cuenta.',
}
