import { classes } from '../../../internal/classes.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useMissing } from '../../../internal/useMissing.ts';
import { categoryScope } from '../../../styles/category.css.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { calmRadii, cropPattern, patternOf } from './variation.ts';
import type { PatternScale } from './variation.ts';
import { usePatternMissing } from './usePatternMissing.ts';
import * as styles from './CoursePlate.css.ts';

export const plateRatios = ['standard', 'square', 'wide', 'fill'] as const;
/** `standard` 4:3, `square` 1:1, `wide` 16:9, `fill` the size of its container. */
export type PlateRatio = (typeof plateRatios)[number];

/** A course's own photo. If it fails to load, the pattern shows. */
export interface PlateImage {
  source: string;
  /** For `srcset`, if there are several widths. */
  sources?: string | undefined;
  /** The displayed width, for `sizes`. */
  sizes?: string | undefined;
  /** Empty if the title beside it says the same. */
  alternative?: string | undefined;
}

export interface CoursePlateProps extends RootProps<HTMLSpanElement> {
  /** Its colours and its pattern. */
  category: CategoryHue;
  /** The course's id, which determines the crop. Categories leave it out and show the whole pattern. */
  seed?: string | number | undefined;
  /** How much of the pattern shows: less on smaller plates. */
  scale?: PatternScale | undefined;
  /** The proportions. */
  ratio?: PlateRatio | undefined;
  /** A photo in place of the pattern. */
  image?: PlateImage | undefined;
  /** Loads the photo eagerly, for plates above the fold. */
  eager?: boolean | undefined;
}

/** The picture of a course: its photo, or a crop of its category's pattern. Decorative. */
export function CoursePlate({
  category,
  seed,
  scale,
  ratio = 'standard',
  image,
  eager,
  ...root
}: CoursePlateProps) {
  const { patterns } = useMedeina();
  const { isMissing, imageProps } = useMissing(image?.source);
  const file = `${patterns}/${patternOf(category)}.svg`;
  const isCalm = usePatternMissing(file);
  const crop = cropPattern(category, seed ?? '', scale ?? (seed === undefined ? 'full' : 'card'));
  return (
    <span {...root} className={classes(styles.plate, styles.ratio[ratio], categoryScope[category])}>
      {image === undefined || isMissing ? (
        <svg
          className={styles.pattern}
          viewBox={crop.viewBox}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden
          focusable="false"
        >
          {isCalm ? (
            <g className={styles.calm}>
              {calmRadii.map((radius) => (
                <circle key={radius} cx="130" cy="190" r={radius} />
              ))}
            </g>
          ) : (
            <use href={`${file}#pattern`} transform={crop.transform} />
          )}
        </svg>
      ) : (
        <img
          {...imageProps}
          className={styles.photo}
          src={image.source}
          srcSet={image.sources}
          sizes={image.sizes}
          alt={image.alternative ?? ''}
          loading={eager === true ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </span>
  );
}
