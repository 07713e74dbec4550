import { QrModal } from '@medeina/design-system/domain/QrModal';
import { Button } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import type { OwnSession } from '@medeina/contract';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct } from '../../data/hooks.ts';
import { CallError } from '../../session/transport.ts';
import { useAlerts } from '../alerts.tsx';
import { isLocal } from '../isLocal.ts';
import { useTellFailure } from '../useTellFailure.ts';
import { deviceWords } from './deviceWords.ts';
import { useDeviceLink } from './useDeviceLink.ts';

interface AddDeviceDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A device has just signed in by the code: its owner may refuse it. */
function Added({ session, ...shell }: AddDeviceDialogProps & { readonly session: OwnSession }) {
  const intl = useIntl();
  const act = useAct();
  const alerts = useAlerts();
  const tellFailure = useTellFailure();
  const [isEnding, setIsEnding] = useState(false);
  const device = deviceWords(intl, session.device);

  const refuse = async () => {
    setIsEnding(true);
    try {
      await act('auth.sessions.end', { params: { id: session.id } }, { quiet: true });
    } catch (error) {
      // It has ended already.
      if (!(error instanceof CallError) || error.status !== 404) {
        setIsEnding(false);
        tellFailure(error, intl.formatMessage({ id: 'shell.device.refuseFailed' }));
        return;
      }
    }
    shell.onOpenChange(false);
    alerts.show({ type: 'success', subject: intl.formatMessage({ id: 'shell.device.refused' }, { device }) });
  };

  return (
    <Dialog
      {...shell}
      title={intl.formatMessage({ id: 'shell.device.added' })}
      description={intl.formatMessage({ id: 'shell.device.added.text' }, { device })}
      actions={
        <>
          <Button onClick={() => shell.onOpenChange(false)}>
            {intl.formatMessage({ id: 'shell.device.mine' })}
          </Button>
          <Button variant="outline" loading={isEnding} onClick={() => void refuse()}>
            {intl.formatMessage({ id: 'shell.device.refuse' })}
          </Button>
        </>
      }
    />
  );
}

/** The code for a second device; once it is used, the device that used it. */
export default function AddDeviceDialog({ open, onOpenChange }: AddDeviceDialogProps) {
  const intl = useIntl();
  const tellFailure = useTellFailure();
  const link = useDeviceLink(open, (error) =>
    tellFailure(error, intl.formatMessage({ id: 'shell.device.failed' })),
  );
  const addedId = link.added?.id;
  /** The session that is shown as added. */
  const [toldId, setToldId] = useState<string>();
  useEffect(() => {
    if (addedId === undefined) return undefined;
    // Told at once, even if the code was put away; but the code's dialog first gives the focus back.
    onOpenChange(true);
    const timer = setTimeout(() => setToldId(addedId));
    return () => clearTimeout(timer);
  }, [addedId, onOpenChange]);

  if (link.added !== undefined)
    return (
      <Added
        session={link.added}
        open={open && toldId === addedId}
        onOpenChange={(isOpen) => {
          // Its code is spent: opened again, there is a new one.
          if (!isOpen) link.forget();
          onOpenChange(isOpen);
        }}
      />
    );
  const here = link.href !== undefined && isLocal(new URL(link.href));
  const local = intl.formatMessage({ id: 'common.localCode' });
  return (
    <QrModal
      open={open}
      onOpenChange={onOpenChange}
      value={link.href}
      secondsLeft={link.secondsLeft}
      failed={link.hasFailed}
      onRenew={link.renew}
      renewing={link.isRenewing}
      texts={{
        confirmText: intl.formatMessage({ id: 'shell.device.confirmText' }),
        ...(here ? { scanText: local, scanUntil: local } : {}),
      }}
    />
  );
}
