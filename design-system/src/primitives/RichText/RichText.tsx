import { useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import { rich, sizes } from './RichText.css.ts';

interface Common {
  size?: 'body' | 'small' | undefined;
  /** Where the text is in another language than the page. */
  lang?: string | undefined;
}

export type RichTextProps = Common &
  (
    | {
        /** HTML that the server has sanitised; any other comes with `sanitise`. */
        html: string;
        /**
         * Takes out of `html` what could harm, for whoever has it from elsewhere: a function that stays the same,
         * such as DOMPurify's `sanitize`.
         */
        sanitise?: ((html: string) => string) | undefined;
        children?: undefined;
      }
    | { html?: undefined; sanitise?: undefined; children: ReactNode }
  );

/** What runs by itself: elements, handlers, addresses. A look for those who develop, no protection. */
const running =
  /<(?:script|iframe|object|embed)\b|<[^>]+\s(?:on\w+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:)/iu;

/** Running text with headings, lists, links and tables, as an editor wrote it. */
export const RichText = ({ size = 'body', lang, html, sanitise, children }: RichTextProps) => {
  const clean = useMemo(
    () => (html === undefined || sanitise === undefined ? html : sanitise(html)),
    [html, sanitise],
  );
  misuse?.(
    'RichText',
    clean !== undefined && running.test(clean),
    `\`html\` holds what could run (${running.exec(clean ?? '')?.[0]}); let the server sanitise it, or give \`sanitise\`.`,
  );
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
  }, [clean, children]);
  const shared = { ref: root, lang, className: classes(rich, sizes[size]) };
  // oxlint-disable-next-line react/no-danger -- sanitised by the server or by `sanitise`
  if (clean !== undefined) return <div {...shared} dangerouslySetInnerHTML={{ __html: clean }} />;
  return <div {...shared}>{children}</div>;
};
