/** The server as a library: what its own command line, tests across packages and benchmarks start it with. */
export { type App, createApp } from './app.ts';
export { type RunningServer, type StartOptions, startServer } from './start.ts';
export { type Database, type DatabaseAddress, openDatabase } from './platform/database.ts';
export { createLog } from './platform/log.ts';
export { migrate } from './platform/migrate.ts';
export { readSettings, type Settings, SettingsError } from './platform/settings.ts';
export { startEmbeddedPostgres } from './platform/postgres/embedded.ts';
