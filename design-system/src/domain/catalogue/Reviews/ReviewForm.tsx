import { useRef, useState } from 'react';
import { useFocusOnward } from '../../../internal/focusOnward.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { RatingInput } from '../../../primitives/RatingInput/index.ts';
import type { StarCount } from '../../../primitives/RatingInput/index.ts';
import { TextArea } from '../../../primitives/TextArea/index.ts';
import * as styles from './Reviews.css.ts';

export interface ReviewFormLabels {
  rating: string;
  /** Each star spoken: "1 žvaigždutė". */
  star: (stars: number) => string;
  text: string;
  submit: string;
  ratingMissing: string;
  textMissing: string;
}

/** What is filled in so far. */
export interface ReviewDraft {
  rating: StarCount | undefined;
  text: string;
}

export interface ReviewFormProps {
  /** What the form starts with. */
  draft?: ReviewDraft | undefined;
  /** Called with every change, so that a draft can be kept. */
  onDraft?: ((draft: ReviewDraft) => void) | undefined;
  labels: ReviewFormLabels;
  onSubmit: (review: { rating: number; text: string }) => void;
  saving?: boolean | undefined;
  /** What the server did not like. */
  error?: string | undefined;
}

/**
 * Five stars and a text. What is missing is said where it is missing, and the focus goes there; once the form goes, as
 * the review was stored, to the heading of what stands in its place.
 */
export function ReviewForm({ draft, onDraft, labels, onSubmit, saving = false, error }: ReviewFormProps) {
  const [rating, setRating] = useState(draft?.rating);
  const [text, setText] = useState(draft?.text ?? '');
  const [tried, setTried] = useState(false);
  const form = useFocusOnward<HTMLFormElement>();
  const stars = useRef<HTMLFieldSetElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const ratingError = tried && rating === undefined ? labels.ratingMissing : undefined;
  const textError = tried && text.trim() === '' ? labels.textMissing : undefined;

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (rating === undefined) stars.current?.querySelector('input')?.focus();
        else if (text.trim() === '') area.current?.focus();
        else if (!saving) onSubmit({ rating, text: text.trim() });
      }}
    >
      <RatingInput
        ref={stars}
        label={labels.rating}
        starLabel={labels.star}
        value={rating}
        error={ratingError}
        onChange={(chosen) => {
          setRating(chosen);
          onDraft?.({ rating: chosen, text });
        }}
      />
      <TextArea
        ref={area}
        label={labels.text}
        value={text}
        error={textError ?? error}
        rows={5}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onDraft?.({ rating, text: event.currentTarget.value });
        }}
      />
      <div>
        <Button type="submit" loading={saving} full="mobile">
          {labels.submit}
        </Button>
      </div>
    </form>
  );
}
