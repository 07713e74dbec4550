import { useEffect, useId, useRef, useState } from 'react';
import { classes } from '../../internal/classes.ts';
import { fileProblem, formatSize } from '../../internal/files.ts';
import type { FileLimits, FileProblem } from '../../internal/files.ts';
import { useObjectUrl } from '../../internal/useObjectUrl.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { field, hint as hintClass, label as labelClass } from '../Field/Field.css.ts';
import { FieldError } from '../Field/Field.tsx';
import { actions, legend, row } from './PhotoField.css.ts';

export interface PhotoFieldLabels {
  /** Without a photo: "Upload a photo". */
  choose: string;
  /** "Change the photo" */
  change: string;
  /** "Remove the photo" */
  remove: string;
  type: (name: string) => string;
  /** The limit is formatted: "5 MB". */
  size: (name: string, limit: string) => string;
  /** The file cannot be decoded. */
  broken: (name: string) => string;
}

export interface PhotoFieldProps extends FileLimits {
  label: string;
  hint?: string | undefined;
  /** An error from outside, such as the server's. */
  error?: string | undefined;
  /** Whose photo it is; without one the initials show. */
  name: string;
  /** The stored photo. */
  src?: string | undefined;
  /** A new photo, not uploaded yet. */
  value: File | undefined;
  onChange: (photo: File | undefined) => void;
  /** Removes the stored photo; leave out if that is not possible. */
  onRemove?: (() => void) | undefined;
  /** The request is under way. */
  loading?: boolean | undefined;
  labels: PhotoFieldLabels;
}

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The object URL of a chosen photo. A file may claim to be a picture and not be one, so it is decoded first. */
function usePreview(photo: File | undefined, onBroken: (photo: File) => void): string | undefined {
  const url = useObjectUrl(photo);
  const refuse = useRef(onBroken);
  useEffect(() => {
    refuse.current = onBroken;
  });
  useEffect(() => {
    if (url === undefined || photo === undefined) return undefined;
    const picture = new Image();
    const fail = () => refuse.current(photo);
    picture.addEventListener('error', fail);
    picture.src = url;
    return () => {
      picture.removeEventListener('error', fail);
    };
  }, [url, photo]);
  return url;
}

/** A person's photo with a preview, chosen with the button or dropped on the row. */
export function PhotoField({
  label,
  hint,
  error,
  name,
  src,
  value,
  onChange,
  onRemove,
  loading = false,
  accept = pictures,
  maxSize,
  labels,
}: PhotoFieldProps) {
  const { locale } = useMedeina();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem | 'broken' } | undefined>();
  const preview = usePreview(value, (broken) => {
    setRefused({ name: broken.name, problem: 'broken' });
    onChange(undefined);
  });
  const shown = preview ?? src;

  const take = (file: File | undefined) => {
    if (file === undefined || loading) return;
    const problem = fileProblem(file, { accept, maxSize });
    setRefused(problem && { name: file.name, problem });
    if (problem === undefined) onChange(file);
  };
  const words = {
    type: labels.type(refused?.name ?? ''),
    size: labels.size(refused?.name ?? '', formatSize(maxSize ?? 0, locale)),
    broken: labels.broken(refused?.name ?? ''),
  };
  const wrong = refused ? words[refused.problem] : error;
  const described = [wrong !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(
    Boolean,
  );
  const remove = value === undefined ? (src === undefined ? undefined : onRemove) : () => onChange(undefined);

  return (
    <fieldset className={field}>
      <legend className={classes(labelClass, legend)}>{label}</legend>
      {/* The button serves where dropping is impossible. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className={row}
        data-over={over ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => {
          setOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <Avatar name={name} src={shown} size="lg" />
        <input
          ref={input}
          type="file"
          hidden
          accept={accept.join(',')}
          aria-label={label}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span className={actions}>
          <Button
            ref={choose}
            variant="outline"
            size="sm"
            loading={loading}
            aria-describedby={described.length > 0 ? described.join(' ') : undefined}
            onClick={() => {
              input.current?.click();
            }}
          >
            {shown === undefined ? labels.choose : labels.change}
          </Button>
          {remove && (
            <Button
              variant="ghost"
              size="sm"
              disabled={loading}
              onClick={() => {
                setRefused(undefined);
                // This button may disappear with the photo.
                choose.current?.focus();
                remove();
              }}
            >
              {labels.remove}
            </Button>
          )}
        </span>
      </div>
      <FieldError id={`${id}-error`}>{wrong}</FieldError>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintClass}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
