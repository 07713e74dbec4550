import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Check, X } from 'lucide-react';
import { focused } from '../../../internal/focused.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { LinkButton } from '../../../primitives/Link/index.ts';
import { Tag } from '../../../primitives/Tag/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { discountFieldWords } from './DiscountField.words.ts';
import type { DiscountFieldWord } from './DiscountField.words.ts';
import * as styles from './DiscountField.css.ts';

/** A code that is applied beside the one in the field. */
export interface KeptCode {
  code: string;
  /** Takes it off. */
  onRemove: () => void;
}

export interface DiscountFieldProps extends RootProps<HTMLFormElement> {
  /** The code in the field. */
  value?: string | undefined;
  /** The code in the field at first. */
  defaultValue?: string | undefined;
  /** The field was written on. */
  onChange?: ((value: string) => void) | undefined;
  /** The code was submitted, by Enter or by the button that replaces the action. */
  onApply: (code: string) => void;
  /** The field was emptied while a code was applied. */
  onClear: () => void;
  /** The applied code. */
  applied?: string | undefined;
  /** Other codes that are applied. */
  kept?: readonly KeptCode[] | undefined;
  /** Offers to add another code: keep the applied one and empty the field. */
  onAnother?: (() => void) | undefined;
  /** The request is under way. */
  applying?: boolean | undefined;
  /** "The code is not valid" */
  error?: string | undefined;
  /** The totals, between the field and the action. */
  children?: ReactNode;
  /** The action without a pending code: the pay button. */
  action: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<DiscountFieldWord, string>> | undefined;
}

const none: readonly KeptCode[] = [];

/**
 * A field for a discount code, with the action below it. A code that is typed but not applied replaces the action with
 * "apply": one filled button is in view, and no discount is overlooked when paying.
 */
export function DiscountField({
  value: valueProp,
  defaultValue = '',
  onChange,
  onApply,
  onClear,
  applied,
  kept = none,
  onAnother,
  applying = false,
  error,
  children,
  action,
  texts: ownTexts,
  ...root
}: DiscountFieldProps) {
  const { texts } = useMedeina();
  const say = useWords(discountFieldWords, ownTexts);
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange,
  });
  const id = useId();
  const code = value.trim();
  const pending = code !== '' && code !== applied;

  const status = useRef<HTMLDivElement>(null);
  /** Submitted by the "apply" button, which disappears once the code is applied. */
  const isSentByButton = useRef(false);
  useLayoutEffect(() => {
    if (pending) return;
    // Focus the result rather than the pay button that replaces it.
    if (isSentByButton.current && document.activeElement === document.body) status.current?.focus();
    isSentByButton.current = false;
  }, [pending]);

  const focusField = () => document.getElementById(id)?.focus();

  const change = (next: string) => {
    setValue(next);
    if (next.trim() === '' && applied !== undefined) onClear();
  };

  return (
    <form
      {...root}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending || applying) return;
        isSentByButton.current = focused() instanceof HTMLButtonElement;
        onApply(code);
      }}
    >
      <div className={styles.line}>
        <div className={styles.field}>
          <TextInput
            id={id}
            label={say('code')}
            value={value}
            error={error}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            onChange={(event) => {
              change(event.target.value);
            }}
          />
        </div>
        {value !== '' && (
          <span className={styles.clear}>
            <IconButton
              icon={X}
              label={texts.clear}
              tip="above-start"
              onClick={() => {
                change('');
                focusField();
              }}
            />
          </span>
        )}
      </div>
      <div ref={status} role="status" tabIndex={-1}>
        {applied !== undefined && !pending && (
          <p className={styles.applied}>
            <Icon icon={Check} size="small" />
            {say('applied')}
          </p>
        )}
      </div>
      {kept.length > 0 && (
        <ul className={styles.kept} aria-label={say('kept')}>
          {kept.map((one) => (
            <li key={one.code}>
              <Tag
                onRemove={() => {
                  one.onRemove();
                  focusField();
                }}
              >
                {one.code}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {onAnother !== undefined && applied !== undefined && !pending && (
        <div>
          <LinkButton
            alone
            onClick={() => {
              onAnother();
              focusField();
            }}
          >
            {say('another')}
          </LinkButton>
        </div>
      )}
      {children}
      {pending ? (
        // Keyed, so that it never becomes the pay button: two presses in a row would pay.
        <Button key="apply" type="submit" size="lg" full loading={applying}>
          {say('apply')}
        </Button>
      ) : (
        action
      )}
    </form>
  );
}
