import { Readable } from 'node:stream';
import type { Language } from '@medeina/contract';
import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';
import { protectedly } from './protection.ts';

/** Longest wait for a Moodle site, in milliseconds; it must never hold up what does not need it. */
const patience = 6000;
/** Most bytes of an answer; the largest course is far below. */
const mostBytes = 8 * 1024 * 1024;
/** The service whose tokens `login/token.php` gives; every Moodle site with the mobile app on has it. */
const service = 'moodle_mobile_app';

export type Parameters = Readonly<Record<string, number | string>>;

/** Errors come with status 200: web services name them by `exception`, the login by `error`. */
const failure = z.union([
  z.looseObject({ exception: z.string(), errorcode: z.string() }),
  z.looseObject({ error: z.string(), errorcode: z.string() }),
]);
/** What a site answers while nobody can use it. */
const closed: ReadonlySet<string | undefined> = new Set(['sitemaintenance', 'upgraderunning']);

/** Everything else says that the site cannot be used now. */
const reasons: Readonly<Record<string, EnvironmentError['reason']>> = {
  invalidtoken: 'refused',
  invalidlogin: 'refused',
  noguest: 'refused',
  usernotconfirmed: 'refused',
  passwordisexpired: 'refused',
  restoredaccountresetpassword: 'refused',
  // The course or the activity is not, or no longer, the learner's.
  errorcoursecontextnotvalid: 'missing',
  invalidrecord: 'missing',
  invalidrecordunknown: 'missing',
  invalidparameter: 'missing',
  nopermissiontoviewgrades: 'missing',
  cannotmanualctrack: 'locked',
  requireloginerror: 'locked',
  // Asked for once in six minutes, and by the app alone.
  autologinkeygenerationlockout: 'locked',
  autologinkeygenerationnotallowed: 'locked',
  apprequired: 'locked',
};

const grantedToken = z.object({ token: z.string().min(1), privatetoken: z.string().nullable().optional() });

/** A site and with whose token it is asked. */
export interface Site {
  readonly base: string;
  readonly token: string;
  /** Of the words in its answers. */
  readonly language?: Language;
  /** As which program it is asked: some answers are for the app alone. */
  readonly userAgent?: string;
}

/**
 * Calls a function of a site's web services.
 * @throws {EnvironmentError} also where the answer is not what the function answers.
 */
export async function askMoodle<Shape extends z.ZodType>(
  { base, token, language, userAgent }: Site,
  shape: Shape,
  wsfunction: string,
  parameters: Parameters = {},
): Promise<z.output<Shape>> {
  const form = {
    wstoken: token,
    wsfunction,
    moodlewsrestformat: 'json',
    ...(language === undefined ? {} : { moodlewssettinglang: language, moodlewssettingfilter: 'true' }),
    ...parameters,
  };
  // Read outside: that it answers one person with an error is no reason to leave the site alone.
  const answer = await protectedly(base, () => post(`${base}/webservice/rest/server.php`, form, userAgent));
  if (!isOutside(answer)) return read(answer, shape, wsfunction);
  // Moodle says the same of a token that has ended and of a function that the token's service leaves out.
  if (wsfunction === proof) throw new EnvironmentError('refused', 'the token has ended');
  await askMoodle({ base, token }, z.unknown(), proof);
  throw new EnvironmentError('missing', `the site does not offer ${wsfunction}`);
}

/** Answered to whoever has a token that is good. */
const proof = 'core_webservice_get_site_info';

function isOutside(answer: unknown): boolean {
  return failure.safeParse(answer).data?.errorcode === 'accessexception';
}

/** The web-service tokens of a person who gives their password: for calls, and for signing a browser in. */
export async function passwordTokens(
  base: string,
  username: string,
  password: string,
): Promise<{ token: string; signInToken: string | undefined }> {
  const form = { username, password, service };
  const answer = await protectedly(base, () => post(`${base}/login/token.php`, form));
  const granted = read(answer, grantedToken, 'login/token.php');
  return { token: granted.token, signInToken: granted.privatetoken ?? undefined };
}

/** A file of a site. Its errors come as JSON with status 200 too. */
export async function fetchFile({ base, token }: Site, path: string): Promise<Readable> {
  const response = await protectedly(base, async () => {
    // A large file may take its time, its beginning may not.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    const options = { signal: late.signal };
    const given = await send(`${base}/webservice/pluginfile.php${path}`, { token }, options).finally(() =>
      clearTimeout(timer),
    );
    if (given.status === 404) throw new EnvironmentError('missing', 'there is no such file');
    if (!given.ok) throw new EnvironmentError('away', `Moodle answered ${given.status}`);
    return given;
  });
  if (response.body === null) throw new EnvironmentError('away', 'Moodle answered nothing');
  if (response.headers.get('content-type')?.startsWith('application/json') !== true)
    return Readable.fromWeb(response.body);
  const content = await bytesOf(response);
  const answer = parsed(content);
  // It may be a file of that kind, too.
  if (failure.safeParse(answer).success) read(answer, z.never(), 'webservice/pluginfile.php');
  return Readable.from([content]);
}

async function post(url: string, form: Parameters, userAgent?: string): Promise<unknown> {
  const response = await send(url, form, { userAgent });
  if (!response.ok) throw new EnvironmentError('away', `Moodle answered ${response.status}`);
  return await json(response);
}

async function send(
  url: string,
  form: Parameters,
  {
    userAgent,
    signal = AbortSignal.timeout(patience),
  }: { userAgent?: string | undefined; signal?: AbortSignal } = {},
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      body: formOf(form),
      ...(userAgent === undefined ? {} : { headers: { 'user-agent': userAgent } }),
      // A site that moved would be sent the token or the password.
      redirect: 'error',
      signal,
    });
  } catch (error) {
    throw new EnvironmentError('away', 'Moodle gave no answer', { cause: error });
  }
}

function formOf(parameters: Parameters): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) form.set(name, String(value));
  return form;
}

async function json(response: Response): Promise<unknown> {
  const answer = parsed(await bytesOf(response));
  if (answer === undefined) throw new EnvironmentError('away', 'Moodle gave no answer that can be read');
  if (closed.has(failure.safeParse(answer).data?.errorcode))
    throw new EnvironmentError('away', 'Moodle is closed for now');
  return answer;
}

async function bytesOf(response: Response): Promise<Buffer> {
  try {
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      // Leaving the loop ends the connection.
      if (bytes > mostBytes) throw new EnvironmentError('away', 'Moodle answered more than fits');
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError('away', 'Moodle broke off its answer', { cause: error });
  }
}

/** Undefined where it is no JSON. */
function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

function read<Shape extends z.ZodType>(answer: unknown, shape: Shape, what: string): z.output<Shape> {
  const failed = failure.safeParse(answer);
  if (failed.success) {
    const { errorcode } = failed.data;
    throw new EnvironmentError(reasons[errorcode] ?? 'away', `${what}: ${errorcode}`);
  }
  const parsed = shape.safeParse(answer);
  if (!parsed.success)
    throw new EnvironmentError('away', `${what} answered what was not expected`, { cause: parsed.error });
  return parsed.data;
}
