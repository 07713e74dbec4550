import { Banner } from '@medeina/design-system/primitives/Banner';
import { Button } from '@medeina/design-system/primitives/Button';
import { ErrorSummary } from '@medeina/design-system/primitives/ErrorSummary';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Text } from '@medeina/design-system/primitives/Text';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Activity } from '../useActivity.ts';
import { FormField, idOf } from './FormField.tsx';
import { partsOf, shownIn, useFaults } from './useFaults.ts';
import { useUploads } from './useUploads.ts';
import * as styles from './form.css.ts';

interface FormProps {
  readonly activity: Activity;
  /** Whether the answers are saved. */
  readonly saved: ReactNode;
  readonly failure: ReactNode;
}

function withOrWithout(known: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  if (known.has(id) === isIn) return known;
  const next = new Set(known);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

/** A form as it is filled in: all of it, in sections, of which answers show more or less. */
export default function Form({ activity, saved, failure }: FormProps) {
  const intl = useIntl();
  const uploads = useUploads(activity);
  const parts = partsOf(activity);
  const shown = shownIn(activity, parts);
  /** Fields in which something is typed that is no day or time. */
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  // One that other answers have hidden has lost what was typed.
  if ([...unread].some((id) => !shown.has(id))) setUnread(new Set([...unread].filter((id) => shown.has(id))));
  const faults = useFaults(activity, parts, { pending: uploads.pending, unread });
  /** How often it was to be sent: from the first time on everything that is missing is said. */
  const [asked, setAsked] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** What was missing when it was to be sent; it gets shorter as it is mended. */
  const listed = asked === 0 ? [] : [...faults.values()];
  const send = () => {
    setAsked(asked + 1);
    if (faults.size === 0) activity.submit();
  };
  return (
    // No form element: the frame is sandboxed, so browsers send none in it.
    <div className={styles.form}>
      {saved}
      <ErrorSummary
        attempt={asked}
        errors={listed.map(({ field, words }) => ({
          field: idOf(field),
          message: intl.formatMessage({ id: 'activity.form.fault' }, { field: field.text, words }),
        }))}
      />
      {parts.sections.map(({ title, text }, place) => {
        const own = parts.fields.filter(({ section, id }) => section === place && shown.has(id));
        if (own.length === 0) return null;
        return (
          // Sections have no id; their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <section key={place} className={styles.section} aria-labelledby={`section-${String(place)}`}>
            <div className={styles.head}>
              <Heading level={2} size="h3" id={`section-${String(place)}`}>
                {title}
              </Heading>
              {text !== null && <Text tone="muted">{text}</Text>}
            </div>
            <div className={styles.fields}>
              {own.map((field) => {
                const fault = faults.get(field.id);
                const isSaid = asked > 0 || (fault?.isWrong === true && left.has(field.id));
                return (
                  <FormField
                    key={field.id}
                    field={field}
                    value={activity.answers[field.id]}
                    // A day or a time that cannot be read has an example from its own field.
                    error={isSaid && !unread.has(field.id) ? fault?.words : undefined}
                    uploads={uploads}
                    onChange={(value) => activity.answer(field.id, value)}
                    onUnread={(isUnread) => setUnread((known) => withOrWithout(known, field.id, isUnread))}
                    onLeave={() => setLeft((known) => new Set(known).add(field.id))}
                  />
                );
              })}
            </div>
          </section>
        );
      })}
      {failure}
      {asked > 0 && faults.size > 0 && (
        <Banner
          tone="warning"
          title={intl.formatMessage({ id: 'activity.form.missing' }, { count: faults.size })}
        >
          {intl.formatMessage({ id: 'activity.form.missing.text' })}
        </Banner>
      )}
      <div>
        <Button onClick={send} loading={activity.isBusy}>
          {intl.formatMessage({ id: 'activity.form.submit' })}
        </Button>
      </div>
    </div>
  );
}
