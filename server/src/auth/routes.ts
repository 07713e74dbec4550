import { headerNames } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import type { CallFacts } from '../platform/endpoints/types.ts';
import { type MessageId, message } from '../platform/messages.ts';
import { askAgain, confirmEmail, readEmail } from './email-addresses.ts';
import { changePassword, checkPassword, passwordPreference } from './password-change.ts';
import { forgetPassword, resetPassword } from './password-reset.ts';
import { register } from './registration.ts';
import type { SignIn } from './sign-in.ts';
import { hasPassword } from './users-store.ts';

export interface AuthContext extends Context {
  /** The same that checks the session of every call. */
  readonly signIn: SignIn;
}

/** Mounts the calls of signing in and out. */
export function mountAuth(context: AuthContext): void {
  const { signIn } = context;
  const { executor } = context.database;
  context.mount({
    'auth.login': (call) => signIn.withPassword(call.body.username, call.body.password, call),
    'auth.register': async (call) =>
      signIn.open({ id: await register(context, call.body, call), method: 'registration' }, call),
    'auth.refresh': (call) =>
      signIn.refresh(call.body.refresh_token, call.headers[headerNames.refreshAttempt], call),
    'auth.logout': (call) => signIn.logout(call.session?.sessionId, call.body?.refresh_token, call),
    'auth.session': (call) => ({
      data: call.session === null ? null : signIn.current(call.session),
    }),
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
      await forgetPassword(context, call.body.username, call);
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
      data: { email: await confirmEmail(context, executor, call.body.token, call) },
    }),
  });
}

function done({ language }: CallFacts, words: MessageId) {
  return { success: true, message: message(language, words) } as const;
}
