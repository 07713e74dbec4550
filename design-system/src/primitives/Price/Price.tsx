import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { aligns, amount, price, regular, sizes, special as specialClass } from './Price.css.ts';

export interface PriceProps {
  /** Formatted in the person's language: "289,00 €", "nuo 245,00 €", "Nemokamai". */
  price: string;
  /** The current lower price, formatted likewise; `price` is then struck out. */
  special?: string | undefined;
  size?: 'md' | 'lg' | 'xl' | undefined;
  align?: 'start' | 'end' | undefined;
}

/** The amount in a formatted price; NaN where there is none, as in a free one. */
function sumOf(words: string): number {
  const digits = /\d[\d\s.,]*/u.exec(words)?.[0].replaceAll(/\s/gu, '') ?? '';
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/u.exec(digits) ?? [];
  return whole === '' ? Number.NaN : Number(`${whole.replaceAll(/\D/gu, '')}.${cents}`);
}

/** A price; a special one comes first, the regular one after it, struck out and spoken as such. */
export function Price({ price: regularPrice, special, size = 'md', align = 'start' }: PriceProps) {
  misuse?.(
    'Price',
    special !== undefined && sumOf(special) >= sumOf(regularPrice),
    `\`special\` (${special}) is not below \`price\` (${regularPrice}); give the lower one as \`special\`, or leave it out.`,
  );
  const { texts } = useMedeina();
  const className = classes(price, sizes[size], align === 'end' && aligns.end);
  if (special === undefined)
    return (
      <span className={className}>
        <span className={amount}>{regularPrice}</span>
      </span>
    );
  return (
    <span className={className}>
      <VisuallyHidden>{`${texts.specialPrice(special)}, ${texts.regularPrice(regularPrice)}`}</VisuallyHidden>
      <span aria-hidden="true" className={classes(amount, specialClass)}>
        {special}
      </span>
      <s aria-hidden="true" className={regular}>
        {regularPrice}
      </s>
    </span>
  );
}
