import { useEffect, useId, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useWords } from '../../internal/words.ts';
import { controlOf } from '../Field/groupRef.ts';
import { Icon } from '../Icon/Icon.tsx';
import { errorSummaryWords } from './ErrorSummary.words.ts';
import type { ErrorSummaryWord } from './ErrorSummary.words.ts';
import * as styles from './ErrorSummary.css.ts';

/** What is wrong with a field. */
export interface FieldProblem {
  /** The `id` of the field or of the group. */
  field: string;
  /** The words beside the field: what is wrong and how to fix it. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** In the order of the fields. */
  errors: readonly FieldProblem[];
  /** Counts how often the form was sent: the focus comes back with each failure. */
  attempt?: number | undefined;
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ErrorSummaryWord, string>> | undefined;
}

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;
/** The document, or the shadow tree of a custom element. */
function placeOf(element: HTMLElement): Document | ShadowRoot {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root : element.ownerDocument;
}

/** Focuses the field, or in a group its chosen or first control, with the label in view. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string) {
  const place = placeOf(event.currentTarget);
  const field = place.getElementById(id);
  const target = field?.matches('fieldset, div') ? (controlOf(field) ?? field) : field;
  // Nothing to go to: the link does what links do.
  if (!target) return;
  event.preventDefault();
  const label = field?.querySelector('legend') ?? place.querySelector(`label[for="${CSS.escape(id)}"]`);
  (label ?? target).scrollIntoView({ block: 'nearest' });
  target.focus({ preventScroll: label !== null });
}

/** All that is wrong in a form, above it: takes the focus as it comes, and its links focus the fields. */
export function ErrorSummary({ errors, attempt, headingLevel = 2, texts, ref, ...rest }: ErrorSummaryProps) {
  const say = useWords(errorSummaryWords, texts);
  const titleId = useId();
  const own = useRef<HTMLDivElement | null>(null);
  const isShown = errors.length > 0;

  useEffect(() => {
    if (isShown) own.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- and with each attempt
  }, [isShown, attempt]);

  useEffect(() => {
    const missing = errors.filter(({ field }) => own.current && !placeOf(own.current).getElementById(field));
    misuse?.(
      'ErrorSummary',
      missing.length > 0,
      `nothing has the id ${missing.map(({ field }) => field).join(', ')}; give \`field\` the \`id\` of the field.`,
    );
  }, [errors]);

  if (!isShown) return null;
  const Title = headings[headingLevel];
  return (
    <div
      {...rest}
      ref={(node) => {
        own.current = node;
        setRef(ref, node);
      }}
      // Not an alert: the focus already has it read.
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.summary}
    >
      <span className={styles.icon}>
        <Icon icon={CircleAlert} />
      </span>
      <div className={styles.body}>
        <Title id={titleId} className={styles.title}>
          {say('title', { count: errors.length })}
        </Title>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className={styles.link}
                onClick={(event) => {
                  goTo(event, field);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
