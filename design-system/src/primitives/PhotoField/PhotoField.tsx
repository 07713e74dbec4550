import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Camera } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { fileProblem, formatSize } from '../../internal/files.ts';
import type { FileLimits, FileProblem } from '../../internal/files.ts';
import { useFormFiles } from '../../internal/useFormFiles.ts';
import { useObjectUrl } from '../../internal/useObjectUrl.ts';
import { useWords } from '../../internal/words.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupProps } from '../Field/FieldGroup.tsx';
import { photoFieldWords } from './PhotoField.words.ts';
import type { PhotoFieldWord } from './PhotoField.words.ts';
import { actions, beside, row } from './PhotoField.css.ts';

export interface PhotoFieldProps extends Omit<GroupProps, 'disabled'>, FileLimits {
  /** Whose photo it is; without one the initials show. */
  person: string;
  /** The stored photo. */
  src?: string | undefined;
  /** A new photo, not uploaded yet, where you keep the state; null for none. */
  value?: File | null | undefined;
  /** The new photo at first, where the field keeps its own. */
  defaultValue?: File | null | undefined;
  /** Called with the photo that the user chooses, or null as it is taken back. */
  onChange?: ((photo: File | null) => void) | undefined;
  /** The name of the file in a form. */
  name?: string | undefined;
  /** Removes the stored photo; leave out if that is not possible. */
  onRemove?: (() => void) | undefined;
  /** The request is under way. */
  loading?: boolean | undefined;
  /** Words in place of the built-in ones. */
  texts?: Partial<Record<PhotoFieldWord, string>> | undefined;
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
  error,
  person,
  src,
  value,
  defaultValue = null,
  onChange,
  name,
  onRemove,
  loading = false,
  accept = pictures,
  maxSize,
  texts,
  ...group
}: PhotoFieldProps) {
  const { locale } = useMedeina();
  const say = useWords(photoFieldWords, texts);
  const [photo, setPhoto] = useControllableState({
    prop: value,
    defaultProp: defaultValue,
    onChange,
    caller: 'PhotoField',
  });
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const files = useMemo(() => (photo === null ? [] : [photo]), [photo]);
  useFormFiles({ input, name, files });
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem | 'broken' } | undefined>();
  const preview = usePreview(photo ?? undefined, (broken) => {
    setRefused({ name: broken.name, problem: 'broken' });
    setPhoto(null);
  });
  const shown = preview ?? src;

  const take = (file: File | undefined) => {
    if (file === undefined || loading) return;
    const problem = fileProblem(file, { accept, maxSize });
    setRefused(problem && { name: file.name, problem });
    if (problem === undefined) setPhoto(file);
  };
  const wrong = refused
    ? say(refused.problem, { name: refused.name, limit: formatSize(maxSize ?? 0, locale) })
    : error;
  const remove = photo === null ? (src === undefined ? undefined : onRemove) : () => setPhoto(null);

  return (
    <FieldGroup {...group} role="group" error={wrong} isHintInside>
      {(_isInvalid, hint) => (
        // The button serves where dropping is impossible.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
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
          <Avatar name={person} src={shown} size="lg" />
          <input
            ref={input}
            type="file"
            hidden
            name={name}
            accept={accept.join(',')}
            aria-label={say('choose')}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
          <div className={beside}>
            <span className={actions}>
              <Button
                ref={choose}
                variant="outline"
                size="sm"
                icon={Camera}
                loading={loading}
                onClick={() => {
                  input.current?.click();
                }}
              >
                {say(shown === undefined ? 'choose' : 'change')}
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
                  {say('remove')}
                </Button>
              )}
            </span>
            {hint}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
