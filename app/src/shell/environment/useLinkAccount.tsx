import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SignOnEnvironment } from '@medeina/contract';
import { withMessages } from '../../languages.ts';

const LinkDialog = lazy(() => withMessages('course', () => import('./LinkDialog.tsx')));

/** Linking an account by the password of its environment: what opens the dialog is the caller's. */
export function useLinkAccount(onLinked?: () => void): {
  readonly open: (environment: SignOnEnvironment) => void;
  readonly dialog: ReactNode;
} {
  const [environment, setEnvironment] = useState<SignOnEnvironment>();
  const close = () => setEnvironment(undefined);
  return {
    open: setEnvironment,
    dialog: environment !== undefined && (
      <Suspense fallback={null}>
        <LinkDialog
          environment={environment}
          onClose={close}
          onLinked={() => {
            close();
            onLinked?.();
          }}
        />
      </Suspense>
    ),
  };
}
