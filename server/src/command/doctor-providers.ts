import { askCaptcha } from '../auth/captcha.ts';
import { askBreached } from '../auth/breached-passwords.ts';
import { EnvironmentError } from '../environments/environment.ts';
import {
  createEnvironments,
  type Environment,
  type Environments,
  missingSecrets,
} from '../environments/environments.ts';
import type { Provider } from '../environments/oidc/provider.ts';
import { demoEnvironment } from '../environments/store.ts';
import { createPayPalApi } from '../payments/paypal/api.ts';
import { codeOf } from '../platform/database.ts';
import type { Settings } from '../platform/settings.ts';
import { atWork } from './shell.ts';

export interface Finding {
  readonly what: string;
  readonly state: 'good' | 'careful' | 'bad';
  readonly detail: string;
}

/** Longest wait for Paysera's page; every other call ends by itself within ten seconds. */
const patience = 10_000;

/** What went wrong at somebody else's: the innermost cause says most. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  const words = error instanceof Error ? error.message : String(error);
  const code = codeOf(error);
  return code === undefined || words.includes(code) ? words : `${code}: ${words}`;
}

/** Asks each provider that is configured, all at once: a call that changes nothing there. */
export async function checkProviders(settings: Settings): Promise<Finding[]> {
  const { payments, captcha, breachedPasswordsUrl } = settings;
  const { paypal, paysera } = payments;
  const environments = createEnvironments(settings);
  const rows = await listed(settings, environments);
  const providers = [...environments.social, ...rows.flatMap(({ provider }) => provider ?? [])];
  return await Promise.all([
    ...(paypal === undefined
      ? []
      : [check('PayPal', 'it takes our client', () => createPayPalApi(paypal).signIn())]),
    ...(paysera === undefined
      ? []
      : [
          // It has no call for us: buyers are sent to its page.
          check('Paysera', 'its page answers', () =>
            fetch(paysera.url, {
              method: 'HEAD',
              redirect: 'manual',
              signal: AbortSignal.timeout(patience),
            }),
          ),
        ]),
    ...providers.map((provider) =>
      check(`sign-in by ${provider.name}`, 'its discovery document is good', () => discover(provider)),
    ),
    ...rows
      .filter(({ row }) => row.kind !== 'builtin')
      .map((one) => check(`environment ${one.row.id}`, 'it answers', () => askSite(one, settings))),
    ...(captcha === undefined || captcha.provider === 'altcha'
      ? []
      : [check('captcha', 'it answers', () => askCaptcha(captcha, 'doctor', '127.0.0.1'))]),
    ...(breachedPasswordsUrl === undefined
      ? []
      : [check('password list', 'it answers', () => askBreached('Medeina', breachedPasswordsUrl))]),
  ]);

  async function discover(provider: Provider): Promise<void> {
    await environments.openId.start(provider, { isFresh: false, wantsRegistration: false, language: 'lt' });
  }
}

/** Those of the database; none where it cannot tell yet, which its own line says. */
async function listed(settings: Settings, environments: Environments): Promise<Environment[]> {
  try {
    const all = await atWork(settings, ({ database }) => environments.list(database.executor), {
      needsMigrations: false,
    });
    // The demo's runs within the server.
    return all.filter(({ row }) => !(settings.demo && row.id === demoEnvironment.id));
  } catch {
    return [];
  }
}

/**
 * With its own token where there is one; else a site that refuses us is one that answers.
 * @throws where a secret that it names is not set: nobody could sign in, or would be enrolled.
 */
async function askSite({ row, adapter, siteToken }: Environment, settings: Settings): Promise<void> {
  const missing = missingSecrets(row, settings).map((name) => `ENVIRONMENT_SECRET_${name}`);
  if (missing.length > 0) throw new Error(`not set: ${missing.join(', ')}`);
  try {
    await adapter.accountOf(row, siteToken ?? 'none');
  } catch (error) {
    const isAnswer =
      siteToken === undefined && error instanceof EnvironmentError && error.reason === 'refused';
    if (!isAnswer) throw error;
  }
}

async function check(what: string, good: string, ask: () => Promise<unknown>): Promise<Finding> {
  try {
    await ask();
    return { what, state: 'good', detail: good };
  } catch (error) {
    return { what, state: 'bad', detail: `it cannot be used: ${reasonOf(error)}` };
  }
}
