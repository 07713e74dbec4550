import { type CaptchaForm, isSiteKeyProvider, type SiteKeyProvider } from '@medeina/contract';
import { Button } from '@medeina/design-system/primitives/Button';
import { Icon } from '@medeina/design-system/primitives/Icon';
import { Spinner } from '@medeina/design-system/primitives/Spinner';
import { Text } from '@medeina/design-system/primitives/Text';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useConfig } from '../../data/config.ts';
import { LanguageContext } from '../../data/language.ts';
import { useFocusToMain } from '../useFocusToMain.ts';
import * as styles from './Captcha.css.ts';
import { loadWidgets } from './siteKey.ts';
import { type CaptchaState, useWork } from './useWork.ts';

export interface Captcha {
  /** What the form sends; undefined where no captcha is configured. Good for one attempt. */
  readonly take: () => Promise<string | undefined>;
  /** Stands above the button of the form. */
  readonly field: ReactNode;
}

interface LineProps {
  readonly state: CaptchaState;
  /** What the server says of the answer. */
  readonly error: string | undefined;
  readonly onRetry: () => void;
}

/** Says how the check goes, in the same line throughout. */
function Line({ state, error, onRetry }: LineProps) {
  const isFailed = state === 'failed' || (error !== undefined && state !== 'working');
  const shown = isFailed ? 'failed' : state;
  const line = useRef<HTMLDivElement>(null);
  return (
    <div ref={line} className={styles.line} role="status" tabIndex={-1} data-captcha={shown}>
      <span className={isFailed ? styles.failedSign : styles.sign}>
        {state === 'working' ? <Spinner /> : <Icon icon={isFailed ? CircleAlert : ShieldCheck} />}
      </span>
      <Text size="small" tone={isFailed ? 'danger' : 'muted'}>
        {isFailed && error !== undefined ? error : <FormattedMessage id={`form.captcha.${shown}`} />}
      </Text>
      {state === 'failed' && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            // The button goes as the check goes on.
            line.current?.focus();
            onRetry();
          }}
        >
          <FormattedMessage id="common.retry" />
        </Button>
      )}
    </div>
  );
}

interface WorkFieldProps extends LineProps {
  readonly onBegin: () => void;
}

/** Begins as somebody begins to fill in the form. */
function WorkField({ onBegin, ...line }: WorkFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = box.current?.closest('form');
    if (form?.contains(document.activeElement) === true) onBegin();
    form?.addEventListener('focusin', onBegin);
    return () => form?.removeEventListener('focusin', onBegin);
  }, [onBegin]);
  return (
    <div ref={box}>
      <Line {...line} />
    </div>
  );
}

interface SiteKeyFieldProps {
  readonly provider: SiteKeyProvider;
  readonly siteKey: string;
  readonly error: string | undefined;
  readonly onAnswer: (answer: string | undefined) => void;
  readonly onRetry: () => void;
}

/** The provider's own widget; another key draws it anew. */
function SiteKeyField({ provider, siteKey, error, onAnswer, onRetry }: SiteKeyFieldProps) {
  const { language } = useContext(LanguageContext);
  const box = useRef<HTMLDivElement>(null);
  // A retry draws all of it anew.
  const whole = useFocusToMain();
  const [state, setState] = useState<CaptchaState>('working');
  useEffect(() => {
    const place = document.createElement('div');
    box.current?.append(place);
    let isGone = false;
    void (async () => {
      try {
        const widgets = await loadWidgets(provider, language);
        if (isGone) return;
        setState('idle');
        widgets.render(place, {
          sitekey: siteKey,
          theme: document.documentElement.dataset['medeinaTheme'] === 'dark' ? 'dark' : 'light',
          callback: (answer) => {
            setState('done');
            onAnswer(answer);
          },
          'expired-callback': () => {
            setState('idle');
            onAnswer(undefined);
          },
          'error-callback': () => setState('failed'),
        });
      } catch {
        if (!isGone) setState('failed');
      }
    })();
    return () => {
      isGone = true;
      place.remove();
    };
  }, [provider, siteKey, language, onAnswer]);
  return (
    <div ref={whole} className={styles.widget}>
      <div ref={box} />
      {(state !== 'idle' || error !== undefined) && <Line state={state} error={error} onRetry={onRetry} />}
    </div>
  );
}

/**
 * The captcha of a form, where one is configured.
 * @param error what the server said of the last answer.
 */
export function useCaptcha(form: CaptchaForm, error: string | undefined): Captcha {
  const { captcha } = useConfig();
  const { state, begin, take } = useWork(form);
  const [answer, setAnswer] = useState<string>();
  const [turn, setTurn] = useState(0);
  if (captcha === null) return { take: () => Promise.resolve(undefined), field: null };
  const { provider } = captcha;
  if (!isSiteKeyProvider(provider)) {
    return { take, field: <WorkField state={state} error={error} onBegin={begin} onRetry={begin} /> };
  }
  return {
    take: () => {
      setAnswer(undefined);
      setTurn(turn + 1);
      return Promise.resolve(answer ?? '');
    },
    field: (
      <SiteKeyField
        key={turn}
        provider={provider}
        siteKey={captcha.site_key}
        error={error}
        onAnswer={setAnswer}
        onRetry={() => setTurn(turn + 1)}
      />
    ),
  };
}
