import type { RootProps } from '../../internal/root.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** The id of the main content, which needs `tabIndex={-1}` to take the focus. */
  target?: string | undefined;
}

/** The first tab stop: skips the header. */
export function SkipLink({ target = 'main', ...root }: SkipLinkProps) {
  const { texts } = useMedeina();
  return (
    <a
      {...root}
      href={`#${target}`}
      className={skip}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        // Not by the hash: a router would navigate.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
