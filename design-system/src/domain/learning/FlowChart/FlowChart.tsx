import { CornerLeftUp } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import * as styles from './FlowChart.css.ts';

export const flowKinds = ['start', 'action', 'question', 'again', 'end'] as const;
export type FlowKind = (typeof flowKinds)[number];

/** A step inside a branch. */
export interface FlowPart {
  /** `again` leads back to an earlier step; `action` by default. */
  kind?: FlowKind | undefined;
  text: string;
  /** A dose, a time or a condition below it. */
  note?: string | null | undefined;
}

/** Where a question leads, by its answer. */
export interface FlowBranch {
  label: string;
  steps: readonly FlowPart[];
}

export interface FlowStep extends FlowPart {
  /** Two or three ways to go on from here, side by side where there is room. */
  branches?: readonly FlowBranch[] | undefined;
}

export interface FlowChartProps extends RootProps<HTMLOListElement> {
  /** Names it for screen readers, as its figure's caption does. */
  label: string;
  /** From the top. */
  steps: readonly FlowStep[];
}

function Words({ kind = 'action', text, note }: FlowPart) {
  return (
    <div className={classes(styles.box, styles.kinds[kind])}>
      {kind === 'again' && <Icon icon={CornerLeftUp} />}
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>
        {note !== undefined && note !== null && <span className={styles.note}>{note}</span>}
      </span>
    </div>
  );
}

/** An algorithm as a drawing that is read from top to bottom: lists with lines, for the eye and for screen readers. */
export function FlowChart({ label, steps, ...root }: FlowChartProps) {
  if (steps.length === 0) return null;
  return (
    <ol {...root} aria-label={label} className={styles.chart}>
      {steps.map(({ branches = [], ...step }) => (
        <li key={step.text} className={styles.step}>
          <Words {...step} />
          {branches.length > 0 && (
            <ul className={styles.branches}>
              {branches.map((branch) => (
                <li key={branch.label} className={styles.branch}>
                  <span className={styles.answer}>{branch.label}</span>
                  <ol className={styles.chart}>
                    {branch.steps.map((part) => (
                      <li key={part.text} className={styles.step}>
                        <Words {...part} />
                      </li>
                    ))}
                  </ol>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
