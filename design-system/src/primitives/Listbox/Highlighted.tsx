import { highlight } from './highlight.ts';
import { match } from './Listbox.css.ts';

/** A text with the matches of a query in a heavier weight. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return (
    <span>
      {highlight(text, query).map((piece) =>
        piece.match ? (
          <mark key={piece.start} className={match}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </span>
  );
}
