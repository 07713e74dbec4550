import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { FileText, Upload, X } from 'lucide-react';
import { fileProblem, formatSize } from '../../internal/files.ts';
import type { FileLimits, FileProblem } from '../../internal/files.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useFormFiles } from '../../internal/useFormFiles.ts';
import { useObjectUrl } from '../../internal/useObjectUrl.ts';
import { useWords } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { fileFieldWords } from './FileField.words.ts';
import type { FileFieldWord } from './FileField.words.ts';
import * as styles from './FileField.css.ts';
import { fill } from '../../internal/fill.ts';

export interface FileFieldProps extends FieldTexts, FileLimits, RootProps<HTMLInputElement> {
  /** The chosen files, where you keep the state. */
  value?: readonly File[] | undefined;
  /** The files at first, where the field keeps its own. */
  defaultValue?: readonly File[] | undefined;
  /** Called with all files as some are added or removed. */
  onChange?: ((files: readonly File[]) => void) | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
  /** Takes several files. */
  multiple?: boolean | undefined;
  /** Takes none. */
  disabled?: boolean | undefined;
  /** The focus left the zone. */
  onBlur?: (() => void) | undefined;
  /** Words in place of the built-in ones. */
  texts?: Partial<Record<FileFieldWord, string>> | undefined;
}

const none: readonly File[] = [];

interface Refused {
  name: string;
  problem: FileProblem;
}

/**
 * Files to upload, chosen or dropped. An invisible native input covers the zone, so that presses, keys, drops and
 * screen readers work as usual. Files that do not fit are refused by name; those already taken stay.
 */
export function FileField({
  error,
  value: given,
  defaultValue = none,
  onChange,
  name,
  accept,
  maxSize,
  multiple = false,
  disabled = false,
  onBlur,
  texts,
  ref,
  ...field
}: FileFieldProps) {
  const [value, setValue] = useControllableState({
    prop: given,
    defaultProp: defaultValue,
    onChange,
    caller: 'FileField',
  });
  misuse?.(
    'FileField',
    accept?.length === 0,
    '`accept` is empty, so no file will do; leave it out to take all.',
  );
  misuse?.(
    'FileField',
    !(maxSize === undefined || maxSize > 0),
    `\`maxSize\` is ${maxSize}; give bytes, above 0.`,
  );
  const { locale } = useMedeina();
  const say = useWords(fileFieldWords, texts);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const input = useRef<HTMLInputElement | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useFormFiles({ input, name, files: value, disabled });
  /** The index of the file just removed, until `value` changes. */
  const removed = useRef<number>(undefined);

  useLayoutEffect(() => {
    const place = removed.current;
    if (place === undefined) return;
    removed.current = undefined;
    // The focused remove button is gone: focus the one in its place, or the last one, or else the field.
    const crosses = [...(list.current?.querySelectorAll('button') ?? [])];
    (crosses[place] ?? crosses.at(-1) ?? input.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the files change, not at each render
  }, [value]);

  const take = (files: readonly File[]) => {
    const problems: Refused[] = [];
    const taken: File[] = [];
    for (const file of files) {
      const problem = fileProblem(file, { accept, maxSize });
      if (problem) problems.push({ name: file.name, problem });
      else taken.push(file);
    }
    setRefused(problems);
    if (taken.length === 0) return;
    setValue(multiple ? [...value, ...taken] : taken.slice(0, 1));
  };
  const words = refused
    .map((file) => say(file.problem, { name: file.name, limit: formatSize(maxSize ?? 0, locale) }))
    .join('. ');

  return (
    <Field {...field} error={words === '' ? error : words}>
      {(control) => (
        <>
          <span className={styles.zone} data-over={over ? '' : undefined}>
            <span className={styles.icon}>
              <Icon icon={Upload} size="bar" />
            </span>
            <span aria-hidden="true">
              <span className={styles.choose}>{say('choose')}</span>
              <span className={styles.drop}>{say('drop')}</span>
            </span>
            <input
              {...control}
              ref={(node) => {
                input.current = node;
                setRef(ref, node);
              }}
              name={name}
              type="file"
              multiple={multiple}
              disabled={disabled}
              accept={accept?.join(',')}
              className={styles.input}
              onBlur={onBlur}
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
                // The field holds the files, also those of earlier choices; the same one can be chosen after its removal.
                event.target.value = '';
              }}
            />
          </span>
          <FileList
            ref={list}
            files={value}
            disabled={disabled}
            onRemove={(index) => {
              setRefused([]);
              removed.current = index;
              setValue(value.filter((_, place) => place !== index));
            }}
          />
        </>
      )}
    </Field>
  );
}

interface FileListProps {
  files: readonly File[];
  disabled: boolean;
  onRemove: (index: number) => void;
  ref: Ref<HTMLUListElement>;
}

function FileList({ files, disabled, onRemove, ref }: FileListProps) {
  const { locale, texts } = useMedeina();
  if (files.length === 0) return null;
  return (
    <ul ref={ref} className={styles.list}>
      {files.map((file, index) => (
        // Two files may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${String(index)} ${file.name}`} className={styles.file}>
          <Thumb file={file} />
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatSize(file.size, locale)}</span>
          <IconButton
            icon={X}
            label={fill(texts.remove, { name: file.name }, locale)}
            tip="below-start"
            disabled={disabled}
            onClick={() => {
              onRemove(index);
            }}
          />
        </li>
      ))}
    </ul>
  );
}

/** A preview, if the file is a picture that the browser can decode. */
function Thumb({ file }: { file: File }) {
  const [broken, setBroken] = useState(false);
  const url = useObjectUrl(file.type.startsWith('image/') ? file : undefined);
  return url === undefined || broken ? (
    <span className={styles.thumb}>
      <Icon icon={FileText} />
    </span>
  ) : (
    <img
      className={styles.thumb}
      src={url}
      alt=""
      onError={() => {
        setBroken(true);
      }}
    />
  );
}
