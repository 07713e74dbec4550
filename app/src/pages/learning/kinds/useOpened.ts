import type { Material } from '@medeina/contract';
import { useEffect, useRef } from 'react';
import { completesByOpening } from '../../../data/learning/course.ts';
import type { Learning } from '../../../data/learning/progress.ts';

/** Marks a material that opening completes, once, when it is on the screen. */
export function useOpened(material: Material, isOpen: boolean, complete: Learning['complete']): void {
  const marked = useRef<number>(undefined);
  useEffect(() => {
    if (!isOpen || material.completed || !completesByOpening(material)) return;
    if (marked.current === material.id) return;
    marked.current = material.id;
    complete(material, true);
  }, [isOpen, material, complete]);
}
