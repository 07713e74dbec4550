import { useState } from 'react';
import type { CourseCardProps } from '../src/domain/catalogue/CourseCard/index.ts';

/** Courses with working hearts; those of `first` are on. */
export function useHearts(first: readonly CourseCardProps['courseId'][] = []) {
  const [liked, setLiked] = useState(first);
  return (course: CourseCardProps): CourseCardProps => {
    const isLiked = liked.includes(course.courseId);
    return {
      ...course,
      favourite: {
        on: isLiked,
        onToggle: () => {
          setLiked(isLiked ? liked.filter((id) => id !== course.courseId) : [...liked, course.courseId]);
        },
      },
    };
  };
}
