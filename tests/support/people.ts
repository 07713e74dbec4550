import { randomUUID } from 'node:crypto';
import { headerNames, languageTags, type Language, type Output } from '@medeina/contract';
import type { BrowserContext, Cookie, Page } from '@playwright/test';
import type { Say } from './messages.ts';
import { expect, withoutServiceWorkers } from './test.ts';

/** A new user: the fields of the registration form as typed. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly birthdate: string;
  readonly password: string;
}

const names: Record<Language, Pick<Person, 'firstname' | 'lastname'>> = {
  lt: { firstname: 'Žydrūnė', lastname: 'Šačkutė' },
  en: { firstname: 'Wilhelmina', lastname: 'O’Rourke-Ashworth' },
  ru: { firstname: 'Алёна', lastname: 'Щербакова' },
};

/** A user unique to this test. */
export function newPerson(language: Language): Person {
  const unique = randomUUID().slice(0, 8);
  return {
    ...names[language],
    username: `person-${unique}`,
    email: `person-${unique}@medeina.example`,
    phone: '+37061234567',
    birthdate: '1990-02-28',
    password: `ilga frazė ${unique}`,
  };
}

/** The demo's learner, with courses in every state. */
export const demoLearner = { username: 'demo', password: 'demo-medeina' };

/** Calls the server as the app does; the context keeps the response's cookies. */
export async function call(
  context: BrowserContext,
  method: 'DELETE' | 'GET' | 'POST',
  path: string,
  { data, language = 'lt' }: { readonly data?: object; readonly language?: Language } = {},
): Promise<unknown> {
  const response = await context.request.fetch(path, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      [headerNames.transport]: 'cookie',
      [headerNames.language]: languageTags[language],
    },
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok(), `${method} ${path} answers ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Creates an account and logs in through the API, for tests of what comes after. */
export async function registerQuietly(context: BrowserContext, language: Language): Promise<Person> {
  const person = newPerson(language);
  const data = { ...person, confirm: person.password, agree: true };
  await call(context, 'POST', '/api/auth/register', { data, language });
  return person;
}

/** How long the demo learner's session is reused, in milliseconds: well within its first token's lifetime. */
const demoLasts = 150_000;
let demoSession: { readonly cookies: SessionCookie[]; readonly until: number } | undefined;
type SessionCookie = Pick<Cookie, 'name' | 'value' | 'httpOnly' | 'secure' | 'sameSite' | 'expires'>;

/**
 * Logs the demo learner in through the API, keeping the context's language. The tests of a worker share one session to
 * stay below the login limit, so none of them may log out or renew it.
 */
export async function beDemoLearner(
  context: BrowserContext,
  language: Language,
  baseURL: string | undefined,
): Promise<void> {
  const url = baseURL ?? '';
  if (demoSession === undefined || demoSession.until < Date.now()) {
    await call(context, 'POST', '/api/auth/login', { data: demoLearner, language });
    const cookies = (await context.cookies()).filter(({ name }) => /medeina-|signed_in/.test(name));
    demoSession = {
      cookies: cookies.map(({ name, value, httpOnly, secure, sameSite, expires }) => ({
        name,
        value,
        httpOnly,
        secure,
        sameSite,
        expires,
      })),
      until: Date.now() + demoLasts,
    };
  } else {
    // Secure cookies need an https address here; the browser sends them to localhost anyway.
    const at = url.replace(/^http:/, 'https:');
    await context.addCookies(
      demoSession.cookies.map((cookie) => Object.assign({ url: cookie.secure ? at : url }, cookie)),
    );
  }
  await context.addCookies([{ name: 'language', value: language, url }]);
}

/** A page of the same person's on another device of this size, where they have logged in. Its context is the caller's to close. */
export async function onAnotherDevice(
  page: Page,
  person: Pick<Person, 'username' | 'password'>,
  language: Language,
): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The context has no browser');
  const url = new URL(page.url()).origin;
  const device = await browser.newContext({ baseURL: url, viewport: page.viewportSize() });
  await withoutServiceWorkers(device);
  const { username, password } = person;
  await call(device, 'POST', '/api/auth/login', { data: { username, password }, language });
  // The login has chosen the account's language.
  await device.addCookies([{ name: 'language', value: language, url }]);
  return await device.newPage();
}

/** Ends the person's sessions but one on another device, which is then put away. */
export async function endSessionsElsewhere(
  page: Page,
  person: Pick<Person, 'username' | 'password'>,
  language: Language,
): Promise<void> {
  const device = (await onAnotherDevice(page, person, language)).context();
  await call(device, 'DELETE', '/api/account/sessions');
  await device.close();
}

/** The path that launches the activity which a page has open. */
export function launchPath(page: Page): string {
  const { url }: { url: string } = JSON.parse(new URL(page.url()).searchParams.get('json') ?? '');
  return url;
}

/** Enrols the logged-in user in a free course. */
export async function startCourse(context: BrowserContext, course: number): Promise<void> {
  await call(context, 'POST', `/api/courses/${course}/enrol`, { data: {} });
}

/** A course of the logged-in user's. */
export async function ownCourse(
  context: BrowserContext,
  course: number,
  language: Language = 'lt',
): Promise<Output<'learning.purchased.detail'>['data']> {
  const answer = await call(context, 'GET', `/api/courses/purchased/${course}`, { language });
  return JSON.parse(JSON.stringify(answer)).data;
}

/** Done in the browser, or by the operator. */
const activities: ReadonlySet<string> = new Set(['quiz', 'scenario', 'survey', 'extlmsroom']);

/** Completes what is to be read and watched, in the order in which one opens the other. */
export async function study(context: BrowserContext, course: number): Promise<void> {
  const { theory } = await ownCourse(context, course);
  const materials = theory.flatMap(({ sections }) => sections.flatMap(({ parts }) => parts));
  for (const { module, course_module_id: id, completion, ...material } of materials) {
    if (completion === 0 || activities.has(module)) continue;
    const [path, data] =
      module === 'video'
        ? [
            'watched',
            { id: String(id), from: 0, to: material.duration === null ? 600 : material.duration * 60 },
          ]
        : ['completion', { module, id: String(id), state: 1 }];
    // oxlint-disable-next-line no-await-in-loop
    await call(context, 'POST', `/api/courses/activity/${path}`, { data });
  }
}

/** Fills every field of the registration form and agrees to the terms. */
export async function fillRegistration(page: Page, say: Say, person: Person): Promise<void> {
  for (const field of [
    'firstname',
    'lastname',
    'username',
    'email',
    'phone',
    'birthdate',
    'password',
  ] as const) {
    await page.getByLabel(say(`auth.field.${field}`), { exact: true }).fill(person[field]);
  }
  await page.getByLabel(say('auth.field.confirm'), { exact: true }).fill(person.password);
  const agreement = page.getByRole('checkbox');
  if (!(await agreement.isChecked())) await agreement.click();
}

/** Fills in and submits the visible login form. */
export async function submitLogin(
  page: Page,
  say: Say,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  const submit = page.getByRole('button', { name: say('auth.login.submit'), exact: true });
  // Registration, which may still be shown, has fields of the same names.
  await submit.waitFor();
  await page.getByLabel(say('auth.field.username'), { exact: true }).fill(username);
  await page.getByLabel(say('auth.field.password'), { exact: true }).fill(password);
  await submit.click();
}

/** Logs in on the login page and waits for the next page. */
export async function logIn(
  page: Page,
  say: Say,
  person: Pick<Person, 'username' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, say, person);
  await expect(page).not.toHaveURL(/\/login/);
}

/** Makes the browser a guest's, without the calls of a logout. */
export async function becomeGuest(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /medeina|signed_in/ });
}

/** Ends the session without the page's knowledge: its tokens are gone, the hint that somebody is logged in stays. */
export async function loseSession(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /medeina-/ });
}

/** Logs out through the menu for this width. */
export async function logOut(page: Page, say: Say, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await page.getByRole('button', { name: say('Header.menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('ProfileMenu.logOut') })
      .click();
  } else {
    await page.getByRole('button', { name: say('ProfileMenu.menu') }).click();
    await page
      .getByRole('banner')
      .getByRole('menuitem', { name: say('ProfileMenu.logOut') })
      .click();
  }
  await expect(page.getByText(say('shell.logout.done'))).toBeVisible();
}

/** Makes an account at the demo's provider, where the browser stands now, and comes back. */
export async function registerThere(page: Page, username: string): Promise<void> {
  await page.locator('[name="username"]').fill(username);
  await page.locator('[name="firstname"]').fill('Austėja');
  await page.locator('[name="lastname"]').fill('Petrauskaitė');
  await page.locator('[name="email"]').fill(`${username}@pmp.example`);
  await page.locator('[name="password"]').fill('demo-medeina');
  await page.locator('[name="password"]').press('Enter');
}
