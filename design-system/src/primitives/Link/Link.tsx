import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMedeina } from '../../styles/provider.tsx';
import type { LinkComponentProps } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { asButton, externalMark, kinds, link, standsAlone } from './Link.css.ts';

interface Look {
  /** The words. */
  children: ReactNode;
  /** `quiet` in navigation and titles: underlined on hover only. */
  kind?: 'text' | 'quiet' | undefined;
  /** On a line of its own: 44 px high. */
  alone?: boolean | undefined;
}

export interface LinkProps
  extends
    RootProps<HTMLAnchorElement>,
    Look,
    Omit<LinkComponentProps, 'className' | 'style' | 'children' | 'id' | 'ref'> {
  /** Leaves the site: shows an icon, says so to screen readers, and passes no opener or referrer. */
  external?: boolean | undefined;
}

/** A link, in running text or alone. */
export function Link({ children, kind = 'text', alone = false, external = false, ...rest }: LinkProps) {
  const { Link: Anchor, texts } = useMedeina();
  const className = classes(link, kinds[kind], alone && standsAlone);
  if (!external)
    return (
      <Anchor {...rest} className={className}>
        {children}
      </Anchor>
    );
  return (
    <a {...rest} rel="noopener noreferrer" className={className}>
      {children}
      <span className={externalMark}>
        {'\u00A0'}
        <Icon icon={ExternalLink} size="small" />
        <VisuallyHidden>, {texts.external}</VisuallyHidden>
      </span>
    </a>
  );
}

export interface LinkButtonProps
  extends
    RootProps<HTMLButtonElement>,
    Look,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'id'> {}

/** A button that looks like a link, for a minor action. */
export function LinkButton({
  children,
  kind = 'text',
  alone = false,
  type = 'button',
  ...rest
}: LinkButtonProps) {
  return (
    <button {...rest} type={type} className={classes(link, asButton, kinds[kind], alone && standsAlone)}>
      {children}
    </button>
  );
}
