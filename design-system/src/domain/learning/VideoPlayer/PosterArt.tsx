import type { CategoryHue } from '../../../styles/category.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { patternOf } from '../../catalogue/CoursePlate/variation.ts';
import type { Pattern } from '../../catalogue/CoursePlate/variation.ts';
import { art } from './VideoPlayer.css.ts';

/** The focal point of a pattern, placed under the play button. */
const hearts: Partial<Record<Pattern, readonly [x: number, y: number]>> = {
  emergency: [262, 168],
  cardiology: [168, 160],
  imaging: [200, 160],
};

/** A crop of 16:9 with its focal point under the play button, at 50 % and 47 %. */
function posterCrop(category: CategoryHue) {
  const [x, y] = hearts[patternOf(category)] ?? [200, 150];
  return `${String(x - 160)} ${String(y - 84.6)} 320 180`;
}

/** The category's pattern, as the poster of a video without one. */
export function PosterArt({ category }: { category: CategoryHue }) {
  const { patterns } = useMedeina();
  return (
    <svg
      className={art}
      viewBox={posterCrop(category)}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${patterns}/${patternOf(category)}.svg#pattern`} />
    </svg>
  );
}
