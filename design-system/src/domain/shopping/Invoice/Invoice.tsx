/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets
   the roles of a table that is drawn as blocks, so each box says its own. */
import { useEffect } from 'react';
import { formatNumber } from '../../../internal/numbers.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { useWords } from '../../../internal/words.ts';
import { Logo } from '../../site/Logo/index.ts';
import { formatDay } from '../../support/time.ts';
import type { Day } from '../../support/time.ts';
import { invoiceWords } from './Invoice.words.ts';
import type { InvoiceWord } from './Invoice.words.ts';
import * as styles from './Invoice.css.ts';

/** Milliseconds for fonts and layout before the print dialogue blocks the page. */
const PRINT_DELAY = 500;

/** The seller or the buyer, line by line; the first is the name. */
export interface InvoiceParty {
  /** In place of "Seller" or "Buyer". */
  label?: string | undefined;
  lines: readonly string[];
}

/** A line of the invoice; sums are already written, as the law wants them. */
export interface InvoiceItem {
  id: string | number;
  name: string;
  lang?: string | undefined;
  quantity: number;
  price: string;
  total: string;
}

export interface InvoiceProps extends RootProps {
  /** In place of "Invoice", such as that for a payment in advance. */
  title?: string | undefined;
  /** The series and the number: "MD-10442". */
  number: string;
  /** The day of issue, `YYYY-MM-DD`. */
  date: Day;
  /** Who sells. */
  seller: InvoiceParty;
  /** Who buys. */
  buyer: InvoiceParty;
  /** What is sold. */
  items: readonly InvoiceItem[];
  /** Below the items; the last is the amount paid. */
  totals: readonly { label: string; value: string }[];
  /** The payment method, and what the law requires. */
  notes?: readonly string[] | undefined;
  /** Opens the print dialogue half a second after mounting. */
  print?: boolean | undefined;
  /** The level of the title. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<InvoiceWord, string>> | undefined;
}

const headings = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

function Party({ party, label }: { party: InvoiceParty; label: string }) {
  return (
    <div className={styles.party}>
      <p className={styles.label}>{party.label ?? label}</p>
      {party.lines.map((line, index) => (
        <p key={line} className={index === 0 ? styles.partyName : styles.partyLine}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** An invoice for printing: black on white in both themes. */
export function Invoice({
  title,
  number,
  date,
  seller,
  buyer,
  items,
  totals,
  notes,
  print = false,
  headingLevel = 1,
  texts,
  ...root
}: InvoiceProps) {
  const { locale } = useMedeina();
  const say = useWords(invoiceWords, texts);
  const Title = headings[headingLevel];
  const name = title ?? say('title');
  const numbered = say('number', { number });
  useEffect(() => {
    if (!print) return undefined;
    const timer = setTimeout(() => {
      window.print();
    }, PRINT_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [print]);

  return (
    <article {...root} className={styles.paper} aria-label={`${name} ${numbered}`} data-medeina-theme="light">
      <header className={styles.head}>
        <Logo />
        <div className={styles.names}>
          <Title className={styles.title}>{name}</Title>
          <p className={styles.figures}>
            {numbered}
            <br />
            {formatDay(date, locale)}
          </p>
        </div>
      </header>
      <div className={styles.parties}>
        <Party party={seller} label={say('seller')} />
        <Party party={buyer} label={say('buyer')} />
      </div>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row" className={styles.headRow}>
            <th scope="col" role="columnheader" className={styles.column}>
              {say('item')}
            </th>
            {(['quantity', 'price', 'total'] as const).map((column) => (
              <th key={column} scope="col" role="columnheader" className={styles.columnEnd}>
                {say(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={item.id} role="row" className={styles.row}>
              <td role="cell" className={styles.cell} lang={item.lang}>
                {item.name}
              </td>
              <td role="cell" className={styles.cellEnd}>
                {formatNumber(item.quantity, locale)}
              </td>
              <td role="cell" className={styles.cellEnd}>
                {item.price}
              </td>
              <td role="cell" className={styles.cellEnd}>
                {item.total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        {totals.map((line) => (
          <div key={line.label} className={styles.total}>
            <dt>{line.label}</dt>
            <dd className={styles.value}>{line.value}</dd>
          </div>
        ))}
      </dl>
      {notes?.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </article>
  );
}
