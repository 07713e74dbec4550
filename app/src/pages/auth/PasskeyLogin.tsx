import { PasskeyButton } from '@medeina/design-system/domain/PasskeyButton';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { askForPasskey, canOfferPasskeys, signInByPasskey } from '../../data/auth/passkeys.ts';
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
        const credential = await askForPasskey(act, signal, true).catch(() => undefined);
        if (credential === undefined) {
          // The challenge is over.
          if (signal.aborted) continue;
          // Nobody has pressed anything yet: what the browser says is for the button to tell, and a server in trouble is
          // not asked again and again.
          return;
        }
        try {
          await goOn(await signInByPasskey(act, credential));
          return;
        } catch (error) {
          if (page.signal.aborted || !(error instanceof CallError)) return;
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
            await goOn(await signInByPasskey(act, await askForPasskey(act, signal)));
          } catch (error) {
            setRound((last) => last + 1);
            throw error;
          }
        }}
      />
    </>
  );
}
