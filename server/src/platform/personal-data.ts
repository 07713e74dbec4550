/** A table that holds personal data. */
export interface PersonalTable {
  /** The column that names the person. */
  readonly person: string;
  /** What erasing an account does with the rows: `anonymise` keeps them without the person. */
  readonly erase: 'delete' | 'anonymise' | 'keep';
  /** Part of what a person gets who asks for all data held on them. */
  readonly isExported: boolean;
  readonly why: string;
}

/** Every table of a domain, so that none is forgotten: a test compares the lists with the database. */
export interface TablesOfDomain {
  readonly personal: Readonly<Record<string, PersonalTable>>;
  /** Tables in which nothing can be found by an account, and why. */
  readonly impersonal: Readonly<Record<string, string>>;
}

/** A table whose rows are exported with the account and deleted with it. */
export function ownedBy(person: string, why: string): PersonalTable {
  return { person, erase: 'delete', isExported: true, why };
}
