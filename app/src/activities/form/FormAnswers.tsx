import { type FormField as Field, numberOf } from '@medeina/contract';
import { Badge } from '@medeina/design-system/primitives/Badge';
import { Button } from '@medeina/design-system/primitives/Button';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { Check, Contrast, Download, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { writeMoment } from '../moment.ts';
import type { Activity } from '../useActivity.ts';
import { partsOf, shownIn } from './useFaults.ts';
import { checklistOf, listOf, signatureOf, textOf } from './values.ts';
import * as styles from './form.css.ts';

/** A form that was sent, to be read. */
export default function FormAnswers({ activity }: { readonly activity: Activity }) {
  const intl = useIntl();
  const parts = partsOf(activity);
  const shown = shownIn(activity, parts);
  return (
    <>
      {parts.sections.map(({ title }, place) => {
        const own = parts.fields.filter(({ section, id }) => section === place && shown.has(id));
        if (own.length === 0) return null;
        return (
          // Sections have no id; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={place} className={styles.section} aria-labelledby={`section-${String(place)}`}>
            <Heading level={2} size="h3" id={`section-${String(place)}`}>
              {title}
            </Heading>
            <dl className={styles.pairs}>
              {own.map((field) => (
                <div key={field.id} className={styles.pair}>
                  <dt className={styles.term}>{field.text}</dt>
                  <dd className={styles.given}>{given(field, activity, intl)}</dd>
                </div>
              ))}
            </dl>
          </section>
        );
      })}
    </>
  );
}

function given(field: Field, activity: Activity, intl: IntlShape): ReactNode {
  const value = activity.answers[field.id];
  const none = intl.formatMessage({ id: 'activity.form.none' });
  const text = textOf(value).trim();
  switch (field.field.kind) {
    case 'files':
      return field.files.length === 0 ? none : <Files field={field} activity={activity} />;
    case 'checklist':
      return <Marks field={field} kind={field.field} value={checklistOf(value)} />;
    case 'signature': {
      const signature = signatureOf(value);
      if (signature.kind === 'typed') return signature.name.trim() === '' ? none : signature.name;
      return signature.strokes.length === 0 ? none : <Drawing strokes={signature.strokes} />;
    }
    case 'confirm':
      return intl.formatMessage({ id: value === 'yes' ? 'activity.form.yes' : 'activity.form.no' });
    case 'single':
    case 'multiple': {
      const chosen = Array.isArray(value) ? listOf(value) : [text];
      const words = field.field.options.filter(({ id }) => chosen.includes(id)).map(({ text: one }) => one);
      return words.length === 0 ? none : words.join('\n');
    }
    case 'date':
      return text === ''
        ? none
        : writeMoment(intl, `${text}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
    case 'number': {
      const number = numberOf(text);
      if (number === undefined) return text === '' ? none : text;
      const figure = intl.formatNumber(number, { maximumFractionDigits: 6 });
      return field.field.unit === null ? figure : `${figure} ${field.field.unit}`;
    }
    default:
      return text === '' ? none : text;
  }
}

const marks = {
  done: { tone: 'success', icon: Check },
  partly: { tone: 'warning', icon: Contrast },
  failed: { tone: 'danger', icon: X },
  skipped: { tone: 'neutral', icon: Minus },
} as const;

interface MarksProps {
  readonly field: Field;
  readonly kind: Extract<Field['field'], { kind: 'checklist' }>;
  readonly value: ReturnType<typeof checklistOf>;
}

function Marks({ kind, value }: MarksProps) {
  const intl = useIntl();
  return (
    <ol className={styles.steps}>
      {kind.parts
        .flatMap(({ steps }) => steps)
        .map(({ id, text }) => {
          const { mark, comment } = value.entries[id] ?? {};
          return (
            <li key={id}>
              <div className={styles.step}>
                <span>{text}</span>
                <div>
                  <Badge {...marks[mark ?? 'skipped']}>
                    {intl.formatMessage({ id: `activity.form.mark.${mark ?? 'none'}` })}
                  </Badge>
                </div>
                {comment !== undefined && comment !== '' && (
                  <Text as="span" size="small" tone="muted">
                    {comment}
                  </Text>
                )}
              </div>
            </li>
          );
        })}
    </ol>
  );
}

/** A signature as lines: nothing is loaded to look at it, and it prints. */
function Drawing({
  strokes,
}: {
  readonly strokes: readonly (readonly { readonly x: number; readonly y: number }[])[];
}) {
  const intl = useIntl();
  const points = strokes.flat();
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const room = 0.03;
  const width = Math.max(right - left, 0.3) + 2 * room;
  const height = Math.max(bottom - top, 0.1) + 2 * room;
  return (
    <svg
      role="img"
      aria-label={intl.formatMessage({ id: 'activity.form.signed' })}
      viewBox={[left - room, top - room, width, height].join(' ')}
      className={styles.signature}
      fill="none"
      stroke="currentColor"
      strokeWidth={width * 0.008}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {strokes.map((stroke, place) => (
        <path
          // Strokes have no id, and stay as they are.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          d={`M${stroke.map(({ x, y }) => `${String(x)} ${String(y)}`).join('L')}${stroke.length === 1 ? 'h0' : ''}`}
        />
      ))}
    </svg>
  );
}

function Files({ field, activity }: { readonly field: Field; readonly activity: Activity }) {
  const intl = useIntl();
  return (
    <ul className={styles.files}>
      {field.files.map(({ id, name, mime, url }) => (
        <li key={id} className={styles.file}>
          {mime.startsWith('image/') && <img src={url} alt="" className={styles.picture} />}
          <Button size="sm" variant="outline" icon={Download} onClick={() => activity.saveFile(url)}>
            {intl.formatMessage({ id: 'activity.form.save' }, { name })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
