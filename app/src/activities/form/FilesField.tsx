import type { FormField as Field } from '@medeina/contract';
import { UploadList } from '@medeina/design-system/primitives/UploadList';
import { useIntl } from 'react-intl';
import type { Pending, Uploads } from './useUploads.ts';

interface FilesFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly optional: boolean;
  readonly field: Field;
  readonly kind: Extract<Field['field'], { kind: 'files' }>;
  readonly uploads: Uploads;
}

/** Why a file could not be sent, as a message id. */
function reasonOf({ status }: Pending): string {
  if (status === undefined || status === 0) return 'offline';
  if (status === 413) return 'large';
  return status === 400 ? 'type' : 'other';
}

/** Files of a form: those that the server has, and those on their way to it. */
export function FilesField({ field, kind, hint, uploads, ...texts }: FilesFieldProps) {
  const intl = useIntl();
  const limits = intl.formatMessage(
    { id: 'activity.form.files' },
    {
      count: kind.most,
      megabytes: Math.floor(kind.most_bytes / 1024 / 1024),
      types: kind.accept.includes('application/pdf')
        ? kind.accept.includes('image/jpeg')
          ? 'both'
          : 'pdf'
        : 'picture',
    },
  );
  const pending = uploads.pending.filter(({ question, isLeaving }) => question === field.id && !isLeaving);
  return (
    <UploadList
      {...texts}
      hint={hint === undefined ? limits : `${hint} ${limits}`}
      accept={kind.accept}
      maxSize={kind.most_bytes}
      maxCount={kind.most}
      items={[
        ...field.files.map(({ id, name, size }) => ({ id: String(id), name, size, state: 'done' as const })),
        ...pending.map((one) => ({
          id: one.key,
          name: one.file.name,
          size: one.file.size,
          state: one.state,
          progress: one.progress,
          error:
            one.state === 'failed'
              ? intl.formatMessage({ id: `activity.form.file.${reasonOf(one)}` })
              : undefined,
        })),
      ]}
      onAdd={(files) => uploads.add(field.id, files)}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
    />
  );
}
