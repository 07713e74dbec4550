import { useEffect, useId, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { setRef } from '../../internal/setRef.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { rich, sizes } from './RichText.css.ts';
import { withScrollers } from './scrollers.ts';

interface Common extends RootProps<HTMLDivElement> {
  /** `small` in cards and tables. */
  size?: 'body' | 'small' | undefined;
  /** If the text is in another language than the page. */
  lang?: string | undefined;
}

export type RichTextProps = Common &
  (
    | {
        /** HTML sanitised by the server; other HTML needs `sanitise`. */
        html: string;
        /** Sanitises `html` from elsewhere: a stable function, such as DOMPurify's `sanitize`. */
        sanitise?: ((html: string) => string) | undefined;
        children?: undefined;
      }
    | {
        html?: undefined;
        sanitise?: undefined;
        /** The text, where it is no HTML. */
        children: ReactNode;
      }
  );

/** Markup that could run code. A check for developers, not a protection. */
const running =
  /<(?:script|iframe|object|embed)\b|<[^>]+\s(?:on\w+\s*=|(?:href|src)\s*=\s*["']?\s*javascript:)/iu;

/**
 * Running text with headings, lists, links and tables. A wide table of `html` scrolls in a group with its name; among
 * `children` use `Table`.
 */
export function RichText({
  size = 'body',
  lang,
  html,
  sanitise,
  children,
  ref,
  ...attributes
}: RichTextProps) {
  const clean = useMemo(
    () => (html === undefined || sanitise === undefined ? html : sanitise(html)),
    [html, sanitise],
  );
  misuse?.(
    'RichText',
    clean !== undefined && running.test(clean),
    `\`html\` holds what could run (${running.exec(clean ?? '')?.[0]}); let the server sanitise it, or give \`sanitise\`.`,
  );
  const { texts } = useMedeina();
  const id = useId();
  const written = useMemo(
    () => (clean === undefined ? undefined : { __html: withScrollers(clean, texts.table, id) }),
    [clean, texts.table, id],
  );
  const root = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    const groups = root.current?.querySelectorAll<HTMLElement>('[role="group"]') ?? [];
    if (groups.length === 0) return undefined;
    // Scroll containers must be focusable; others must not be.
    const look = () => {
      for (const group of groups) {
        if (group.scrollWidth > group.clientWidth) group.tabIndex = 0;
        else group.removeAttribute('tabindex');
      }
    };
    look();
    // The text may also get narrower when a column beside it opens.
    const observer = new ResizeObserver(look);
    for (const group of groups) observer.observe(group);
    return () => {
      observer.disconnect();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text, other tables
  }, [written]);
  const shared = {
    ...attributes,
    ref: (node: HTMLDivElement | null) => {
      root.current = node;
      setRef(ref, node);
    },
    lang,
    className: classes(rich, sizes[size]),
  };
  // oxlint-disable-next-line react/no-danger -- sanitised by the server or by `sanitise`
  if (written !== undefined) return <div {...shared} dangerouslySetInnerHTML={written} />;
  return <div {...shared}>{children}</div>;
}
