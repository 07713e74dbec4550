import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import type { TextInputProps } from '../../../primitives/TextInput/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import * as styles from './CallbackForm.css.ts';

export interface CallbackFormProps {
  title: string;
  lead: string;
  /** The props that a form library registers, with a label and an error. */
  field: Omit<TextInputProps, 'type'>;
  submit: string;
  /** Below the form: what the number is used for. */
  note?: ReactNode;
  /** The outcome of the request; announced. */
  status?: ReactNode;
  /** The honeypot field. */
  trap?: ReactNode;
  loading?: boolean | undefined;
  hue?: CategoryHue | undefined;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** A form to ask for a call back. */
export function CallbackForm({
  title,
  lead,
  field,
  submit,
  note,
  status,
  trap,
  loading,
  hue = 'communication',
  onSubmit,
}: CallbackFormProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.box}>
      <span className={styles.plate}>
        <CoursePlate category={hue} ratio="fill" />
      </span>
      <div className={styles.body}>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <p className={styles.lead}>{lead}</p>
        <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
          <TextInput inputMode="tel" autoComplete="tel" {...field} type="tel" />
          <span className={styles.submit}>
            <Button type="submit" loading={loading} full="mobile">
              {submit}
            </Button>
          </span>
          {trap}
        </form>
        {status}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
