import { Check, CircleAlert, Lock } from 'lucide-react';
import { useRef } from 'react';
import { classes } from '../../../internal/classes.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import { opening } from '../../support/opening.ts';
import * as styles from './MaterialRow.css.ts';

export const completionKinds = ['none', 'manual', 'automatic'] as const;
/** `manual` is set by the learner, `automatic` by the server. */
export type CompletionKind = (typeof completionKinds)[number];

export interface MaterialRowLabels {
  /** The tick button: "Mark as done". The state is `aria-pressed`. */
  mark: string;
  /** A completed automatic material: "Completed". */
  done: string;
  /** What will complete it: "Completed when you open it". */
  automatic: string;
  /** A material that cannot be opened: "Unavailable". */
  unavailable: string;
}

export interface MaterialRowProps {
  title: string;
  lang?: string | undefined;
  type: MaterialType;
  /** The type and format: "Document, PDF". */
  detail: string;
  /** "12 min"; left out if time does not apply. */
  duration?: string | undefined;
  href: string;
  /** Leads to another site. */
  external?: boolean | undefined;
  /** A file of this site: opens in a new tab. */
  newTab?: boolean | undefined;
  completion: CompletionKind;
  completed: boolean;
  /** The material to continue with. */
  current?: boolean | undefined;
  /** Why it cannot be opened; the title is then no link. */
  unavailable?: string | undefined;
  /** The tick is being saved. */
  saving?: boolean | undefined;
  /** The tick could not be saved: what the user can do. */
  failed?: string | undefined;
  /** The learner toggled the tick. */
  onToggle?: ((completed: boolean) => void) | undefined;
  /** The material was opened. */
  onOpen?: (() => void) | undefined;
  labels: MaterialRowLabels;
}

/** Milliseconds within which a second press, as of a double tap, is ignored. */
const onePress = 500;

function Tick({
  completion,
  completed,
  saving,
  unavailable,
  title,
  onToggle,
  labels,
}: Pick<
  MaterialRowProps,
  'completion' | 'completed' | 'saving' | 'unavailable' | 'title' | 'onToggle' | 'labels'
>) {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  if (unavailable !== undefined)
    return (
      <span className={styles.tick}>
        <Icon icon={Lock} label={labels.unavailable} />
      </span>
    );
  if (completion === 'none') return <span className={styles.tick} />;
  const mark = (
    <span
      className={classes(
        styles.circle,
        completion === 'automatic' && !completed && styles.dashed,
        completed && styles.full,
      )}
    >
      {completed && <Icon icon={Check} size="small" />}
    </span>
  );
  if (completion === 'automatic') {
    const words = completed ? labels.done : labels.automatic;
    return (
      <span className={styles.tick}>
        <Tooltip text={words}>
          {({ 'aria-describedby': id }) => (
            // Named by the words themselves, which would otherwise be read twice.
            <span role="img" aria-labelledby={id} className={styles.automatic}>
              {mark}
            </span>
          )}
        </Tooltip>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(styles.tick, styles.button)}
      aria-pressed={completed}
      aria-label={`${labels.mark}: ${title}`}
      aria-busy={saving || undefined}
      aria-disabled={saving || undefined}
      onClick={() => {
        const now = performance.now();
        const isRepeated = now - lastPress.current < onePress;
        lastPress.current = now;
        // Not `disabled` while saving: the focus would be lost.
        if (saving !== true && !isRepeated) onToggle?.(!completed);
      }}
    >
      {saving === true ? <Spinner /> : mark}
    </button>
  );
}

/** A material of a topic: its type, duration and completion. */
export function MaterialRow(props: MaterialRowProps) {
  const {
    title,
    lang,
    type,
    detail,
    duration,
    href,
    external,
    newTab,
    current,
    unavailable,
    failed,
    onOpen,
  } = props;
  const { Link, texts } = useMedeina();
  const off = unavailable !== undefined;
  const isAway = external === true || newTab === true;
  const name = (
    <span className={styles.title} lang={lang}>
      {title}
    </span>
  );
  return (
    <div className={styles.frame}>
      <div className={classes(styles.row, current === true && styles.current, off && styles.off)}>
        <span className={styles.tile}>
          <Icon icon={materialIcons[type]} />
        </span>
        <div className={styles.words}>
          {off && name}
          {!off && isAway && (
            <a
              href={href}
              className={styles.link}
              rel="noopener noreferrer"
              target="_blank"
              {...opening(onOpen)}
            >
              {name}
              <VisuallyHidden>, {external === true ? texts.external : texts.newTab}</VisuallyHidden>
            </a>
          )}
          {!off && !isAway && (
            <Link
              href={href}
              className={styles.link}
              aria-current={current === true ? 'step' : undefined}
              {...opening(onOpen)}
            >
              {name}
            </Link>
          )}
          <span className={styles.detail}>
            {unavailable ?? detail}
            {!off && duration !== undefined && <span className={styles.inlineDuration}> · {duration}</span>}
          </span>
          {failed !== undefined && (
            <span className={styles.failed}>
              <Icon icon={CircleAlert} size="small" />
              {failed}
            </span>
          )}
        </div>
        {!off && duration !== undefined && (
          <span className={styles.duration} aria-hidden="true">
            {duration}
          </span>
        )}
        <Tick {...props} />
      </div>
    </div>
  );
}
