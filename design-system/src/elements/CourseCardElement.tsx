import { useEffect, useMemo } from 'react';
import { CourseCard, CourseCardSkeleton, courseCardLayouts } from '../domain/catalogue/CourseCard/index.ts';
import type { CourseCardLayout } from '../domain/catalogue/CourseCard/index.ts';
import { Failed } from './Failed.tsx';
import { MedeinaElement } from './MedeinaElement.tsx';
import type { Shown } from './MedeinaElement.tsx';
import { cardOf } from './cards.ts';
import { showPatterns } from './patterns.ts';
import { useAnswer } from './useAnswer.ts';
import { useTelling } from './useTelling.ts';
import { askCourse } from './wire.ts';
import { wordsOf } from './words.ts';

interface CardProps extends Shown {
  source: string | undefined;
  layout: CourseCardLayout;
}

function Card({ element, language, source, layout }: CardProps) {
  const words = wordsOf(language);
  const ask = useMemo(
    () =>
      source === undefined
        ? undefined
        : (signal: AbortSignal) => askCourse(new URL(source), language, signal),
    [source, language],
  );
  const answered = useAnswer(ask);
  useTelling(element, answered, () => 1);
  const { answer, error, isLoading, retry } = answered;
  const card = answer === undefined || source === undefined ? undefined : cardOf(answer, source, words);
  const hue = card?.category.hue;
  useEffect(() => {
    if (hue !== undefined && element.shadowRoot !== null) showPatterns(element.shadowRoot, [hue]);
  }, [element, hue]);
  if (source === undefined) return null;
  if (error !== undefined)
    return <Failed error={error} words={words} isLoading={isLoading} onRetry={retry} />;
  if (card === undefined) return <CourseCardSkeleton layout={layout} />;
  return <CourseCard {...card} layout={layout} />;
}

/** `<medeina-course-card src="https://…/api/products/12" layout="grid">`: one course. */
export class MedeinaCourseCard extends MedeinaElement {
  static override readonly observedAttributes = [...MedeinaElement.observedAttributes, 'layout'];

  protected override show(shown: Shown) {
    const layout = courseCardLayouts.find((one) => one === this.getAttribute('layout')) ?? 'grid';
    return <Card {...shown} source={this.source?.href} layout={layout} />;
  }
}
