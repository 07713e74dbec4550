import { useId } from 'react';
import type { FocusEventHandler, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { FieldError } from './Field.tsx';
import type { FieldTexts } from './Field.tsx';
import { useGroupRef } from './groupRef.ts';
import type { GroupRootProps } from './groupRef.ts';
import * as styles from './Field.css.ts';

/** What every group of controls takes. */
export interface GroupProps extends GroupRootProps, FieldTexts {
  /** Nothing in the group can be changed. */
  disabled?: boolean | undefined;
  /** The focus left the whole group. */
  onBlur?: FocusEventHandler<HTMLFieldSetElement> | undefined;
}

interface FieldGroupProps extends GroupProps {
  role: 'group' | 'radiogroup';
  /** The controls take the hint, and place it themselves. */
  isHintInside?: boolean | undefined;
  children: (isInvalid: boolean, hint: ReactNode) => ReactNode;
}

/** A legend, controls, their hint and their error. */
export function FieldGroup({
  id,
  role,
  label,
  labelHidden = false,
  hint,
  error,
  optional = false,
  disabled = false,
  onBlur,
  ref,
  isHintInside = false,
  children,
  ...rest
}: FieldGroupProps) {
  const group = useGroupRef(ref);
  const own = useId();
  const { texts } = useMedeina();
  const groupId = id ?? own;
  const isInvalid = error !== undefined && error !== null && error !== false && error !== '';
  const isHinted = hint !== undefined && hint !== null;
  const describedBy = [isInvalid && `${groupId}-error`, isHinted && `${groupId}-hint`]
    .filter(Boolean)
    .join(' ');
  const hintLine = isHinted && (
    <p id={`${groupId}-hint`} className={styles.hint}>
      {hint}
    </p>
  );
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}> ({texts.optional})</span>}
    </>
  );
  return (
    // It hears the focus leave its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      {...rest}
      ref={group}
      id={groupId}
      role={role}
      disabled={disabled}
      // A plain group has no `aria-invalid`: there the controls say it.
      aria-invalid={role === 'radiogroup' && isInvalid ? true : undefined}
      aria-describedby={describedBy === '' ? undefined : describedBy}
      className={styles.field}
      onBlur={
        onBlur &&
        ((event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur(event);
        })
      }
    >
      {labelHidden ? (
        <VisuallyHidden as="legend">{words}</VisuallyHidden>
      ) : (
        <legend className={classes(styles.label, styles.legend)}>{words}</legend>
      )}
      {!isHintInside && hintLine}
      {children(isInvalid, isHintInside ? hintLine : undefined)}
      <FieldError id={`${groupId}-error`}>{isInvalid ? error : undefined}</FieldError>
    </fieldset>
  );
}
