import { useLayoutEffect, useRef, useState } from 'react';
import type { Ref } from 'react';
import { FileText, Upload, X } from 'lucide-react';
import { fileProblem, formatSize } from '../../internal/files.ts';
import type { FileLimits, FileProblem } from '../../internal/files.ts';
import { misuse } from '../../internal/misuse.ts';
import { useObjectUrl } from '../../internal/useObjectUrl.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Field } from '../Field/Field.tsx';
import type { FieldTexts } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FileField.css.ts';
import { fill } from '../../internal/fill.ts';

export interface FileFieldLabels {
  /** "Choose a file" */
  choose: string;
  /** "or drop it here" */
  drop: string;
  /** A file of the wrong type. */
  type: (name: string) => string;
  /** A file that is too large; the limit is formatted: "5 MB". */
  size: (name: string, limit: string) => string;
}

export interface FileFieldProps extends FieldTexts, FileLimits {
  id?: string | undefined;
  value: readonly File[];
  onChange: (files: readonly File[]) => void;
  multiple?: boolean | undefined;
  disabled?: boolean | undefined;
  labels: FileFieldLabels;
}

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
  value,
  onChange,
  accept,
  maxSize,
  multiple = false,
  disabled = false,
  labels,
  ...field
}: FileFieldProps) {
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
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
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
    onChange(multiple ? [...value, ...taken] : taken.slice(0, 1));
  };
  const words = refused
    .map(({ name, problem }) =>
      problem === 'type' ? labels.type(name) : labels.size(name, formatSize(maxSize ?? 0, locale)),
    )
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
              <span className={styles.choose}>{labels.choose}</span>
              <span className={styles.drop}>{labels.drop}</span>
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              multiple={multiple}
              disabled={disabled}
              accept={accept?.join(',')}
              className={styles.input}
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
          <FileList
            ref={list}
            files={value}
            disabled={disabled}
            onRemove={(index) => {
              setRefused([]);
              removed.current = index;
              onChange(value.filter((_, place) => place !== index));
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
