import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from '../../internal/classes.ts';
import type { RootProps } from '../../internal/root.ts';
import { statusIcons } from '../../internal/tone.ts';
import type { StatusTone } from '../../internal/tone.ts';
import { useAnnounce, useMedeina } from '../../styles/provider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export { statusTones } from '../../internal/tone.ts';
export type { StatusTone } from '../../internal/tone.ts';

export interface BannerProps extends RootProps<HTMLDivElement> {
  /** What kind of message: the colour and the icon follow. */
  tone?: StatusTone | undefined;
  /** The bold beginning: what it is about. */
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** A link or a small button under the text. */
  action?: ReactNode;
  /** Called by the close button, which shows only with it. */
  onDismiss?: (() => void) | undefined;
  /** Announces it as it appears, after something the user did. */
  announce?: boolean | undefined;
}

/** A message in the page about the content around it. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  announce = false,
  ...root
}: BannerProps) {
  const { texts } = useMedeina();
  const body = useRef<HTMLDivElement>(null);
  const say = useAnnounce();
  const isSaid = announce && tone !== 'danger';
  // Screen readers pass over a status that comes with its words; an alert they read.
  useEffect(() => {
    if (!isSaid) return undefined;
    // What ended with it, such as a button's waiting, has emptied the region by the next frame.
    const frame = requestAnimationFrame(() => say(body.current?.textContent ?? ''));
    return () => {
      cancelAnimationFrame(frame);
      say('');
    };
    // Another title is read anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSaid, say, title]);
  return (
    <div
      {...root}
      className={classes(styles.banner, styles.tones[tone])}
      role={announce && !isSaid ? 'alert' : undefined}
    >
      <span className={classes(styles.icon, styles.icons[tone])}>
        <Icon icon={statusIcons[tone]} />
      </span>
      <div ref={body} className={styles.body}>
        {title !== undefined && <b className={styles.lead}>{title}</b>}
        {title !== undefined && children !== undefined && ' '}
        {children}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton icon={X} label={texts.close} tip="below-start" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
