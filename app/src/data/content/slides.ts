import type { Slide } from '@medeina/contract';
import type { HeroSlide } from '@medeina/design-system/domain/HeroSlider';
import type { HeaderTone } from '@medeina/design-system/domain/Header';
import { categoryHues } from '@medeina/design-system/styles/category.ts';
import { useCall } from '../hooks.ts';

/** The slides of the home page; the previous ones while those of another language load. */
export const useSlides = (isAsked = true) =>
  useCall('content.slideshows', isAsked ? { query: { type: 'desktop' } } : null, { keepPreviousData: true });

/** The picture of a slide. Anything but an address names a drawing. */
export const pictureOf = (slide: Slide): HeroSlide['image'] =>
  slide.image !== null && slide.image.startsWith('/')
    ? { source: slide.image, mobile: slide.image_mobile ?? undefined }
    : undefined;

/** The category whose pattern a slide names; any other drawing is the rings. */
export const patternOf = (slide: Slide): HeroSlide['pattern'] =>
  categoryHues.find((hue) => hue === slide.image);

/** The header's text over a slide: dark over a bright picture; drawings lie on the deep ground. */
export const headerToneOver = (slide: Slide | undefined): HeaderTone =>
  slide?.tone === 'light' && pictureOf(slide) !== undefined ? 'dark' : 'light';
