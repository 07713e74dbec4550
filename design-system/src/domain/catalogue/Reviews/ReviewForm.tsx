import type { ReactNode, SyntheticEvent } from 'react';
import { useFocusOnward } from '../../../internal/focusOnward.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { RatingInput } from '../../../primitives/RatingInput/index.ts';
import type { RatingInputProps } from '../../../primitives/RatingInput/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import type { TextAreaProps } from '../../../primitives/TextArea/index.ts';
import * as styles from './Reviews.css.ts';

export interface ReviewFormProps {
  /** The stars: what a form library controls, with their label and error. */
  rating: RatingInputProps;
  /** The text: what a form library registers, with its label and error. */
  text: TextAreaProps;
  submit: string;
  saving?: boolean | undefined;
  /** What went wrong with the whole; announced. Below the button, which stays where it is. */
  status?: ReactNode;
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Five stars and a text. Once the form goes, as the review was stored, the focus goes to the heading of what stands in
 * its place.
 */
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
