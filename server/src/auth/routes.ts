import { headerNames } from '@medeina/contract';
import type { Environments } from '../environments/environments.ts';
import { addressForPhones } from '../platform/address-for-phones.ts';
import type { Context } from '../platform/context.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { type MessageId, message } from '../platform/messages.ts';
import type { Captcha } from './captcha.ts';
import { addDevice, lookAtDeviceLink, proveByDeviceLink } from './device-link.ts';
import { askAgain, confirmEmail, readEmail } from './email-addresses.ts';
import { changePassword, checkPassword, passwordPreference } from './password-change.ts';
import { forgetPassword, resetPassword } from './password-reset.ts';
import type { Calendars } from './other-ways-in.ts';
import { endOne, endOthers, ownSessions } from './own-sessions.ts';
import type { Passkeys } from './passkeys.ts';
import { register } from './registration.ts';
import type { SignIn } from './sign-in.ts';
import { mountSignOn } from './sign-on-routes.ts';
import { hasPassword } from './users-store.ts';

export interface AuthContext extends Context {
  /** The same that checks the session of every call. */
  readonly signIn: SignIn;
  readonly passkeys: Passkeys;
  readonly captcha: Captcha;
  readonly environments: Environments;
}

/** Mounts the calls of signing in and out, and of what one signs in with. */
export function mountAuth(context: AuthContext, calendars: Calendars): void {
  mountSignIn(context);
  mountPasswords({ ...context, ...calendars });
  mountSessions(context);
  mountPasskeys(context);
  mountSignOn(context);
}

function mountSignIn(context: AuthContext): void {
  const { signIn } = context;
  context.mount({
    'auth.login': (call) => signIn.withPassword(call.body.username, call.body.password, call),
    'auth.register': async (call) =>
      signIn.open({ id: await register(context, call.body, call), method: 'registration' }, call),
    'auth.captcha': async (call) => ({ data: await context.captcha.challenge(call.body.form, call) }),
    'auth.refresh': (call) =>
      signIn.refresh(call.body.refresh_token, call.headers[headerNames.refreshAttempt], call),
    'auth.logout': (call) => signIn.logout(call.session?.sessionId, call.body?.refresh_token, call),
    'auth.session': (call) => ({
      data: call.session === null ? null : signIn.current(call.session),
    }),
  });
}

function mountPasswords(context: AuthContext & Calendars): void {
  const { signIn } = context;
  const { executor } = context.database;
  context.mount({
    'auth.password.check': async (call) => {
      await checkPassword(executor, signIn, call.body, call.session, call);
      return done(call, 'done.password_checked');
    },
    'auth.password.change': async (call) => {
      await changePassword(context, call.body, call.session, call);
      return done(call, 'done.password_changed');
    },
    'auth.password.preference': async (call) => ({
      data: await passwordPreference(executor, call.query.user_id, call.session),
    }),
    'auth.password.isSet': async (call) => ({
      data: { is_set: await hasPassword(executor, call.session.userId) },
    }),
    'auth.password.forgotten': async (call) => {
      await forgetPassword(context, call.body, call);
      return done(call, 'done.reset_sent');
    },
    'auth.password.reset': async (call) => {
      await resetPassword(context, call.body, call);
      return done(call, 'done.password_changed');
    },
    'auth.email.read': async (call) => ({ data: await readEmail(executor, call.session.userId) }),
    'auth.email.resend': async (call) => {
      await askAgain(context, executor, call.session);
      return done(call, 'done.email_sent');
    },
    'auth.email.confirm': async (call) => ({
      data: { email: await confirmEmail(context, executor, call.body.token, call.session, call) },
    }),
  });
}

function done({ language }: CallFacts, words: MessageId) {
  return { success: true, message: message(language, words) } as const;
}

/** Where the person is signed in, and a second device. */
function mountSessions({ mount, signIn, database: { executor }, settings }: AuthContext): void {
  const site = addressForPhones(settings);
  mount({
    'auth.sessions.list': async (call) => ({ data: await ownSessions(executor, call.session) }),
    'auth.sessions.end': async (call) => {
      await endOne(executor, call.session, call.params.id, call);
      return done(call, 'done.session_ended');
    },
    'auth.sessions.endOthers': async (call) => {
      const count = await endOthers(executor, call.session, call);
      return { success: true, message: message(call.language, 'done.sessions_ended', { count }) };
    },
    'auth.device.add': (call) => addDevice(executor, site, call.session),
    'auth.device.look': async (call) => ({ data: await lookAtDeviceLink(executor, call.body.code) }),
    'auth.device.enter': async (call) =>
      signIn.open(await proveByDeviceLink(executor, call.body.code, call), call),
  });
}

function mountPasskeys({ mount, signIn, passkeys }: AuthContext): void {
  mount({
    'auth.passkeys.list': async (call) => ({ data: await passkeys.list(call.session) }),
    'auth.passkeys.options': async (call) => ({
      data: await passkeys.creationOptions(call.session, call),
    }),
    'auth.passkeys.add': async (call) => ({
      data: await passkeys.add(call.session, call.body.credential, call),
    }),
    'auth.passkeys.rename': async (call) => {
      await passkeys.rename(call.session, call.params.id, call.body.name);
      return done(call, 'done.passkey_renamed');
    },
    'auth.passkeys.remove': async (call) => {
      await passkeys.remove(call.session, call.params.id, call);
      return done(call, 'done.passkey_removed');
    },
    'auth.passkey.options': async (call) => ({ data: await passkeys.requestOptions(call.session) }),
    'auth.passkey.login': async (call) => signIn.open(await passkeys.prove(call.body.credential, call), call),
    'auth.passkey.check': async (call) => {
      await passkeys.check(call.session, call.body.credential, call);
      return done(call, 'done.passkey_checked');
    },
  });
}
