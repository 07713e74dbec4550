import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Pause, Play } from 'lucide-react';
import { useOfTrack, useTrack } from '../../../internal/carousel.ts';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import { useMissing } from '../../../internal/useMissing.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { patternOf } from '../../catalogue/CoursePlate/variation.ts';
import { HeroRings, RingWords } from '../HeroRings/index.ts';
import type { RingWordsProps } from '../HeroRings/index.ts';
import { usePageHidden } from '../../support/useHydrated.ts';
import * as styles from './HeroSlider.css.ts';

export interface HeroSlide {
  id: string;
  title: string;
  lead?: string | undefined;
  /** A few words for the slide's button at the foot; the title unless given. */
  label?: string | undefined;
  /** The first is the filled one. */
  actions: readonly { label: string; href: string }[];
  /** The pattern of a category in place of the rings. */
  pattern?: CategoryHue | undefined;
  /** A picture in place of the drawing, which stays where it does not come; another one for phones. */
  image?: { source: string; mobile?: string | undefined } | undefined;
}

export interface HeroSliderProps {
  slides: readonly HeroSlide[];
  labels: {
    /** Names the slides: "Naujienos". */
    slides: string;
    /** What a reader calls the whole of them, in the person's language: "karuselė". */
    carousel: string;
    /** And each one: "skaidrė". */
    slide: string;
    pause: string;
    play: string;
  };
  /** Words on the rings. */
  rings?: RingWordsProps['labels'] | undefined;
  /** The slide that shows has changed: the header's tone follows it. */
  onChange?: ((index: number) => void) | undefined;
  /** The picture of a slide did not come, and a drawing stands in: the header's tone is its. Gives the picture's source. */
  onMissing?: ((source: string) => void) | undefined;
}

interface SlideGroundProps {
  image: HeroSlide['image'];
  /** In view from the start: its picture loads at once. */
  isFirst: boolean;
  /** What is drawn where there is no picture. */
  drawing: ReactNode;
  onMissing: HeroSliderProps['onMissing'];
}

/** A category's plate in the colours of the deep ground. Decorative: hidden from those who listen. */
function DeepPlate({ category }: { category: CategoryHue }) {
  const { patterns } = useMedeina();
  return (
    <div className={styles.plate}>
      <svg
        className={styles.pattern}
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`${patterns}/${patternOf(category)}.svg#pattern`} />
      </svg>
    </div>
  );
}

/** Under the words of a slide: its picture, or its drawing, which stays where the picture does not come. */
function SlideGround({ image, isFirst, drawing, onMissing }: SlideGroundProps) {
  const { isMissing, hears } = useMissing(image?.source, onMissing);
  if (image === undefined || isMissing) return drawing;
  return (
    <picture className={styles.pictured}>
      {image.mobile !== undefined && <source media="(max-width: 899px)" srcSet={image.mobile} />}
      <img
        {...hears}
        className={styles.picture}
        src={image.source}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}

/**
 * The first view of the home page: slides that the server draws side by side and Embla moves. They change every five
 * seconds; that stops under the pointer, with the focus, in a hidden tab and by the button, and never starts where
 * motion is not wanted. The clock is the animation of the line under the current slide, so what one sees is what counts.
 */
export function HeroSlider({ slides, labels, rings, onChange, onMissing }: HeroSliderProps) {
  misuse?.(
    'HeroSlider',
    slides.length === 0,
    '`slides` is empty; leave the hero out where there is nothing to say.',
  );
  // After the last comes the first.
  const [viewport, track] = useTrack({ loop: true });
  // Fewer slides may come while a later one shows.
  const current = Math.min(
    useOfTrack(track, (embla) => embla?.selectedScrollSnap() ?? 0),
    slides.length - 1,
  );
  const [stopped, setStopped] = useState(false);
  // One does not let go what the other holds.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const several = slides.length > 1;
  const still = stopped || hovered || focused || hidden;

  useEffect(() => {
    if (track === undefined) return undefined;
    const tell = () => onChange?.(track.selectedScrollSnap());
    track.on('select', tell);
    return () => {
      track.off('select', tell);
    };
  }, [track, onChange]);

  return (
    // Nothing to press: the pointer and the focus inside it only hold the clock.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes(deepScope, styles.hero)}
      data-medeina-scope="deep"
      aria-roledescription={several ? labels.carousel : undefined}
      aria-label={labels.slides}
      onPointerEnter={() => {
        setHovered(true);
      }}
      onPointerLeave={() => {
        setHovered(false);
      }}
      onFocus={() => {
        setFocused(true);
      }}
      onBlur={(event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget));
      }}
    >
      {/* Drawn at the foot, but first for the keys: what moves by itself can be stopped before one goes into it. */}
      {several && (
        <div className={styles.foot}>
          <div className={styles.footInner}>
            <span className={styles.pause}>
              <IconButton
                icon={stopped ? Play : Pause}
                label={stopped ? labels.play : labels.pause}
                tip="above"
                onClick={() => {
                  setStopped(!stopped);
                }}
              />
            </span>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-current={index === current ? 'true' : undefined}
                aria-label={slide.label ?? slide.title}
                onClick={() => {
                  track?.scrollTo(index);
                }}
              >
                <span className={styles.line}>
                  {index === current && (
                    <span
                      className={classes(
                        styles.clock,
                        still && styles.still,
                        track === undefined && styles.waiting,
                      )}
                      onAnimationEnd={() => {
                        track?.scrollNext();
                      }}
                    />
                  )}
                </span>
                <span className={styles.label}>{slide.label ?? slide.title}</span>
              </button>
            ))}
          </div>
        </div>
      )}
      <div ref={viewport} className={classes(styles.viewport, track !== undefined && styles.taken)}>
        {/* What changes by itself would interrupt; what was chosen is said. */}
        <div className={styles.slides} aria-live={several ? (still ? 'polite' : 'off') : undefined}>
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              {...(several && {
                role: 'group',
                'aria-roledescription': labels.slide,
                'aria-label': slide.label ?? slide.title,
              })}
              className={styles.slide}
              // Without scripts the browser scrolls to any of them.
              inert={track !== undefined && index !== current}
            >
              <div className={styles.body}>
                <SlideGround
                  image={slide.image}
                  isFirst={index === 0}
                  onMissing={onMissing}
                  drawing={
                    slide.pattern === undefined ? (
                      <div className={styles.rings}>
                        <HeroRings>{rings !== undefined && <RingWords labels={rings} />}</HeroRings>
                      </div>
                    ) : (
                      <DeepPlate category={slide.pattern} />
                    )
                  }
                />
                <div className={styles.inner}>
                  <div className={styles.words}>
                    {/* The page's first heading is the one that shows: the others are out of reach of every reader. */}
                    <Heading level={index === current ? 1 : 2} size="display">
                      {slide.title}
                    </Heading>
                    {slide.lead !== undefined && (
                      <div className={styles.lead}>
                        <Text size="lead" tone="muted">
                          {slide.lead}
                        </Text>
                      </div>
                    )}
                    {slide.actions.length > 0 && (
                      <div className={styles.actions}>
                        {slide.actions.map((action, place) => (
                          <ButtonLink
                            key={action.href}
                            href={action.href}
                            size="lg"
                            full="mobile"
                            variant={place === 0 ? 'amber' : 'outline'}
                          >
                            {action.label}
                          </ButtonLink>
                        ))}
                      </div>
                    )}
                  </div>
                </div>
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
