import { lazy, Suspense, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Maximize2 } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import type { FigureWord } from './Figure.words.ts';
import { figureWords } from './Figure.words.ts';
import * as styles from './Figure.css.ts';

const FigureDialog = lazy(() => import('./FigureDialog.tsx'));

export interface FigureProps extends RootProps {
  /** What is to be seen, below it; the name of the larger view. */
  caption: string;
  /** The picture or drawing, with its alternative text. */
  children: ReactNode;
  /** What the larger view shows; `children` by default, null for no larger view. */
  larger?: ReactNode;
  /** In place of the built-in words. */
  texts?: Partial<Record<FigureWord, string>> | undefined;
}

/** A picture or drawing among text, with its caption and a larger view. */
export function Figure({ caption, children, larger = children, texts, ...root }: FigureProps) {
  const say = useWords(figureWords, texts);
  const id = useId();
  // Undefined until it was first asked for: most who read do not, and its code is a fair part of a page's.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <figure {...root} aria-labelledby={id} className={styles.figure}>
      <div className={styles.frame}>{children}</div>
      <figcaption className={styles.caption}>
        <span id={id}>{caption}</span>
        {larger !== null && (
          <span className={styles.opener}>
            <Button
              variant="ghost"
              size="sm"
              icon={Maximize2}
              aria-label={say('enlargeNamed', { caption })}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {say('enlarge')}
            </Button>
            {isOpen !== undefined && (
              <Suspense>
                <FigureDialog caption={caption} isOpen={isOpen} onOpenChange={setOpen} say={say}>
                  {larger}
                </FigureDialog>
              </Suspense>
            )}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

export interface FigurePictureProps {
  /** The address of the picture. */
  src: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
  /** The size of the picture in pixels: its place is kept while it loads. */
  width: number;
  /** See `width`. */
  height: number;
  /** Loads at once, for the first picture of a page. */
  eager?: boolean | undefined;
  /** As wide as its place even where the picture is smaller, as in a larger view. */
  filling?: boolean | undefined;
}

/** A picture as wide as its place, loaded as it comes into view unless it is the first of its page. */
export function FigurePicture({
  src,
  alt,
  width,
  height,
  eager = false,
  filling = false,
}: FigurePictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={classes(styles.picture, filling && styles.filling)}
    />
  );
}
