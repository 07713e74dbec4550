import { useEffect } from 'react';
import type { MedeinaElement } from './MedeinaElement.tsx';
import type { Answered } from './useAnswer.ts';

/** Reports loaded data and failures to the page. */
export function useTelling<Answer>(
  element: MedeinaElement,
  { answer, error }: Answered<Answer>,
  total: (answer: Answer) => number,
): void {
  const count = answer === undefined ? undefined : total(answer);
  useEffect(() => {
    if (answer !== undefined && count !== undefined) element.tell('medeina-load', { total: count });
  }, [element, answer, count]);
  useEffect(() => {
    if (error !== undefined) element.tell('medeina-error', { status: error.status, message: error.message });
  }, [element, error]);
}
