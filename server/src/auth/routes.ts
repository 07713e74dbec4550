import { headerNames } from '@medeina/contract';
import type { Context } from '../platform/context.ts';
import { message } from '../platform/messages.ts';
import { checkPassword } from './password-check.ts';
import { register } from './registration.ts';
import type { SignIn } from './sign-in.ts';

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
      signIn.open({ id: await register(executor, call.body, call.language), method: 'registration' }, call),
    'auth.refresh': (call) =>
      signIn.refresh(call.body.refresh_token, call.headers[headerNames.refreshAttempt], call),
    'auth.logout': (call) => signIn.logout(call.session?.sessionId, call.body?.refresh_token, call),
    'auth.session': (call) => ({
      data: call.session === null ? null : signIn.current(call.session),
    }),
    'auth.password.check': async (call) => {
      await checkPassword(executor, signIn, call.body, call.session, call);
      return { success: true, message: message(call.language, 'done.password_checked') };
    },
  });
}
