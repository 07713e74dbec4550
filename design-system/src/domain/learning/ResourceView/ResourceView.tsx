import { Download, ExternalLink } from 'lucide-react';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import { opening } from '../../support/opening.ts';
import * as styles from './ResourceView.css.ts';

export interface ResourceViewProps {
  type: MaterialType;
  title: string;
  lang?: string | undefined;
  /** "PDF, 1.2 MB", or the address of a link. */
  detail?: string | undefined;
  description?: string | undefined;
  href: string;
  /** "Open", "Download" */
  action: string;
  /** Downloads the file under this name instead of opening it. */
  download?: string | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
  onOpen?: (() => void) | undefined;
  /** `outline` if the screen has another next step. */
  variant?: 'primary' | 'outline' | undefined;
}

/** A document, file or link of a topic, with a button to open it. */
export function ResourceView({
  type,
  title,
  lang,
  detail,
  description,
  href,
  action,
  download,
  external = false,
  onOpen,
  variant = 'primary',
}: ResourceViewProps) {
  const { texts } = useMedeina();
  return (
    <div className={styles.card}>
      <span className={styles.tile}>
        <Icon icon={materialIcons[type]} size="tile" />
      </span>
      <div className={styles.words} lang={lang}>
        <b className={styles.title}>{title}</b>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.action}>
        <ButtonLink
          href={href}
          variant={variant}
          full="mobile"
          icon={download === undefined ? ExternalLink : Download}
          {...(download === undefined ? { target: '_blank', rel: 'noopener noreferrer' } : { download })}
          {...opening(onOpen)}
        >
          {action}
          {download === undefined && (
            <VisuallyHidden>, {external ? texts.external : texts.newTab}</VisuallyHidden>
          )}
        </ButtonLink>
      </div>
    </div>
  );
}
