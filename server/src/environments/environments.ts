import type { Executor } from '../platform/database.ts';
import { ProblemError } from '../platform/errors.ts';
import { isPlain, type Settings } from '../platform/settings.ts';
import { builtinAdapter } from './builtin/adapter.ts';
import type { EnvironmentAdapter } from './environment.ts';
import { moodleAdapter } from './moodle/adapter.ts';
import { createOpenIdClient, type OpenIdClient } from './oidc/client.ts';
import type { Provider } from './oidc/provider.ts';
import { type EnvironmentRow, type EnvironmentToSave, readEnvironments } from './store.ts';

/** The kinds of learning systems. A new one is a folder and a row here. */
const adapters: Readonly<Record<EnvironmentRow['kind'], EnvironmentAdapter>> = {
  builtin: builtinAdapter,
  moodle: moodleAdapter,
};

/** An environment with what its kind can do. */
export interface Environment {
  readonly row: EnvironmentRow;
  readonly adapter: EnvironmentAdapter;
  /** Where one signs in to it; undefined: with Medeina's own account or with a password of its own. */
  readonly provider: Provider | undefined;
  readonly signsInBy: 'medeina' | 'provider' | 'password';
  /** With which people are enrolled there; undefined: nobody is. */
  readonly siteToken: string | undefined;
}

/** The environments and providers of this installation; whatever names one is looked up here. */
export interface Environments {
  readonly openId: OpenIdClient;
  list(executor: Executor): Promise<Environment[]>;
  /** @throws {ProblemError} `not_found` */
  find(executor: Executor, id: string): Promise<Environment>;
  /** Providers that are no environments. */
  readonly social: readonly Provider[];
  /** Of an environment, or a social one. */
  findProvider(executor: Executor, id: string): Promise<Provider | undefined>;
}

export function createEnvironments(settings: Settings): Environments {
  const social = socialProviders(settings);

  async function list(executor: Executor): Promise<Environment[]> {
    const rows = (await readEnvironments(executor)).filter(
      ({ address }) => !settings.tlsOnly || !isPlain(address ?? undefined),
    );
    return rows.map((row) => {
      const provider = providerOf(row, settings);
      const signsInBy = row.kind === 'builtin' ? 'medeina' : provider === undefined ? 'password' : 'provider';
      const { site_token_reference: reference } = row;
      const siteToken = reference === null ? undefined : settings.environmentSecrets[reference];
      return { row, adapter: adapters[row.kind], provider, signsInBy, siteToken };
    });
  }

  return {
    openId: createOpenIdClient(settings.publicUrl),
    list,
    find: async (executor, id) => {
      const found = (await list(executor)).find(({ row }) => row.id === id);
      if (found === undefined) throw new ProblemError('not_found');
      return found;
    },
    social,
    findProvider: async (executor, id) =>
      social.find((provider) => provider.id === id) ??
      (await list(executor)).find(({ row }) => row.id === id)?.provider,
  };
}

/** Names of the secrets that an environment needs and the settings do not have. */
export function missingSecrets(
  { secret_reference: secret, site_token_reference: siteToken }: EnvironmentToSave,
  { environmentSecrets }: Settings,
): string[] {
  return [secret, siteToken].flatMap((name) =>
    name === undefined || name === null || environmentSecrets[name] !== undefined ? [] : [name],
  );
}

function providerOf(row: EnvironmentRow, settings: Settings): Provider | undefined {
  if (row.issuer === null || row.client_id === null) return undefined;
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret:
      row.secret_reference === null ? undefined : settings.environmentSecrets[row.secret_reference],
    scope: row.scope ?? 'openid profile email',
    environmentId: row.id,
    provesAnew: true,
  };
}

function socialProviders({ google }: Settings): Provider[] {
  if (google === undefined) return [];
  return [
    {
      id: 'google',
      name: 'Google',
      logo: null,
      ...google,
      scope: 'openid profile email',
      environmentId: null,
      provesAnew: false,
    },
  ];
}
