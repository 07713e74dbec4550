import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { aligns, amount, price, regular, sizes, special as specialClass } from './Price.css.ts';
import { fill } from '../../internal/fill.ts';
import type { RootProps } from '../../internal/root.ts';

export interface PriceProps extends RootProps<HTMLSpanElement> {
  /** Formatted in the user's language: "€289.00", "from €245.00", "Free". */
  price: string;
  /** The discounted price; `price` is then struck through. */
  special?: string | undefined;
  /** `lg` in a panel, `xl` for the sum to pay. */
  size?: 'md' | 'lg' | 'xl' | undefined;
  /** Which edge the two prices share. */
  align?: 'start' | 'end' | undefined;
}

/** The amount of a formatted price; NaN without one, as for a free course. */
function sumOf(words: string): number {
  const digits = /\d[\d\s.,]*/u.exec(words)?.[0].replaceAll(/\s/gu, '') ?? '';
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/u.exec(digits) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole.replaceAll(/\D/gu, '')}.${cents}`);
}

/** A price; a special one comes before the regular one, which is struck through and announced as such. */
export function Price({ price: regularPrice, special, size = 'md', align = 'start', ...root }: PriceProps) {
  misuse?.(
    'Price',
    special !== undefined && sumOf(special) >= sumOf(regularPrice),
    `\`special\` (${special}) is not below \`price\` (${regularPrice}); give the lower one as \`special\`, or leave it out.`,
  );
  const { locale, texts } = useMedeina();
  const className = classes(price, sizes[size], align === 'end' && aligns.end);
  if (special === undefined)
    return (
      <span {...root} className={className}>
        <span className={amount}>{regularPrice}</span>
      </span>
    );
  return (
    <span {...root} className={className}>
      <VisuallyHidden>{`${fill(texts.specialPrice, { price: special }, locale)}, ${fill(texts.regularPrice, { price: regularPrice }, locale)}`}</VisuallyHidden>
      <span aria-hidden="true" className={classes(amount, specialClass)}>
        {special}
      </span>
      <s aria-hidden="true" className={regular}>
        {regularPrice}
      </s>
    </span>
  );
}
