import { Button } from '@medeina/design-system/primitives/Button';
import { CalendarPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from './useText.ts';

const CalendarDialog = lazy(() => import('./CalendarDialog.tsx'));

/** Brings the sessions into one's own calendar; what that takes is loaded when it is first asked for. */
export function CalendarButton() {
  const text = useText();
  const [state, setState] = useState<'closed' | 'open' | 'unasked'>('unasked');
  return (
    <>
      <Button variant="outline" size="sm" icon={CalendarPlus} onClick={() => setState('open')}>
        {text('calendar')}
      </Button>
      {state !== 'unasked' && (
        <Suspense>
          <CalendarDialog
            open={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
