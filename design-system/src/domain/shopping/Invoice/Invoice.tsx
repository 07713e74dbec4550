/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets
   the roles of a table that is drawn as blocks, so each box says its own. */
import { useEffect } from 'react';
import { Logo } from '../../site/Logo/index.ts';
import * as styles from './Invoice.css.ts';

/** Milliseconds for fonts and layout before the print dialogue blocks the page. */
const PRINT_DELAY = 500;

/** The seller or the buyer, line by line; the first is the name. */
export interface InvoiceParty {
  /** "Seller", "Buyer" */
  label: string;
  lines: readonly string[];
}

export interface InvoiceItem {
  id: string | number;
  name: string;
  lang?: string | undefined;
  quantity: string;
  price: string;
  total: string;
}

export interface InvoiceProps {
  /** "Invoice" */
  title: string;
  /** "No. MD-10442" */
  number: string;
  /** "2026-11-21" */
  date: string;
  /** Who is paid. */
  seller: InvoiceParty;
  /** Who pays. */
  buyer: InvoiceParty;
  /** What was bought. */
  items: readonly InvoiceItem[];
  /** Below the items; the last is the amount paid. */
  totals: readonly { label: string; value: string }[];
  /** The payment method, and what the law requires. */
  notes?: readonly string[] | undefined;
  /** The words. */
  labels: { item: string; quantity: string; price: string; total: string };
  /** Opens the print dialogue half a second after mounting. */
  print?: boolean | undefined;
}

function Party({ party }: { party: InvoiceParty }) {
  return (
    <div className={styles.party}>
      <p className={styles.label}>{party.label}</p>
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
  labels,
  print = false,
}: InvoiceProps) {
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
    <article className={styles.paper} aria-label={`${title} ${number}`} data-medeina-theme="light">
      <header className={styles.head}>
        <Logo />
        <div className={styles.names}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.figures}>
            {number}
            <br />
            {date}
          </p>
        </div>
      </header>
      <div className={styles.parties}>
        <Party party={seller} />
        <Party party={buyer} />
      </div>
      <table role="table" className={styles.table}>
        <thead role="rowgroup">
          <tr role="row" className={styles.headRow}>
            <th scope="col" role="columnheader" className={styles.column}>
              {labels.item}
            </th>
            {[labels.quantity, labels.price, labels.total].map((label) => (
              <th key={label} scope="col" role="columnheader" className={styles.columnEnd}>
                {label}
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
                {item.quantity}
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
