import { useEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { Pause, Play } from 'lucide-react';
import { useOfTrack, useTrack } from '../../../internal/carousel.ts';
import { classes } from '../../../internal/classes.ts';
import { misuse } from '../../../internal/misuse.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useMissing } from '../../../internal/useMissing.ts';
import { useWords } from '../../../internal/words.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { deepScope } from '../../../styles/scopes.css.ts';
import { patternOf } from '../../catalogue/CoursePlate/variation.ts';
import { HeroRings, RingWords } from '../HeroRings/index.ts';
import type { RingLabels } from '../HeroRings/index.ts';
import { usePageHidden } from '../../support/useHydrated.ts';
import { heroSliderWords } from './HeroSlider.words.ts';
import type { HeroSliderWord } from './HeroSlider.words.ts';
import * as styles from './HeroSlider.css.ts';

/** A link of a slide. */
export interface HeroAction {
  label: string;
  href: string;
}

/** A picture of a slide. */
export interface HeroImage {
  source: string;
  /** Another one for phones. */
  mobile?: string | undefined;
}

/** A slide. */
export interface HeroSlide {
  id: string;
  title: string;
  /** A sentence or two below the title. */
  lead?: string | undefined;
  /** A short name for the button at the foot; the title by default. */
  label?: string | undefined;
  /** The first is the filled one. */
  actions: readonly HeroAction[];
  /** The pattern of a category in place of the rings. */
  pattern?: CategoryHue | undefined;
  /** A picture in place of the drawing, which shows if it fails to load. */
  image?: HeroImage | undefined;
}

export interface HeroSliderProps extends RootProps {
  /** The slides, in order. */
  slides: readonly HeroSlide[];
  /** Words on the rings, from the inside out. */
  rings?: RingLabels | undefined;
  /** The slide to show; uncontrolled when left out. */
  index?: number | undefined;
  /** The slide to show at first. */
  defaultIndex?: number | undefined;
  /** Another slide shows, by its index: the header's tone follows it. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** A picture failed to load, by its source: the header's tone follows the drawing instead. */
  onMissing?: ((source: string) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<HeroSliderWord, string>> | undefined;
}

interface SlideGroundProps {
  image: HeroSlide['image'];
  /** In view from the start: its picture loads eagerly. */
  isFirst: boolean;
  drawing: ReactNode;
  onMissing: HeroSliderProps['onMissing'];
}

/** A category's plate in the colours of the deep ground. Decorative. */
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

/** The picture of a slide, or its drawing if there is none or it fails to load. */
function SlideGround({ image, isFirst, drawing, onMissing }: SlideGroundProps) {
  const { isMissing, imageProps } = useMissing(image?.source, onMissing);
  if (image === undefined || isMissing) return drawing;
  return (
    <picture className={styles.pictured}>
      {image.mobile !== undefined && <source media="(max-width: 899px)" srcSet={image.mobile} />}
      <img
        {...imageProps}
        className={styles.picture}
        src={image.source}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
    </picture>
  );
}

interface DotProps {
  label: string;
  isCurrent: boolean;
  /** Classes of the clock, which runs under the current slide. */
  clock: string;
  onClick: () => void;
  onTimeUp: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Shows its slide; the line over the label is the clock. */
function Dot({ label, isCurrent, clock, onClick, onTimeUp, ref }: DotProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.dot}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={label}
      onClick={onClick}
    >
      <span className={styles.line}>{isCurrent && <span className={clock} onAnimationEnd={onTimeUp} />}</span>
      <span className={styles.label}>{label}</span>
    </button>
  );
}

interface SlideBodyProps extends Omit<SlideGroundProps, 'image' | 'drawing'> {
  slide: HeroSlide;
  isCurrent: boolean;
  rings: HeroSliderProps['rings'];
}

function SlideBody({ slide, isFirst, isCurrent, rings, onMissing }: SlideBodyProps) {
  return (
    <div className={styles.body}>
      <SlideGround
        image={slide.image}
        isFirst={isFirst}
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
          {/* Slides out of view are inert, so assistive technology meets one level 1 heading. */}
          <Heading level={isCurrent ? 1 : 2} size="display">
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
              {slide.actions.map((action, order) => (
                <ButtonLink
                  key={action.href}
                  href={action.href}
                  size="lg"
                  full="mobile"
                  variant={order === 0 ? 'amber' : 'outline'}
                >
                  {action.label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * The first view of the home page: slides that the server draws side by side and Embla moves. They change every five
 * seconds; that stops under the pointer, with the focus, in a hidden tab and by the button, and never starts under
 * reduced motion. The clock is the animation of the line under the current slide, so it cannot drift from what is seen.
 */
export function HeroSlider({
  slides,
  rings,
  index,
  defaultIndex = 0,
  onIndexChange,
  onMissing,
  texts,
  ...root
}: HeroSliderProps) {
  const say = useWords(heroSliderWords, texts);
  // Embla takes the place it starts from once.
  const [start] = useState(index ?? defaultIndex);
  misuse?.(
    'HeroSlider',
    slides.length === 0,
    '`slides` is empty; leave the hero out where there is nothing to say.',
  );
  const [viewport, track] = useTrack({ loop: true, startIndex: start });
  // The list may get shorter while a later slide shows.
  const current = Math.min(
    useOfTrack(track, (embla) => embla?.selectedScrollSnap() ?? start),
    slides.length - 1,
  );
  const [stopped, setStopped] = useState(false);
  // Two states: the pointer leaving must not start the clock while the focus is inside.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const several = slides.length > 1;
  const still = stopped || hovered || focused || hidden;
  const dots = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => {
    if (track === undefined) return undefined;
    const select = () => {
      const next = track.selectedScrollSnap();
      // The slide that leaves becomes inert, which would lose a focus inside it.
      if (track.rootNode().contains(document.activeElement))
        dots.current[next]?.focus({ preventScroll: true });
      onIndexChange?.(next);
    };
    track.on('select', select);
    return () => {
      track.off('select', select);
    };
  }, [track, onIndexChange]);

  useEffect(() => {
    if (index !== undefined && index !== track?.selectedScrollSnap()) track?.scrollTo(index);
  }, [track, index]);

  return (
    // Not a control: the pointer and the focus inside it only hold the clock.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...root}
      className={classes(deepScope, styles.hero, several && styles.several)}
      data-medeina-scope="deep"
      aria-roledescription={several ? say('carousel') : undefined}
      aria-label={say('label')}
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
      {/* Seen at the foot, but first in the tab order: what moves can be stopped before it is entered. */}
      {several && (
        <div className={styles.foot}>
          <div className={styles.footInner}>
            <span className={styles.pause}>
              <IconButton
                icon={stopped ? Play : Pause}
                label={say(stopped ? 'play' : 'pause')}
                tip="above"
                onClick={() => {
                  setStopped(!stopped);
                }}
              />
            </span>
            {slides.map((slide, place) => (
              <Dot
                key={slide.id}
                ref={(dot) => {
                  dots.current[place] = dot;
                }}
                label={slide.label ?? slide.title}
                isCurrent={place === current}
                clock={classes(styles.clock, still && styles.still, track === undefined && styles.waiting)}
                onClick={() => {
                  track?.scrollTo(place);
                }}
                onTimeUp={() => {
                  track?.scrollNext();
                }}
              />
            ))}
          </div>
        </div>
      )}
      <div ref={viewport} className={classes(styles.viewport, track !== undefined && styles.taken)}>
        {/* Automatic changes would interrupt a screen reader; chosen ones are announced. */}
        <div className={styles.slides} aria-live={several ? (still ? 'polite' : 'off') : undefined}>
          {slides.map((slide, place) => (
            <div
              key={slide.id}
              {...(several && {
                role: 'group',
                'aria-roledescription': say('slide'),
                'aria-label': slide.label ?? slide.title,
              })}
              className={styles.slide}
              // Before hydration the browser scrolls to any of them.
              inert={track !== undefined && place !== current}
            >
              <SlideBody
                slide={slide}
                isFirst={place === start}
                isCurrent={place === current}
                rings={rings}
                onMissing={onMissing}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
