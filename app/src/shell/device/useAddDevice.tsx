import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';

const AddDeviceDialog = lazy(() => import('./AddDeviceDialog.tsx'));

/** Signing a second device in: what opens it is the caller's; the dialog is loaded when it is first asked for. */
export function useAddDevice(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const change = useCallback((isOpen: boolean) => setState(isOpen ? 'open' : 'closed'), []);
  return {
    open: () => setState('open'),
    // It stays when it is closed: while its code is good it watches for the device.
    dialog: state !== 'unasked' && (
      <Suspense fallback={null}>
        <AddDeviceDialog open={state === 'open'} onOpenChange={change} />
      </Suspense>
    ),
  };
}
