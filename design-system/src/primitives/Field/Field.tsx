import { useId } from 'react';
import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Field.css.ts';

/** The texts of every field. */
export interface FieldTexts {
  /** Above the control. */
  label: ReactNode;
  /** Shows the label to screen readers only, where a heading or an icon already says it. */
  labelHidden?: boolean | undefined;
  /** How to fill it in. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; stays until the value is valid. */
  error?: ReactNode;
  /** Adds "optional" to the label; required fields are not marked. */
  optional?: boolean | undefined;
}

/** Props for the control inside; what the field takes for its root is the control's. */
export interface FieldControl<Control extends Element = never> extends RootProps<Control> {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps<Control extends Element = never> extends FieldTexts, RootProps<Control> {
  /** Draws the control with the props that connect it. */
  children: (control: FieldControl<Control>) => ReactNode;
}

/** A label, a control, its hint and its error, connected for assistive technology. */
export function Field<Control extends Element = never>({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  children,
  ...root
}: FieldProps<Control>) {
  misuse?.(
    'Field',
    label === '' || label === null || label === false,
    'the field has no `label`; give one, with `labelHidden` where it is seen elsewhere.',
  );
  const own = useId();
  const { texts } = useMedeina();
  const controlId = id ?? own;
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const hinted = hint !== undefined && hint !== null;
  const describedBy = [invalid && `${controlId}-error`, hinted && `${controlId}-hint`]
    .filter(Boolean)
    .join(' ');
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> ({texts.optional})</span>}
    </>
  );
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={controlId}>{words}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={controlId} className={styles.label}>
          {words}
        </label>
      )}
      {children({
        ...root,
        id: controlId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': invalid || undefined,
      })}
      <FieldError id={`${controlId}-error`}>{invalid ? error : undefined}</FieldError>
      {hinted && (
        <p id={`${controlId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error of a field or group. Always rendered, so that a later error is announced. */
export function FieldError({
  id,
  children,
}: {
  /** The id that the control is described by. */
  id: string;
  /** What is wrong; nothing where the field is right. */
  children: ReactNode;
}) {
  return (
    <div aria-live="polite" className={styles.live}>
      {children !== undefined && (
        <p id={id} className={styles.error}>
          <span className={styles.errorIcon}>
            <Icon icon={CircleAlert} size="small" />
          </span>
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
