import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { EnvironmentPerson } from '../environment.ts';
import { EnvironmentError } from '../environment.ts';
import { askMoodle, type Site } from './web-service.ts';

const users = z.array(z.object({ id: z.int(), email: z.string().optional() }));
/** Moodle's role of whoever studies. */
const student = 5;

/**
 * Gives a person a course of a site, with a token of the site's own. Whoever has linked an account is enrolled with it;
 * else an account is made for them, or the one that an earlier enrolment made is found by the id that we gave it.
 * @returns the account's id there.
 */
export async function enrol(
  site: Site,
  { accountId, person }: { readonly accountId: string | undefined; readonly person: EnvironmentPerson },
  courseid: number,
): Promise<string> {
  const userid = accountId ?? (await findMade(site, person)) ?? (await make(site, person));
  await askMoodle(site, z.unknown(), 'enrol_manual_enrol_users', {
    'enrolments[0][roleid]': student,
    'enrolments[0][userid]': userid,
    'enrolments[0][courseid]': courseid,
  });
  return userid;
}

/**
 * Never by the address of their mail: that would hand them somebody's account. A user name that an erased account had may be
 * another person's by now, and numbers alone are the same in two installations that share a site.
 */
function idNumberOf({ id, username }: EnvironmentPerson): string {
  return `medeina:${id}:${username}`;
}

/** Moodle takes small letters of ASCII alone: the number tells apart whose names are the same without the others. */
function userNameOf({ id, username }: EnvironmentPerson): string {
  return `medeina-${id}-${username.toLowerCase().replaceAll(/[^\w.-]/g, '-')}`;
}

async function findMade(site: Site, person: EnvironmentPerson): Promise<string | undefined> {
  const found = await askMoodle(site, users, 'core_user_get_users_by_field', {
    field: 'idnumber',
    'values[0]': idNumberOf(person),
  });
  return found[0] === undefined ? undefined : String(found[0].id);
}

async function make(site: Site, person: EnvironmentPerson): Promise<string> {
  const [made] = await askMoodle(site, users, 'core_user_create_users', {
    'users[0][username]': userNameOf(person),
    // Nobody knows it: the person is mailed a link to set one, or signs in through the provider.
    'users[0][password]': `${randomBytes(24).toString('base64url')}-Aa1`,
    'users[0][firstname]': person.firstname,
    'users[0][lastname]': person.lastname,
    'users[0][email]': person.email,
    'users[0][idnumber]': idNumberOf(person),
    'users[0][lang]': person.language,
  });
  if (made === undefined) throw new EnvironmentError('away', 'no account was made');
  return String(made.id);
}
