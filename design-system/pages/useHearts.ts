import { useState } from 'react';
import type { CourseCardProps } from '../src/domain/catalogue/CourseCard/index.ts';
import { useWords } from './words.ts';

/** Courses with working hearts; those of `first` are on. */
export function useHearts(first: readonly CourseCardProps['id'][] = []) {
  const { t } = useWords();
  const [liked, setLiked] = useState(first);
  return (course: CourseCardProps): CourseCardProps => {
    const isLiked = liked.includes(course.id);
    return {
      ...course,
      favourite: {
        on: isLiked,
        label: `${t('Įtraukti į mėgstamus')}: ${course.title}`,
        onToggle: () => {
          setLiked(isLiked ? liked.filter((id) => id !== course.id) : [...liked, course.id]);
        },
      },
    };
  };
}
