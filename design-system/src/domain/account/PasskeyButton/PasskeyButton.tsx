import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CircleAlert, Fingerprint, Info } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { knowsPasskeys, outcomeOf } from './ceremony.ts';
import type { PasskeyOutcome } from './ceremony.ts';
import { passkeyButtonWords } from './PasskeyButton.words.ts';
import type { PasskeyButtonWord } from './PasskeyButton.words.ts';
import * as styles from './PasskeyButton.css.ts';

export const passkeyPurposes = ['signIn', 'register'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

export interface PasskeyButtonProps extends RootProps<HTMLDivElement> {
  /** Signing in, or creating a passkey in the account's settings. */
  purpose?: PasskeyPurpose | undefined;
  /**
   * Asks the browser for the passkey and the server for its verdict, until both have answered; what it throws is told.
   * Aborted when the button goes away.
   */
  onConfirm: (signal: AbortSignal) => Promise<void>;
  /** Whether passkeys are known here; the browser is asked by default. */
  supported?: boolean | undefined;
  /** `primary` where no password is asked for beside it. */
  variant?: 'primary' | 'outline' | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<PasskeyButtonWord, string>> | undefined;
}

const never = () => () => {};
/** The server cannot know: the button is there until the browser says otherwise. */
const maybe = () => true;

/** Signs in with a passkey or creates one: one press, then the device asks. */
export function PasskeyButton({
  purpose = 'signIn',
  onConfirm,
  supported,
  variant = 'outline',
  texts,
  ...root
}: PasskeyButtonProps) {
  const say = useWords(passkeyButtonWords, texts);
  const isKnown = useSyncExternalStore(never, knowsPasskeys, maybe);
  const [state, setState] = useState<'idle' | 'waiting' | PasskeyOutcome>('idle');
  const ceremony = useRef<AbortController>(undefined);
  useEffect(() => () => ceremony.current?.abort(), []);

  const confirm = async () => {
    const controller = new AbortController();
    ceremony.current = controller;
    setState('waiting');
    try {
      await onConfirm(controller.signal);
      if (!controller.signal.aborted) setState('idle');
    } catch (error) {
      if (!controller.signal.aborted) setState(outcomeOf(error));
    }
  };

  if (!(supported ?? isKnown))
    return (
      <div {...root} className={styles.root}>
        <p className={styles.line}>
          <span className={styles.icon}>
            <Icon icon={Info} size="small" />
          </span>
          {say('unsupported')}
        </p>
      </div>
    );
  const isWrong = state === 'refused' || state === 'failed';
  return (
    <div {...root} className={styles.root}>
      <Button
        variant={variant}
        icon={Fingerprint}
        full
        loading={state === 'waiting'}
        onClick={() => {
          void confirm();
        }}
      >
        {isWrong ? say('retry') : say(purpose)}
      </Button>
      <div role="status">
        {state !== 'idle' && (
          <p className={classes(styles.line, styles.told, state === 'failed' && styles.wrong)}>
            {isWrong && (
              <span className={styles.icon}>
                <Icon icon={state === 'failed' ? CircleAlert : Info} size="small" />
              </span>
            )}
            {say(state)}
          </p>
        )}
      </div>
    </div>
  );
}
