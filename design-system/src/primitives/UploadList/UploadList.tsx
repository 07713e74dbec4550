import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Check, CircleAlert, FileText, RotateCw, Upload, X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import { fileProblem, formatSize } from '../../internal/files.ts';
import type { FileLimits } from '../../internal/files.ts';
import { useFocusBack } from '../../internal/focusBack.ts';
import { misuse } from '../../internal/misuse.ts';
import { useWords } from '../../internal/words.ts';
import type { Say } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { FieldError } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupRootProps } from '../Field/groupRef.ts';
import * as zone from '../FileField/FileField.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { uploadListWords } from './UploadList.words.ts';
import type { UploadListWord } from './UploadList.words.ts';
import * as styles from './UploadList.css.ts';

export const uploadStates = ['waiting', 'uploading', 'done', 'failed'] as const;
/** How far a file is. */
export type UploadState = (typeof uploadStates)[number];

/** A file that is sent, or was sent before. */
export interface UploadItem {
  id: string;
  name: string;
  /** In bytes. */
  size?: number | undefined;
  state: UploadState;
  /** While uploading: from 0 to 1. */
  progress?: number | undefined;
  /** Why it failed, as the server says it. */
  error?: ReactNode;
}

export interface UploadListProps extends GroupRootProps, FieldTexts, FileLimits {
  /** All files with their states; the page sends them and keeps the list. */
  items: readonly UploadItem[];
  /** Gets the files that were chosen or dropped and fit. */
  onAdd: (files: readonly File[]) => void;
  /** Takes a file out, whether it was sent or not. */
  onRemove: (id: string) => void;
  /** Sends a file once more; without it a failed file can only be removed. */
  onRetry?: ((id: string) => void) | undefined;
  /** The most files that the list may hold. */
  maxCount?: number | undefined;
  /** Nothing can be added or removed. */
  disabled?: boolean | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<UploadListWord, string>> | undefined;
}

