import { classes } from '../../internal/classes.ts';
import { misuse } from '../../internal/misuse.ts';
import type { RootProps } from '../../internal/root.ts';
import { useMissing } from '../../internal/useMissing.ts';
import { useMedeina } from '../../styles/provider.tsx';
import { avatar, picture, sizes } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** First and last name; the initials come from it. */
  name: string;
  /** A picture's address, 1:1. */
  src?: string | undefined;
  /** `lg` in a person's own profile. */
  size?: 'md' | 'lg' | undefined;
  /** Exposes the name to screen readers; leave out where it is shown beside the avatar. */
  labelled?: boolean | undefined;
}

/** A person's picture, or initials if there is none or it fails to load. */
export function Avatar({ name, src, size = 'md', labelled = false, ...root }: AvatarProps) {
  misuse?.('Avatar', name.trim() === '', '`name` is empty; give the person’s name, or what stands for it.');
  const { locale } = useMedeina();
  const { isMissing, imageProps } = useMissing(src);
  return (
    <span
      {...root}
      className={classes(avatar, sizes[size])}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {src === undefined || isMissing ? (
        initials(name, locale)
      ) : (
        <img {...imageProps} className={picture} src={src} alt="" />
      )}
    </span>
  );
}
