import { useId, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Check, Contrast, MessageSquare, Minus, TriangleAlert, X } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import type { Say } from '../../../internal/words.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import { Signature } from './Signature.tsx';
import type { SignatureValue } from './signatures.ts';
import { checklistWords } from './Checklist.words.ts';
import type { ChecklistWord } from './Checklist.words.ts';
import * as styles from './Checklist.css.ts';

export const checklistMarks = ['done', 'partly', 'failed', 'skipped'] as const;
/** What an assessor gives a step. */
export type ChecklistMark = (typeof checklistMarks)[number];

/** A step that is watched. */
export interface ChecklistStep {
  id: string;
  label: string;
  /** Without it the whole is failed. */
  critical?: boolean | undefined;
}

/** Steps that belong together: "Before the shock". */
export interface ChecklistPart {
  id: string;
  /** Left out where there is one part alone. */
  title?: string | undefined;
  steps: readonly ChecklistStep[];
}

/** The mark and the comment of a step. */
export interface ChecklistEntry {
  mark?: ChecklistMark | undefined;
  comment?: string | undefined;
}

/** All of it, by the ids of the steps. */
export interface ChecklistValue {
  entries: Readonly<Record<string, ChecklistEntry>>;
  signature?: SignatureValue | undefined;
}

export interface ChecklistProps extends RootProps {
  /** What is assessed: "Defibrillation, practical examination". */
  title: string;
  /** The steps, in parts that belong together. */
  parts: readonly ChecklistPart[];
  /** The marks that can be given; "partly" and "not assessed" may be left out. */
  marks?: readonly ChecklistMark[] | undefined;
  /** Marks, comments and the signature. */
  value?: ChecklistValue | undefined;
  /** The marks at first, where the list keeps its own. */
  defaultValue?: ChecklistValue | undefined;
  /** Gets everything, at each change. */
  onChange?: ((value: ChecklistValue) => void) | undefined;
  /** Asks for the assessor's signature below. */
  signed?: boolean | undefined;
  /** What is wrong with the signature. */
  signatureError?: string | undefined;
  /** Was handed in: only shown. */
  disabled?: boolean | undefined;
  /** The level of the heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ChecklistWord, string>> | undefined;
}

const none: ChecklistValue = { entries: {} };
const icons = { done: Check, partly: Contrast, failed: X, skipped: Minus } as const;
const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** What an assessor sees and marks in a practice, step by step, and signs. */
export function Checklist({
  title,
  parts,
  marks = checklistMarks,
  value,
  defaultValue = none,
  onChange,
  signed = true,
  signatureError,
  disabled = false,
  headingLevel = 2,
  texts,
  ...rest
}: ChecklistProps) {
  const own = useId();
  const say = useWords(checklistWords, texts);
  const [given, setGiven] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'Checklist',
  });
  const steps = parts.flatMap((part) => part.steps);
  const markOf = (step: ChecklistStep) => given.entries[step.id]?.mark;
  const done = steps.filter((step) => markOf(step) !== undefined).length;
  const failed = steps.filter((step) => step.critical === true && markOf(step) === 'failed').length;
  const change = (id: string, entry: ChecklistEntry) => {
    setGiven({ ...given, entries: { ...given.entries, [id]: { ...given.entries[id], ...entry } } });
  };
  const Title = headings[headingLevel];
  return (
    <section {...rest} aria-labelledby={`${own}-title`} className={styles.checklist}>
      <div className={styles.head}>
        <Title id={`${own}-title`} className={styles.title}>
          {title}
        </Title>
        {steps.length > 0 && (
          <span role="status" className={styles.count}>
            {say('marked', { done, total: steps.length })}
          </span>
        )}
        {failed > 0 && (
          <Badge tone="danger" icon={TriangleAlert}>
            {say('criticalFailed', { count: failed })}
          </Badge>
        )}
      </div>
      {steps.length === 0 && <EmptyState title={say('empty')} />}
      {parts
        .filter((part) => part.steps.length > 0)
        .map((part) => (
          <fieldset key={part.id} className={styles.group} disabled={disabled}>
            {part.title !== undefined && <legend className={styles.groupTitle}>{part.title}</legend>}
            <ol className={styles.rows}>
              {part.steps.map((step) => (
                <Step
                  key={step.id}
                  step={step}
                  number={steps.indexOf(step) + 1}
                  marks={marks}
                  entry={given.entries[step.id]}
                  disabled={disabled}
                  say={say}
                  onChange={(entry) => {
                    change(step.id, entry);
                  }}
                />
              ))}
            </ol>
          </fieldset>
        ))}
      {signed && steps.length > 0 && (
        <Signature
          label={say('signature')}
          error={signatureError}
          disabled={disabled}
          value={given.signature ?? { kind: 'drawn', strokes: [] }}
          onChange={(signature) => {
            setGiven({ ...given, signature });
          }}
        />
      )}
    </section>
  );
}

interface StepProps {
  step: ChecklistStep;
  number: number;
  marks: readonly ChecklistMark[];
  entry: ChecklistEntry | undefined;
  disabled: boolean;
  say: Say<ChecklistWord>;
  onChange: (entry: ChecklistEntry) => void;
}

function Step({ step, number, marks, entry, disabled, say, onChange }: StepProps) {
  const own = useId();
  const [isWriting, setWriting] = useState(false);
  const comment = entry?.comment ?? '';
  return (
    <li className={styles.row}>
      <div id={own} className={styles.step}>
        {/* The list says the number. */}
        <span aria-hidden="true" className={styles.number}>{`${number}. `}</span>
        {step.label}
        {step.critical === true && (
          <span className={styles.badge}>
            <Badge icon={TriangleAlert} tone="warning">
              {say('critical')}
            </Badge>
          </span>
        )}
      </div>
      <div role="radiogroup" aria-labelledby={own} className={styles.marks}>
        {marks.map((mark) => (
          <label key={mark} className={classes(styles.mark, styles.marksOf[mark])}>
            <input
              type="radio"
              name={own}
              value={mark}
              checked={entry?.mark === mark}
              className={styles.input}
              onChange={() => {
                onChange({ mark });
              }}
            />
            <Icon icon={icons[mark]} size="small" />
            {say(mark)}
          </label>
        ))}
      </div>
      {(comment !== '' || isWriting) && (
        <div className={styles.comment}>
          <TextArea
            label={say('comment', { name: step.label })}
            labelHidden
            rows={2}
            // It was asked for by a press.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isWriting}
            value={comment}
            onChange={(event) => {
              // Emptied, a saved comment stays open for another one.
              setWriting(true);
              onChange({ comment: event.target.value });
            }}
          />
        </div>
      )}
      {comment === '' && !isWriting && !disabled && (
        <div className={styles.comment}>
          <Button
            size="sm"
            variant="ghost"
            icon={MessageSquare}
            aria-label={say('addComment', { name: step.label })}
            onClick={() => {
              setWriting(true);
            }}
          >
            {say('write')}
          </Button>
        </div>
      )}
    </li>
  );
}
