import { useMedeina } from '../../styles/provider.tsx';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The id of the main part, which takes the focus: give it `tabIndex={-1}`. */
  target?: string | undefined;
}

/** The first thing Tab reaches: past the header to what the page is about. */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const { texts } = useMedeina();
  return (
    <a
      href={`#${target}`}
      className={skip}
      onClick={(event) => {
        const main = document.getElementById(target);
        if (!main) return;
        // Not the address: a router would take it for a page.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {texts.skipToContent}
    </a>
  );
}
