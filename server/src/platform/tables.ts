import type { PlatformTables } from './platform-tables.ts';

/**
 * Tables that the query builder reaches, by name. A domain adds its own in its `tables.ts`; the catalogue, learning and
 * content write SQL and declare the shape of each result beside its statement.
 */
export interface Tables extends PlatformTables {}
