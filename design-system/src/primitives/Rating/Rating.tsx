import { Star } from 'lucide-react';
import { misuse } from '../../internal/misuse.ts';
import { formatNumber, formatRating } from '../../internal/numbers.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count as countClass, part, parts, rating, star, stars, value as valueClass } from './Rating.css.ts';
import { fill } from '../../internal/fill.ts';
import type { RootProps } from '../../internal/root.ts';

export interface RatingProps extends RootProps<HTMLSpanElement> {
  /** From 0 to 5. */
  value: number;
  /** The number of ratings, in brackets. */
  count?: number | undefined;
}

/** One star, the value and the number of ratings. */
export function Rating({ value, count, ...root }: RatingProps) {
  misuse?.('Rating', !(value >= 0 && value <= 5), `\`value\` is ${value}; give a number from 0 to 5.`);
  misuse?.('Rating', count !== undefined && !(count >= 0), `\`count\` is ${count}; give how many rated.`);
  const { locale, texts } = useMedeina();
  const words = formatRating(value, locale);
  const people = count === undefined ? undefined : formatNumber(count, locale);
  return (
    <span {...root} className={rating}>
      <span className={star.on}>
        <Icon icon={Star} size="small" filled />
      </span>
      <VisuallyHidden>{fill(texts.rating, { value: words }, locale)}</VisuallyHidden>
      <span aria-hidden="true" className={valueClass}>
        {words}
      </span>
      {people !== undefined && <span className={countClass}>({people})</span>}
    </span>
  );
}

export interface StarsProps extends RootProps<HTMLSpanElement> {
  /** From 0 to 5; a star is filled in tenths. */
  value: number;
}

/** A rating as five stars. */
export function Stars({ value, ...root }: StarsProps) {
  misuse?.('Stars', !(value >= 0 && value <= 5), `\`value\` is ${value}; give a number from 0 to 5.`);
  const { locale, texts } = useMedeina();
  const words = Number.isInteger(value) ? value : formatRating(value, locale);
  return (
    <span {...root} className={stars} role="img" aria-label={fill(texts.rating, { value: words }, locale)}>
      {[0, 1, 2, 3, 4].map((before) => (
        <OneStar key={before} tenths={Math.round(Math.min(Math.max(value - before, 0), 1) * 10)} />
      ))}
    </span>
  );
}

function OneStar({ tenths }: { readonly tenths: number }) {
  const isPart = tenths > 0 && tenths < 10;
  return (
    <span className={tenths === 10 ? star.on : star.off}>
      <Icon icon={Star} size="small" filled={tenths === 10} />
      {isPart && (
        <span className={`${part} ${parts[tenths - 1] ?? ''}`}>
          <Icon icon={Star} size="small" filled />
        </span>
      )}
    </span>
  );
}
