import { useEffect } from 'react';
import type { CourseCardProps } from '../domain/catalogue/CourseCard/index.ts';
import type { Shown } from './MedeinaElement.tsx';
import { showPatterns } from './patterns.ts';

/** Copies the patterns of the courses' plates into the shadow tree. */
export function usePatterns(
  { shadowRoot }: Shown['element'],
  courses: readonly CourseCardProps[] = [],
): void {
  const hues = courses.map((course) => course.category.hue).join(' ');
  useEffect(() => {
    if (shadowRoot !== null)
      showPatterns(
        shadowRoot,
        courses.map((course) => course.category.hue),
      );
    // Of the courses, only the hues matter here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shadowRoot, hues]);
}
