import { rm } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type App, createApp } from '../../app.ts';
import { createUser } from '../../auth/users.ts';
import { namedCourses } from '../../catalogue/export-store.ts';
import { type Fault, ImportError } from '../../import/faults.ts';
import { enrolToRead } from '../../learning/enrolments.ts';
import { type Database, inTransaction, openDatabase, reachDatabase } from '../../platform/database.ts';
import { createLog } from '../../platform/log.ts';
import { migrate } from '../../platform/migrate.ts';
import { startEmbeddedPostgres } from '../../platform/postgres/embedded.ts';
import { readSettings, type Settings } from '../../platform/settings.ts';
import { makeTemporaryFolder } from '../../platform/temporary-folder.ts';
import { type ImportCounts, importSiteInto } from '../import-site.ts';
import { addLivePages, type LivePages, type PreviewState } from './live.ts';
import { StandIns } from './stand-ins.ts';
import { onChanges } from './watching.ts';

/** What happens while somebody writes. */
export type PreviewEvent =
  | { readonly event: 'ready'; readonly url: string }
  | { readonly event: 'imported'; readonly done: ImportCounts }
  | { readonly event: 'faults'; readonly faults: readonly Fault[] };

export interface PreviewOptions {
  /** Of the installation: what it offers is offered here. Its data is not touched. */
  readonly settings: Pick<Settings, 'packagePlayer' | 'pages' | 'shopping'>;
  readonly port: number;
  /** Ends the preview. */
  readonly signal: AbortSignal;
  readonly onEvent: (event: PreviewEvent) => void;
}

const appFolder = fileURLToPath(new URL('../../../../app', import.meta.url));
const reader = { username: 'preview', password: 'preview-of-a-course' };

/**
 * Shows a folder in the browser as somebody writes it: on a database and a store of its own, which are gone afterwards. Each
 * change of the folder is imported; pages that are open load anew, or show the faults.
 */
export async function preview(given: string, options: PreviewOptions): Promise<void> {
  const folder = resolve(given);
  const dataFolder = await makeTemporaryFolder('preview');
  try {
    const embedded = await startEmbeddedPostgres({ dataFolder, whenInUse: 'refuse' });
    try {
      const database = openDatabase(embedded.address, { connections: 6 });
      try {
        await serve(folder, settingsOf(dataFolder, options), database, options);
      } finally {
        await database.close(2);
      }
    } finally {
      await embedded.stop();
    }
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

function settingsOf(dataFolder: string, { settings, port }: PreviewOptions): Settings {
  const own = readSettings({
    DATA_DIR: dataFolder,
    PORT: String(port),
    DEMO: 'false',
    LIMITS: 'false',
    LOG_LEVEL: 'error',
  });
  const { packagePlayer, pages, shopping } = settings;
  return { ...own, packagePlayer, pages, shopping };
}

async function serve(
  folder: string,
  settings: Settings,
  database: Database,
  { signal, onEvent }: PreviewOptions,
): Promise<void> {
  await migrate(database.executor);
  if (signal.aborted) return;
  const app = await createApp({
    settings,
    database,
    log: createLog(settings.logLevel),
    runsJobs: true,
    ...(settings.pages ? { web: { appFolder } } : {}),
  });
  const pages = addLivePages(app.http);
  try {
    const userId = await createUser(database.executor, {
      ...reader,
      email: 'preview@example.org',
      firstname: 'Preview',
      lastname: 'Reader',
      telephone: '+37060000000',
      dateOfBirth: '1990-01-01',
      language: 'lt',
      capabilities: [],
    });
    addEntrance(app, database);
    const importNow = importer(folder, app, database, pages, userId, { signal, onEvent });
    await onChanges(folder, signal, async () => {
      await importNow();
      if (app.http.server.listening) return;
      await app.http.listen({ port: settings.port, host: settings.host });
      onEvent({ event: 'ready', url: `${settings.publicUrl}/preview` });
    });
  } finally {
    pages.close();
    app.http.server.closeAllConnections();
    await app.close();
  }
}

/** @returns a function that imports the folder as it is now, and tells what came of it. */
function importer(
  folder: string,
  app: App,
  database: Database,
  pages: LivePages,
  userId: number,
  { signal, onEvent }: Pick<PreviewOptions, 'onEvent' | 'signal'>,
): () => Promise<void> {
  const standIns = new StandIns();
  let state: PreviewState = { version: 0, faults: [] };
  return async () => {
    try {
      await standIns.add(database.executor, folder);
      const { items: _items, ...done } = await inTransaction(database.executor, (transaction) =>
        importSiteInto(transaction, app.context.files, folder),
      );
      await enrolInAll(database, userId);
      // Else the page that loads anew at once would be the kept one.
      await app.context.versions.catchUp();
      state = { version: state.version + 1, faults: [] };
      onEvent({ event: 'imported', done });
    } catch (error) {
      if (signal.aborted) throw error;
      const faults = error instanceof ImportError ? error.faults : [await faultOf(error, folder, database)];
      state = { ...state, faults };
      onEvent({ event: 'faults', faults });
    }
    pages.tell(state);
  };
}

/**
 * What an import failed at that no check of it told: a file that went or changed while it was being read, or what only a new
 * preview takes, such as a catalogue of the folder that is no longer there.
 * @throws the error itself, where the database is lost.
 */
async function faultOf(error: unknown, folder: string, { executor }: Database): Promise<Fault> {
  try {
    await reachDatabase(executor);
  } catch {
    throw error;
  }
  const why = error instanceof Error ? error.message : String(error);
  const message = `The folder could not be imported: ${why}. Change a file to try again, or begin the preview anew.`;
  return { file: basename(folder), line: 1, column: 1, message };
}

/** The reader has all courses, whatever they cost and whichever dates they have. */
async function enrolInAll(database: Database, userId: number): Promise<void> {
  const courses = await namedCourses(database.executor, undefined);
  for (const { id: courseId } of courses)
    await inTransaction(database.executor, (transaction) => enrolToRead(transaction, { userId, courseId }));
}

/** `/preview`: logs the reader in and leads to the course, or to all of them. */
function addEntrance({ http }: App, database: Database): void {
  http.get('/preview', async (_request, reply) => {
    const login = await http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: {
        'x-token-transport': 'cookie',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
      },
      payload: reader,
    });
    const cookies = login.headers['set-cookie'] ?? [];
    const [course, ...others] = await namedCourses(database.executor, undefined);
    const path = course === undefined || others.length > 0 ? '/discover' : `/course-about/${course.id}`;
    return reply.header('set-cookie', cookies).header('cache-control', 'no-store').redirect(path, 302);
  });
}
