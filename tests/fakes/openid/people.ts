/** A user with an account at the stand-in for Google. `emailVerified` is sent as it stands here. */
export type Person = {
  sub: string
  name: string
  email: string | null
  emailVerified: unknown
  /** Groups as they are sent; a house's provider has them. */
  groups?: unknown
  /** The facts worth knowing of them. */
  about: string
}

/** Everybody who can be chosen. */
export const people: readonly Person[] = [
  {
    sub: 'ada',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    emailVerified: true,
    about: 'An ordinary account.',
  },
  {
    sub: 'grace',
    name: 'Grace Hopper',
    email: 'Grace.Hopper@Example.com',
    emailVerified: true,
    about: 'Another one; the address has capitals.',
    groups: ['readers', 'house admins'],
  },
  {
    sub: 'ada-again',
    name: 'Ada King',
    email: 'ada@example.com',
    emailVerified: true,
    about: 'A second account with the address of the first.',
  },
  {
    sub: 'eve',
    name: 'Eve',
    email: 'ａｄａ@example.com',
    emailVerified: true,
    about: 'A verified address whose letters only look like those of another.',
  },
  {
    sub: 'kelvin',
    name: 'Kelvin',
    email: 'gr\u{212A}ay@example.com',
    emailVerified: true,
    about: 'A verified address with the sign for Kelvin, which is a k in small letters.',
  },
  {
    sub: 'mallory',
    name: 'Mallory',
    email: 'ada@example.com',
    emailVerified: false,
    about: "An address that was never verified, and is somebody else's.",
  },
  {
    sub: 'trudy',
    name: 'Trudy',
    email: 'ada@example.com',
    emailVerified: 'true',
    about: 'Verified by a word and not by a truth value.',
  },
  {
    sub: 'olga',
    name: 'Olga',
    email: 'olga@example.com',
    emailVerified: undefined,
    groups: 'house admins',
    about: 'Nothing is said of whether the address was verified; one group as a word.',
  },
  { sub: 'nemo', name: 'Nemo', email: null, emailVerified: true, about: 'No address at all.' },
]

/** The owner of this account; `null` when nobody does. */
export function findPerson(sub: string): Person | null {
  return people.find((person) => person.sub === sub) ?? null
}
