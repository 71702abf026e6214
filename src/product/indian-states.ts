/** The GST codes of the States and Union Territories of India, the first two digits of a GSTIN there. */
export const stateCodes = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '26',
  '27',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
  '97',
] as const

export type StateCode = (typeof stateCodes)[number]

/** A text is the GST code of a State. */
export function isStateCode(code: string): code is StateCode {
  return stateCodes.some((each) => each === code)
}

/** A GSTIN: the State, the PAN of the business, which of its registrations, Z, a check character. */
export const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
