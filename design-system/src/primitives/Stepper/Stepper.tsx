import { Check } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useWords } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { circle, circles, link, row, states, step as stepClass, stepper } from './Stepper.css.ts';
import { stepperWords } from './Stepper.words.ts';
import type { StepperWord } from './Stepper.words.ts';

/** A step of the sequence. */
export interface Step {
  /** Unique among the steps. */
  id: string;
  /** Its name, always in view. */
  label: string;
  /** The address of a completed step to return to. */
  href?: string | undefined;
}

export interface StepperProps extends RootProps<HTMLOListElement> {
  /** The accessible name, if not "Steps": "Checkout steps". */
  label?: string | undefined;
  /** In their order. */
  steps: readonly Step[];
  /** The id of the current step; those before it are done. Without it all are. */
  current: string | undefined;
  /** Words in place of the built-in ones. */
  texts?: Partial<Record<StepperWord, string>> | undefined;
}

/** The place in a fixed sequence of steps, whose names are all in view. */
export function Stepper({ label, steps, current, texts, ...root }: StepperProps) {
  misuse?.(
    'Stepper',
    current !== undefined && !steps.some(({ id }) => id === current),
    `no step has the \`current\` id "${current}", so all show as done; give one of ${steps.map(({ id }) => id).join(', ')}.`,
  );
  const { Link } = useMedeina();
  const say = useWords(stepperWords, texts);
  const found = steps.findIndex(({ id }) => id === current);
  const at = found === -1 ? steps.length : found;
  return (
    <ol {...root} className={stepper} aria-label={label ?? say('label')}>
      {steps.map(({ id, label: name, href }, index) => {
        const state = index < at ? 'done' : index === at ? 'current' : 'waiting';
        const words = (
          <>
            <span className={classes(circle, circles[state])} aria-hidden="true">
              {state === 'done' ? <Icon icon={Check} size="small" /> : index + 1}
            </span>
            <span>
              {name}
              {state === 'done' && <VisuallyHidden>{` (${say('done')})`}</VisuallyHidden>}
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
