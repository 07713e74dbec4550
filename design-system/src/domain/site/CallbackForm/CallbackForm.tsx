import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { TextInput } from '../../../primitives/TextInput/index.ts';
import type { TextInputProps } from '../../../primitives/TextInput/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { CoursePlate } from '../../catalogue/CoursePlate/index.ts';
import { callbackFormWords } from './CallbackForm.words.ts';
import type { CallbackFormWord } from './CallbackForm.words.ts';
import * as styles from './CallbackForm.css.ts';

/** The field: the props that a form library registers. */
export type CallbackField = Omit<TextInputProps, 'type' | 'label'> & Partial<Pick<TextInputProps, 'label'>>;

export interface CallbackFormProps extends RootProps {
  /** The title; a built-in one by default. */
  title?: string | undefined;
  /** A sentence below it, such as when somebody calls; a built-in one by default. */
  lead?: string | undefined;
  /** The level of the title. */
  headingLevel?: 2 | 3 | undefined;
  /** The props that a form library registers, with an error. */
  field: CallbackField;
  /** Below the form: what the number is used for. */
  note?: ReactNode;
  /** The outcome of the request; announced. */
  status?: ReactNode;
  /** The honeypot field. */
  trap?: ReactNode;
  /** The number is being sent. */
  loading?: boolean | undefined;
  /** The category whose pattern is drawn beside the form. */
  hue?: CategoryHue | undefined;
  /** The form was sent. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** In place of the built-in words. */
  texts?: Partial<Record<CallbackFormWord, string>> | undefined;
}

/** A form to ask for a call back. */
export function CallbackForm({
  title,
  lead,
  headingLevel = 2,
  field,
  note,
  status,
  trap,
  loading,
  hue = 'communication',
  onSubmit,
  texts,
  ...root
}: CallbackFormProps) {
  const say = useWords(callbackFormWords, texts);
  const id = useId();
  return (
    <section {...root} aria-labelledby={id} className={styles.box}>
      <span className={styles.plate}>
        <CoursePlate category={hue} ratio="fill" />
      </span>
      <div className={styles.body}>
        <Heading id={id} level={headingLevel} size="h2">
          {title ?? say('title')}
        </Heading>
        <p className={styles.lead}>{lead ?? say('lead')}</p>
        <form method="post" noValidate onSubmit={onSubmit} className={styles.form}>
          <TextInput label={say('phone')} inputMode="tel" autoComplete="tel" {...field} type="tel" />
          <span className={styles.submit}>
            <Button type="submit" loading={loading} full="mobile">
              {say('submit')}
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
