import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, inject } from 'vitest';
import { type App, type AppParts, createApp } from '../src/app.ts';
import { createUser } from '../src/auth/users.ts';
import { type Database, openDatabase } from '../src/platform/database.ts';
import { createLog, type Log } from '../src/platform/log.ts';
import { readSettings, type Settings } from '../src/platform/settings.ts';
import { type Statements, statements } from './support/statements.ts';

/** Headers of the app's own pages, whose tokens travel in cookies. */
export const cookieHeaders = {
  'x-token-transport': 'cookie',
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
  host: 'localhost:3000',
};

/** Who sells where a test has shopping on. */
export const seller = {
  SELLER_NAME: 'UAB Bandymas',
  SELLER_CODE: '123456789',
  SELLER_VAT: 'LT100001234567',
  SELLER_ADDRESS: 'Bandymų g. 1',
  SELLER_CITY: 'Kaunas',
  SELLER_POSTCODE: '44001',
  SELLER_EMAIL: 'saskaitos@example.org',
};

export interface TestDatabase extends Database {
  readonly name: string;
  readonly sql: Statements;
}

/** A database for one test file: a copy of the migrated template, or one without any tables; dropped at the end. */
export async function createTestDatabase(template = 'template_medeina'): Promise<TestDatabase> {
  const postgres = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const main = openDatabase({ ...postgres, database: 'postgres' }, { connections: 1 });
  const administrate = statements(main.executor);
  await administrate.unsafe(`create database ${name} template ${template}`);
  const database = openDatabase({ ...postgres, database: name }, { connections: 6 });
  afterAll(async () => {
    await database.close(1);
    await administrate.unsafe(`drop database if exists ${name} with (force)`);
    await main.close();
  });
  return { ...database, name, sql: statements(database.executor) };
}

export interface TestApp extends App {
  readonly database: TestDatabase;
  readonly settings: Settings;
  /** A request in process, without a network. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Creates a user and logs in with the body transport. */
  person(options?: { username?: string; capabilities?: readonly string[] }): Promise<TestPerson>;
}

export interface TestPerson {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  /** Headers for calls as this user. */
  readonly headers: Readonly<Record<string, string>>;
  /** Goes on with new tokens. */
  refresh(): Promise<void>;
  /** Proves by the password once more who it is, and goes on with the tokens from after it. */
  prove(): Promise<void>;
}

/** Headers for calls with the tokens of a login's answer. */
export const bearer = ({ access_token: token }: { readonly access_token: string | null }) => ({
  authorization: `Bearer ${token}`,
});

/** The whole server on its own database, checking every answer against the contract. Closed after the test file. */
export async function createTestApp(
  environment: Readonly<Record<string, string>> = {},
  { log: givenLog, ...parts }: Pick<AppParts, 'web' | 'runsJobs'> & { readonly log?: Log } = {},
): Promise<TestApp> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'medeina-data-'));
  const settings = readSettings({
    DATA_DIR: dataFolder,
    DEMO: 'false',
    LOG_LEVEL: 'silent',
    LIMITS: 'false',
    CHECK_ANSWERS: 'true',
    ...seller,
    ...environment,
  });
  const database = await createTestDatabase();
  const log = givenLog ?? createLog(settings.logLevel);
  const app = await createApp({ settings, database, log, ...parts });
  await app.http.ready();
  const ask = async (path: string, payload: object, headers = {}) => {
    const response = await app.http.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
    if (response.statusCode !== 200) throw new Error(`The test user's ${path} failed: ${response.body}`);
    return response.json<{ access_token: string; refresh_token: string; session_id: string }>();
  };
  afterAll(async () => {
    await app.close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  let people = 0;
  return {
    ...app,
    database,
    settings,
    request: (options) => app.http.inject(options),
    person: async ({ username, capabilities = [] } = {}) => {
      people += 1;
      const name = username ?? `person${people}`;
      const email = `${name}@example.org`;
      const password = 'a long enough password';
      const id = await createUser(database.executor, {
        username: name,
        email,
        firstname: 'Vardenė',
        lastname: 'Pavardenė',
        telephone: '+37061234567',
        dateOfBirth: '1990-02-28',
        password,
        language: 'lt',
        capabilities,
      });
      let tokens = await ask('login', { username: name, password });
      const refresh = async () => {
        tokens = await ask('refresh', { refresh_token: tokens.refresh_token });
      };
      return {
        id,
        username: name,
        email,
        password,
        get accessToken() {
          return tokens.access_token;
        },
        get refreshToken() {
          return tokens.refresh_token;
        },
        sessionId: tokens.session_id,
        get headers() {
          return bearer(tokens);
        },
        refresh,
        prove: async () => {
          await ask('password/check', { username: name, password }, bearer(tokens));
          await refresh();
        },
      };
    },
  };
}
