import { codeOf, isDatabaseAway, OldDatabaseError } from './database.ts';
import { OtherFilesError } from './files/claim.ts';
import { FilesAwayError } from './files/file-store.ts';
import { NewerDatabaseError, PendingMigrationsError } from './migrate.ts';
import { EmbeddedPostgresError } from './postgres/binaries.ts';
import { DataInUseError } from './postgres/data-lock.ts';
import { type Settings, SettingsError } from './settings.ts';
import { TemporaryFolderError } from './temporary-folder.ts';

/**
 * What to tell a person about a failure that they can mend; undefined for our own mistakes, which need their stack.
 * @param settings undefined when the failure is about reading them.
 */
export function knownFailure(error: unknown, settings: Settings | undefined): string | undefined {
  if (error instanceof SettingsError) return `The settings are wrong:\n${indented(error.message)}`;
  if (
    error instanceof EmbeddedPostgresError ||
    error instanceof DataInUseError ||
    error instanceof NewerDatabaseError ||
    error instanceof OldDatabaseError ||
    error instanceof PendingMigrationsError ||
    error instanceof OtherFilesError ||
    error instanceof TemporaryFolderError
  )
    return error.message;
  if (error instanceof FilesAwayError && settings?.bucket !== undefined) {
    return `${error.message}. Check FILES_URL, and the keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  }
  if (settings === undefined) return undefined;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT ${settings.port} on ${settings.host} is already in use by another program. Stop it, or set PORT to another number.`;
    case 'EACCES':
      return isListening(error, settings.host)
        ? `PORT ${settings.port} may not be used by this user. Set PORT to a number from 1024 to 65535.`
        : `A file or folder may not be used by this user: ${String(error)}. Check DATA_DIR (${settings.dataFolder}).`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      if (isListening(error, settings.host))
        return `HOST must be an address of this machine, and '${settings.host}' is not.`;
      break;
    case '28P01':
    case '28000':
    case '3D000':
      return `DATABASE_URL must name a database that this user may use; the server says: ${messageOf(error)}`;
    case 'ENOENT':
      // What is missing may also be the socket of the database, which has an address.
      if (isOfFile(error)) return `A file or folder is missing, or has gone meanwhile: ${messageOf(error)}.`;
      break;
    case 'ENOSPC':
      return `There is no space left on the disk of DATA_DIR (${settings.dataFolder}).`;
    default:
  }
  if (isDatabaseAway(error)) {
    return `The database cannot be reached (${codeOf(error)}). DATABASE_URL must be the address of a running PostgreSQL server.`;
  }
  return error instanceof Error && error.cause !== undefined
    ? knownFailure(error.cause, settings)
    : undefined;
}

function isOfFile(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'path' in error;
}

/** A name that was not found may also be that of the database's host. */
function isListening(error: unknown, host: string): boolean {
  if (typeof error !== 'object' || error === null || !('syscall' in error)) return false;
  if (error.syscall === 'getaddrinfo') return 'hostname' in error && error.hostname === host;
  return error.syscall === 'listen';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
