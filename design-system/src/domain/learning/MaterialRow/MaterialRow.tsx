import { Check, CircleAlert, Lock } from 'lucide-react';
import { useRef } from 'react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import { Tooltip } from '../../../primitives/Tooltip/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import { materialWords } from '../../support/materials.words.ts';
import { opening } from '../../support/opening.ts';
import { formatDuration } from '../../support/time.ts';
import { materialRowWords } from './MaterialRow.words.ts';
import type { MaterialRowWord } from './MaterialRow.words.ts';
import * as styles from './MaterialRow.css.ts';

export const completionKinds = ['none', 'manual', 'automatic'] as const;
/** `manual` is set by the learner, `automatic` by the server. */
export type CompletionKind = (typeof completionKinds)[number];

export interface MaterialRowProps extends RootProps<HTMLDivElement> {
  /** The title of the material. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** What it is: its icon, and the word below the title. */
  type: MaterialType;
  /** What else there is to say of it, after its type: "PDF", "6 questions". */
  detail?: string | undefined;
  /** Minutes; left out if time does not apply. */
  duration?: number | undefined;
  /** The address of the material. */
  href: string;
  /** Leads to another site. */
  external?: boolean | undefined;
  /** A file of this site: opens in a new tab. */
  newTab?: boolean | undefined;
  /** Who completes it: the learner, the server, or nobody. */
  completion: CompletionKind;
  /** Whether it is completed. */
  completed: boolean;
  /** The material to continue with. */
  current?: boolean | undefined;
  /** It cannot be opened: why, or `true` where nobody says. The title is then no link. */
  unavailable?: string | boolean | undefined;
  /** The tick is being saved. */
  saving?: boolean | undefined;
  /** The tick could not be saved: what the user can do. */
  failed?: string | undefined;
  /** The learner toggled the tick. */
  onToggle?: ((completed: boolean) => void) | undefined;
  /** The material was opened. */
  onOpen?: (() => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<MaterialRowWord, string>> | undefined;
}

/** Milliseconds within which a second press, as of a double tap, is ignored. */
const onePress = 500;

type TickProps = Pick<
  MaterialRowProps,
  'completion' | 'completed' | 'saving' | 'title' | 'type' | 'onToggle'
> & { off: boolean; say: Say<MaterialRowWord> };

function Tick({ completion, completed, saving, title, type, onToggle, off, say }: TickProps) {
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  if (off)
    return (
      <span className={styles.tick}>
        <Icon icon={Lock} label={say('unavailable')} />
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
    const words = completed ? say('done') : say(type === 'video' ? 'watched' : 'opened');
    return (
      <span className={styles.tick}>
        <Tooltip
          text={words}
          names
          trigger={
            <span role="img" className={styles.automatic}>
              {mark}
            </span>
          }
        />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes(styles.tick, styles.button)}
      aria-pressed={completed}
      aria-label={say('mark', { title })}
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
export function MaterialRow({
  title,
  lang,
  type,
  detail,
  duration: minutes,
  href,
  external,
  newTab,
  completion,
  completed,
  current,
  unavailable,
  saving,
  failed,
  onToggle,
  onOpen,
  texts: ownTexts,
  ...root
}: MaterialRowProps) {
  const { Link, texts, locale } = useMedeina();
  const say = useWords(materialRowWords, ownTexts);
  const kind = useWords(materialWords)(type);
  const off = unavailable !== undefined && unavailable !== false;
  const reason = typeof unavailable === 'string' ? unavailable : say('unavailable');
  const duration = minutes === undefined ? undefined : formatDuration(minutes, locale);
  const isAway = external === true || newTab === true;
  const name = (
    <span className={styles.title} lang={lang}>
      {title}
    </span>
  );
  return (
    <div {...root} className={styles.frame}>
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
            {off ? reason : detail === undefined ? kind : `${kind}, ${detail}`}
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
        <Tick
          completion={completion}
          completed={completed}
          saving={saving}
          title={title}
          type={type}
          onToggle={onToggle}
          off={off}
          say={say}
        />
      </div>
    </div>
  );
}
