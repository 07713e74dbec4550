import type { AccountTables } from '../account/tables.ts';
import type { AuthTables } from '../auth/tables.ts';
import type { PlatformTables } from './platform-tables.ts';

/**
 * Tables that are reached through the query builder, by name: a domain describes its own in its `tables.ts`. The
 * catalogue, learning and content speak SQL and name the shape of each answer beside its statement.
 */
export interface Tables extends AuthTables, AccountTables, PlatformTables {}
