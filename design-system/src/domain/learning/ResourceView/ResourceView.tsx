import { Download, ExternalLink } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { materialIcons } from '../../support/materials.ts';
import type { MaterialType } from '../../support/materials.ts';
import { opening } from '../../support/opening.ts';
import { resourceViewWords } from './ResourceView.words.ts';
import type { ResourceViewWord } from './ResourceView.words.ts';
import * as styles from './ResourceView.css.ts';

export interface ResourceViewProps extends RootProps<HTMLDivElement> {
  /** What it is: its icon. */
  type: MaterialType;
  /** The name of the file, or of what the link leads to. */
  title: string;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  /** The format, or the address of a link: "PDF". */
  detail?: string | undefined;
  /** The size of the file in bytes. */
  size?: number | undefined;
  /** What it is about. */
  description?: string | undefined;
  /** Its address. */
  href: string;
  /** The words of the button, in place of "Open", "Download" or "Open the link". */
  action?: string | undefined;
  /** Downloads the file under this name instead of opening it. */
  download?: string | undefined;
  /** Leads to another site. */
  external?: boolean | undefined;
  /** It was opened or saved. */
  onOpen?: (() => void) | undefined;
  /** `outline` if the screen has another next step. */
  variant?: 'primary' | 'outline' | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<ResourceViewWord, string>> | undefined;
}

/** A size as people read it: whole kilobytes, then megabytes with a decimal. */
function formatSize(bytes: number, locale: string) {
  const kilo = bytes / 1024;
  const [value, unit] = kilo < 1000 ? [Math.max(1, Math.round(kilo)), 'kilobyte'] : [kilo / 1024, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** A document, file or link of a topic, with a button to open it. */
export function ResourceView({
  type,
  title,
  lang,
  detail,
  size,
  description,
  href,
  action,
  download,
  external = false,
  onOpen,
  variant = 'primary',
  texts: ownTexts,
  ...root
}: ResourceViewProps) {
  const { texts, locale } = useMedeina();
  const say = useWords(resourceViewWords, ownTexts);
  const opens = external ? 'follow' : 'open';
  const facts = [detail, size === undefined ? undefined : formatSize(size, locale)].filter(
    (fact) => fact !== undefined,
  );
  return (
    <div {...root} className={styles.card}>
      <span className={styles.tile}>
        <Icon icon={materialIcons[type]} size="tile" />
      </span>
      <div className={styles.words}>
        <b className={styles.title} lang={lang}>
          {title}
        </b>
        {facts.length > 0 && <span className={styles.detail}>{facts.join(', ')}</span>}
        {description !== undefined && (
          <p className={styles.description} lang={lang}>
            {description}
          </p>
        )}
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
          {action ?? say(download === undefined ? opens : 'download')}
          {download === undefined && (
            <VisuallyHidden>, {external ? texts.external : texts.newTab}</VisuallyHidden>
          )}
        </ButtonLink>
      </div>
    </div>
  );
}
