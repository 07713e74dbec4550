import { Check } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circle, circles, link, row, states, step as stepClass, stepper } from './Stepper.css.ts';

export interface Step {
  id: string;
  label: string;
  /** The address of a completed step to return to. */
  href?: string | undefined;
}

export interface StepperProps {
  /** The name of the list: "Checkout steps". */
  label: string;
  steps: readonly Step[];
  /** The id of the current step; those before it are done. Without it all are. */
  current: string | undefined;
  /** Announced after a completed step: "done". */
  doneLabel: string;
}

/** The place in a fixed sequence of steps, whose names are all in view. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  misuse?.(
    'Stepper',
    current !== undefined && !steps.some(({ id }) => id === current),
    `no step has the \`current\` id "${current}", so all show as done; give one of ${steps.map(({ id }) => id).join(', ')}.`,
  );
  const { Link } = useMedeina();
  const found = steps.findIndex(({ id }) => id === current);
  const at = found === -1 ? steps.length : found;
  return (
    <ol className={stepper} aria-label={label}>
      {steps.map(({ id, label: name, href }, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
        const words = (
          <>
            <span className={classes(circle, circles[state])} aria-hidden="true">
              {state === 'done' ? <Icon icon={Check} size="small" /> : index + 1}
            </span>
            <span>
              {name}
              {state === 'done' && <VisuallyHidden>{` (${doneLabel})`}</VisuallyHidden>}
            </span>
          </>
        );
        return (
          <li key={id} className={stepClass} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && href !== undefined ? (
              <Link href={href} className={classes(row, states.done, link)}>
                {words}
              </Link>
            ) : (
              <span className={classes(row, states[state])}>{words}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
