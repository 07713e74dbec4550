/**
 * What each table holds of a person, for whoever exports or erases it. Every table stands here, so that a new one has
 * to be thought about: a test compares this list with the database.
 */
export interface PersonalTable {
  readonly table: string;
  /** The column that names the person. */
  readonly person: string;
  /** What erasing an account does with the rows: `anonymise` keeps them without the person. */
  readonly erase: 'delete' | 'anonymise' | 'keep';
  /** Part of what a person gets when they ask for all that is held on them. */
  readonly isExported: boolean;
  readonly why: string;
}

const deleted = { erase: 'delete', isExported: true } as const;

export const personalTables: readonly PersonalTable[] = [
  { ...deleted, table: 'users', person: 'id', why: 'the account itself' },
  { ...deleted, table: 'accounts', person: 'user_id', why: 'settings' },
  { ...deleted, table: 'user_capabilities', person: 'user_id', why: 'what the account may do' },
  {
    ...deleted,
    table: 'user_identities',
    person: 'user_id',
    why: 'accounts elsewhere; tokens are left out of an export',
  },
  { ...deleted, table: 'sessions', person: 'user_id', why: 'where the person is signed in' },
  { ...deleted, table: 'enrolments', person: 'user_id', why: 'courses taken' },
  { ...deleted, table: 'completions', person: 'user_id', why: 'what was done in a course' },
  { ...deleted, table: 'video_progress', person: 'user_id', why: 'what was watched' },
  { ...deleted, table: 'favourites', person: 'user_id', why: 'courses marked' },
  { ...deleted, table: 'cart_lines', person: 'user_id', why: 'what is about to be bought' },
  {
    table: 'seat_holds',
    person: 'user_id',
    erase: 'delete',
    isExported: false,
    why: 'follows from the enrolment, and gives the seat back',
  },
  {
    table: 'reviews',
    person: 'user_id',
    erase: 'anonymise',
    isExported: true,
    why: 'ratings count on; name and position go',
  },
  {
    table: 'contact_messages',
    person: 'user_id',
    erase: 'anonymise',
    isExported: true,
    why: 'a question that may still have to be answered',
  },
  {
    table: 'call_back_requests',
    person: 'user_id',
    erase: 'anonymise',
    isExported: true,
    why: 'a call that may still have to be made',
  },
  {
    table: 'audit_events',
    person: 'actor_user_id',
    erase: 'keep',
    isExported: true,
    why: 'proof of who did what; deleted by age',
  },
];

/** Tables that hold nothing of a person that could be found by their account, and why. */
export const impersonalTables: Readonly<Record<string, string>> = {
  categories: 'catalogue',
  filter_groups: 'catalogue',
  filters: 'catalogue',
  courses: 'catalogue',
  course_texts: 'catalogue',
  course_counters: 'sums over many people',
  course_documents: 'search index',
  search_words: 'search index',
  tax_classes: 'rates',
  products: 'catalogue',
  practical_sessions: 'catalogue',
  practical_session_days: 'catalogue',
  topics: 'catalogue',
  sections: 'catalogue',
  materials: 'catalogue',
  material_texts: 'catalogue',
  slides: 'content',
  banners: 'content',
  discount_banners: 'content',
  information_pages: 'content',
  contact_subjects: 'content',
  question_categories: 'content',
  clients: 'content',
  contact_details: 'content',
  environments: 'installation',
  secrets: 'installation',
  installation: 'installation',
  versions: 'cache versions',
  migrations: 'installation',
  migrations_lock: 'installation',
  refresh_tokens: 'hashes; they go with their session',
  sign_in_failures: 'counts by a key that ends within a day',
  limit_counters: 'counts by a key that ends within the hour',
};
