import type { ReactNode, SyntheticEvent } from 'react';
import { useFocusOnward } from '../../../internal/focusOnward.ts';
import type { RootProps } from '../../../internal/root.ts';
import { setRef } from '../../../internal/setRef.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { RatingInput } from '../../../primitives/RatingInput/index.ts';
import type { RatingInputProps } from '../../../primitives/RatingInput/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import type { TextAreaProps } from '../../../primitives/TextArea/index.ts';
import { reviewFormWords } from './ReviewForm.words.ts';
import type { ReviewFormWord } from './ReviewForm.words.ts';
import * as styles from './Reviews.css.ts';

/** The stars: the props that a form library controls. */
export type ReviewRatingField = Omit<RatingInputProps, 'label'> & Partial<Pick<RatingInputProps, 'label'>>;

/** The text: the props that a form library registers. */
export type ReviewTextField = Omit<TextAreaProps, 'label'> & Partial<Pick<TextAreaProps, 'label'>>;

export interface ReviewFormProps extends RootProps<HTMLFormElement> {
  /** The stars: the props that a form library controls, with an error. */
  rating: ReviewRatingField;
  /** The text: the props that a form library registers, with an error. */
  text: ReviewTextField;
  /** Further fields, between the stars and the text. */
  fields?: ReactNode;
  /** The review is being sent. */
  loading?: boolean | undefined;
  /** The outcome of the request; announced. Below the button, so that it does not move. */
  status?: ReactNode;
  /** The form was sent. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** In place of the built-in words. */
  texts?: Partial<Record<ReviewFormWord, string>> | undefined;
}

/** A rating and a text. When the form is replaced after it was sent, the focus moves to the heading of what follows. */
export function ReviewForm({
  rating,
  text,
  fields,
  loading = false,
  status,
  onSubmit,
  texts,
  ref,
  ...root
}: ReviewFormProps) {
  const say = useWords(reviewFormWords, texts);
  const form = useFocusOnward<HTMLFormElement>();
  return (
    <form
      {...root}
      ref={(node) => {
        setRef(form, node);
        setRef(ref, node);
      }}
      className={styles.form}
      noValidate
      onSubmit={onSubmit}
    >
      <RatingInput label={say('rating')} {...rating} />
      {fields}
      <TextArea rows={5} label={say('text')} {...text} />
      <div>
        <Button type="submit" loading={loading} full="mobile">
          {say('submit')}
        </Button>
      </div>
      {status}
    </form>
  );
}
