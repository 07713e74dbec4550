import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { rich, sizes } from './RichText.css.ts';

interface Common {
  size?: 'body' | 'small' | undefined;
  /** Where the text is in another language than the page. */
  lang?: string | undefined;
}

export type RichTextProps = Common &
  (
    | {
        /** HTML that the server has sanitised; nothing that a person typed may come here otherwise. */
        html: string;
        children?: undefined;
      }
    | { html?: undefined; children: ReactNode }
  );

/** Running text with headings, lists, links and tables, as an editor wrote it. */
export const RichText = ({ size = 'body', lang, html, children }: RichTextProps) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tables = root.current?.querySelectorAll('table') ?? [];
    // What scrolls must be reached by keys; what does not scroll is no stop for them.
    const look = () => {
      for (const table of tables) {
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute('tabindex');
      }
    };
    look();
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('resize', look);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text, other tables
  }, [html, children]);
  const shared = { ref: root, lang, className: classes(rich, sizes[size]) };
  // oxlint-disable-next-line react/no-danger -- sanitised by the server as it is imported; see `html`
  if (html !== undefined) return <div {...shared} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div {...shared}>{children}</div>;
};