/** Files that are sent as they are chosen: their progress, what failed and why, another try. */
export function UploadList({
  items,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxSize,
  maxCount,
  disabled = false,
  error,
  texts,
  ...group
}: UploadListProps) {
  misuse?.(
    'UploadList',
    items.some(({ progress }) => progress !== undefined && !(progress >= 0 && progress <= 1)),
    'a `progress` is no share; give a number from 0 to 1.',
  );
  const own = useId();
  const say = useWords(uploadListWords, texts);
  const { locale } = useMedeina();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const announced = useChanges(items, say);
  const focusBack = useFocusBack((place) => {
    // The focused file is gone: on to the one in its place, or the last one, or the field.
    const rows = [...(list.current?.children ?? [])];
    (
      (rows[place] ?? rows.at(-1))?.querySelector<HTMLElement>('button:last-of-type') ?? input.current
    )?.focus();
  });

  const take = (files: readonly File[]) => {
    const problems: string[] = [];
    const fitting = files.filter((file) => {
      const problem = fileProblem(file, { accept, maxSize });
      if (problem !== undefined)
        problems.push(say(problem, { name: file.name, limit: formatSize(maxSize ?? 0, locale) }));
      return problem === undefined;
    });
    const room = maxCount === undefined ? fitting.length : Math.max(0, maxCount - items.length);
    if (fitting.length > room) problems.push(say('many', { count: maxCount ?? 0 }));
    setRefused(problems.length === 0 ? undefined : problems.join('. '));
    if (room > 0 && fitting.length > 0) onAdd(fitting.slice(0, room));
  };

  return (
    <FieldGroup {...group} role="group" disabled={disabled} error={error}>
      {(isInvalid) => (
        <>
          <span className={zone.zone} data-over={over ? '' : undefined}>
            <span className={zone.icon}>
              <Icon icon={Upload} size="bar" />
            </span>
            <span aria-hidden="true">
              <span className={zone.choose}>{say('choose')}</span>
              <span className={zone.drop}>{say('drop')}</span>
            </span>
            {/* Covers the zone, so that presses, keys and drops are the browser's own. */}
            <input
              ref={input}
              type="file"
              multiple
              aria-label={say('choose')}
              aria-invalid={isInvalid || refused !== undefined || undefined}
              aria-describedby={refused === undefined ? undefined : `${own}-refused`}
              accept={accept?.join(',')}
              className={zone.input}
              onDragEnter={() => {
                setOver(true);
              }}
              onDragLeave={() => {
                setOver(false);
              }}
              onDrop={() => {
                setOver(false);
              }}
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                // Lets the same file be chosen again after its removal.
                event.target.value = '';
              }}
            />
          </span>
          <FieldError id={`${own}-refused`}>{refused}</FieldError>
          {items.length > 0 && (
            // Only observes the focus.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <ul ref={list} aria-label={say('list')} className={styles.list} {...focusBack}>
              {items.map((item) => (
                <Row
                  key={item.id}
                  item={item}
                  disabled={disabled}
                  say={say}
                  onRetry={
                    onRetry &&
                    (() => {
                      onRetry(item.id);
                    })
                  }
                  onRemove={() => {
                    setRefused(undefined);
                    onRemove(item.id);
                  }}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden live="polite">
            {/* The same words once more are another element, which is read. */}
            <span key={announced.turn}>{announced.words}</span>
          </VisuallyHidden>
        </>
      )}
    </FieldGroup>
  );
}

/** What is worth saying of the last change: added files, ends and failures; never each per cent. */
function useChanges(items: readonly UploadItem[], say: Say<UploadListWord>) {
  const before = useRef(items);
  const [announced, setAnnounced] = useState({ words: '', turn: 0 });
  useEffect(() => {
    const states = new Map(before.current.map((item) => [item.id, item.state]));
    before.current = items;
    const added = items.filter((item) => !states.has(item.id) && item.state !== 'done').length;
    const ended = items
      .filter((item) => states.has(item.id) && states.get(item.id) !== item.state)
      .flatMap((item) => {
        if (item.state === 'done') return [say('saidDone', { name: item.name })];
        if (item.state !== 'failed') return [];
        const why = typeof item.error === 'string' ? item.error : '';
        return [say('saidFailed', { name: item.name, why })];
      });
    const words = [...(added > 0 ? [say('added', { count: added })] : []), ...ended].join('. ');
    if (words !== '') setAnnounced(({ turn }) => ({ words, turn: turn + 1 }));
  }, [items, say]);
  return announced;
}

interface RowProps {
  item: UploadItem;
  disabled: boolean;
  say: Say<UploadListWord>;
  onRetry: (() => void) | undefined;
  onRemove: () => void;
}

function Row({ item, disabled, say, onRetry, onRemove }: RowProps) {
  const { locale } = useMedeina();
  const remove = useRef<HTMLButtonElement>(null);
  // 'Try again' goes as it is pressed, or as the page tries by itself; the row stays, though perhaps in another place.
  const focusBack = useFocusBack(() => {
    remove.current?.focus();
  });
  const { name, state, progress = 0 } = item;
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  const stateIcon = state === 'done' ? Check : state === 'failed' ? CircleAlert : undefined;
  return (
    <li className={styles.file}>
      <span className={styles.icon}>
        <Icon icon={FileText} />
      </span>
      <div className={styles.body}>
        <span className={styles.name}>{name}</span>
        {state === 'uploading' && <ProgressBar value={percent} label={name} />}
        <span className={classes(styles.line, styles.states[state])}>
          {stateIcon !== undefined && (
            <span className={styles.lineIcon}>
              <Icon icon={stateIcon} size="small" />
            </span>
          )}
          <span>
            {state === 'failed' ? (item.error ?? say('failed')) : say(state, { percent })}
            {item.size !== undefined && state !== 'failed' && ` · ${formatSize(item.size, locale)}`}
          </span>
        </span>
      </div>
      {/* Only observes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <span className={styles.ends} {...focusBack}>
        {state === 'failed' && onRetry !== undefined && (
          <IconButton
            icon={RotateCw}
            label={say('retry', { name })}
            tip="below-start"
            disabled={disabled}
            onClick={onRetry}
          />
        )}
        <IconButton
          ref={remove}
          icon={X}
          label={say('remove', { name })}
          tip="below-start"
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}
