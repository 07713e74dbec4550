import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId } from 'react';
import { Star } from 'lucide-react';
import { useWords } from '../../internal/words.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { GroupProps } from '../Field/FieldGroup.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ratingInputWords } from './RatingInput.words.ts';
import type { RatingInputWord } from './RatingInput.words.ts';
import { input, row, star as starClass } from './RatingInput.css.ts';

const stars = [1, 2, 3, 4, 5] as const;
/** The ratings that can be given. */
export type StarCount = (typeof stars)[number];

export interface RatingInputProps extends GroupProps {
  /** The given stars, where you keep the state; empty for none. */
  value?: StarCount | '' | undefined;
  /** The stars given at first, where the field keeps its own. */
  defaultValue?: StarCount | '' | undefined;
  /** Called with the stars that the user gives. */
  onChange?: ((stars: StarCount) => void) | undefined;
  /** The name in a submitted form. */
  name?: string | undefined;
  /** Words in place of the built-in ones. */
  texts?: Partial<Record<RatingInputWord, string>> | undefined;
}

/** A rating of up to five stars, as radio buttons. */
export function RatingInput({ value, defaultValue = '', onChange, name, texts, ...group }: RatingInputProps) {
  const own = useId();
  const say = useWords(ratingInputWords, texts);
  const [given, setGiven] = useControllableState<StarCount | ''>({
    prop: value,
    defaultProp: defaultValue,
    onChange: onChange && ((next) => next !== '' && onChange(next)),
    caller: 'RatingInput',
  });
  return (
    <FieldGroup {...group} role="radiogroup">
      {() => (
        <div className={row}>
          {stars.map((star) => {
            const isOn = given !== '' && star <= given;
            return (
              <label key={star} className={starClass} data-on={isOn ? '' : undefined}>
                <input
                  type="radio"
                  className={input}
                  name={name ?? own}
                  value={star}
                  checked={given === star}
                  aria-label={say('star', { count: star })}
                  onChange={() => {
                    setGiven(star);
                  }}
                />
                <Icon icon={Star} size="bar" filled={isOn} />
              </label>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
