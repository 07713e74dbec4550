import type { ReactNode, SyntheticEvent } from 'react';
import { useFocusOnward } from '../../../internal/focusOnward.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { RatingInput } from '../../../primitives/RatingInput/index.ts';
import type { RatingInputProps } from '../../../primitives/RatingInput/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import type { TextAreaProps } from '../../../primitives/TextArea/index.ts';
import * as styles from './Reviews.css.ts';

export interface ReviewFormProps {
  /** The stars: the props that a form library controls, with a label and an error. */
  rating: RatingInputProps;
  /** The text: the props that a form library registers, with a label and an error. */
  text: TextAreaProps;
  submit: string;
  saving?: boolean | undefined;
  /** The outcome of the request; announced. Below the button, so that it does not move. */
  status?: ReactNode;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** A rating and a text. When the form is replaced after it was sent, the focus moves to the heading of what follows. */
export function ReviewForm({ rating, text, submit, saving = false, status, onSubmit }: ReviewFormProps) {
  const form = useFocusOnward<HTMLFormElement>();
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <RatingInput {...rating} />
      <TextArea rows={5} {...text} />
      <div>
        <Button type="submit" loading={saving} full="mobile">
          {submit}
        </Button>
      </div>
      {status}
    </form>
  );
}
