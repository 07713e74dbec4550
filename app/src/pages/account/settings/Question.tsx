import type { AlertDialogProps } from '@medeina/design-system/primitives/AlertDialog';
import { lazy, Suspense, useState } from 'react';

/** Most visitors are never asked, and dialogs weigh more than the sections that ask. */
const AlertDialog = lazy(async () => {
  const module = await import('@medeina/design-system/primitives/AlertDialog');
  return { default: module.AlertDialog };
});

/** A question before something is lost, loaded when it is first asked. */
export function Question(props: AlertDialogProps & { readonly open: boolean }) {
  const [isAsked, setAsked] = useState(props.open);
  if (props.open && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Suspense>
      <AlertDialog {...props} />
    </Suspense>
  );
}
