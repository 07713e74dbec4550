import { z } from 'zod';
import { EnvironmentError } from '../environment.ts';

/** Longest wait for a Moodle site; it must never hold up what does not need it. */
const patience = 6000;
/** The service whose tokens `login/token.php` gives; every Moodle site with the mobile app on has it. */
const service = 'moodle_mobile_app';

/** Errors come with status 200: web services name them by `exception`, the login by `error`. */
const failure = z.union([
  z.looseObject({ exception: z.string(), errorcode: z.string() }),
  z.looseObject({ error: z.string(), errorcode: z.string() }),
]);
/** Of a token or a password, rather than of the site. */
const refusals = new Set(['accessexception', 'invalidtoken', 'invalidlogin']);

const grantedToken = z.object({ token: z.string().min(1) });

/**
 * Calls a function of a site's web services.
 * @throws {EnvironmentError} also where the answer is not what the function answers.
 */
export async function askMoodle<Shape extends z.ZodType>(
  base: string,
  token: string,
  shape: Shape,
  wsfunction: string,
  parameters: Readonly<Record<string, string>>,
): Promise<z.output<Shape>> {
  const form = { wstoken: token, wsfunction, moodlewsrestformat: 'json', ...parameters };
  return read(await post(`${base}/webservice/rest/server.php`, form), shape, wsfunction);
}

/** The web-service token of a person who gives their password. */
export async function passwordToken(base: string, username: string, password: string): Promise<string> {
  const answer = await post(`${base}/login/token.php`, { username, password, service });
  return read(answer, grantedToken, 'login/token.php').token;
}

async function post(url: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      // A site that moved would be sent the token or the password.
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    const body = await response.text();
    if (!response.ok) throw new EnvironmentError('away', `Moodle answered ${response.status}`);
    const answer: unknown = JSON.parse(body);
    return answer;
  } catch (error) {
    if (error instanceof EnvironmentError) throw error;
    throw new EnvironmentError('away', 'Moodle gave no answer', { cause: error });
  }
}

function read<Shape extends z.ZodType>(answer: unknown, shape: Shape, what: string): z.output<Shape> {
  const failed = failure.safeParse(answer);
  if (failed.success) {
    const { errorcode } = failed.data;
    throw new EnvironmentError(refusals.has(errorcode) ? 'refused' : 'away', `${what}: ${errorcode}`);
  }
  const parsed = shape.safeParse(answer);
  if (!parsed.success)
    throw new EnvironmentError('away', `${what} answered what was not expected`, { cause: parsed.error });
  return parsed.data;
}
