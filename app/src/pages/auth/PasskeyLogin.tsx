import { PasskeyButton } from '@medeina/design-system/domain/PasskeyButton';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { canOfferPasskeys, signInByPasskey } from '../../data/auth/passkeys.ts';
import { useAct } from '../../data/hooks.ts';
import { CallError } from '../../session/transport.ts';
import { useLoginFlow } from '../../shell/useLoginFlow.ts';
import { useTellFailure } from '../../shell/useTellFailure.ts';

/** A challenge lasts ten minutes; a new one is asked for before that, in milliseconds. */
const renewAfter = 540_000;

/** Offers passkeys in the browser's own list for the user name, as long as it is rendered. */
function Offer() {
  const intl = useIntl();
  const act = useAct();
  const goOn = useLoginFlow();
  const tellFailure = useTellFailure();

  useEffect(() => {
    const page = new AbortController();
    const offer = async () => {
      if (!(await canOfferPasskeys())) return;
      while (!page.signal.aborted) {
        const signal = AbortSignal.any([page.signal, AbortSignal.timeout(renewAfter)]);
        try {
          const session = await signInByPasskey(act, signal, true);
          await goOn(session);
          return;
        } catch (error) {
          if (page.signal.aborted || signal.aborted) continue;
          // What the browser says is for the button to tell: nobody has pressed anything yet.
          if (!(error instanceof CallError) || error.status === 0) return;
          tellFailure(error, intl.formatMessage({ id: 'auth.passkey.failed' }));
        }
      }
    };
    void offer();
    return () => page.abort();
  }, [act, goOn, intl, tellFailure]);

  return null;
}

/** Signing in without a password: by a button, and in the browser's own list for the user name. */
export function PasskeyLogin() {
  const act = useAct();
  const goOn = useLoginFlow();
  /** Goes up after a ceremony of the button, which ends the offer. */
  const [round, setRound] = useState(0);

  return (
    <>
      <Offer key={round} />
      <PasskeyButton
        onConfirm={async (signal) => {
          try {
            await goOn(await signInByPasskey(act, signal));
          } catch (error) {
            setRound((last) => last + 1);
            throw error;
          }
        }}
      />
    </>
  );
}
