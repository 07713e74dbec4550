import type { ReactNode } from 'react';
import { Accordion } from '../../primitives/Accordion/index.ts';

export interface FaqItem {
  id: string;
  question: string;
  /** Safe, ready content. */
  answer: ReactNode;
  /** The id of the answer in the page, so that a link can lead to it and open it. */
  anchor?: string | undefined;
}

export interface FaqAccordionProps {
  items: readonly FaqItem[];
  level?: 2 | 3 | 4 | undefined;
  /** The ids of the questions that are open; left out, the component keeps them itself. */
  open?: string[] | undefined;
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** The language of the questions, where it is not the page's. */
  lang?: string | undefined;
}

/**
 * Questions that open to their answers. Answers are in the page when closed, so that a search finds them. Nothing when
 * there is none.
 */
export function FaqAccordion({ items, level = 3, open, onOpenChange, lang }: FaqAccordionProps) {
  if (items.length === 0) return null;
  return (
    <div lang={lang}>
      <Accordion
        level={level}
        open={open}
        onOpenChange={onOpenChange}
        items={items.map((item) => ({
          value: item.id,
          title: item.question,
          anchor: item.anchor,
          content: item.answer,
        }))}
      />
    </div>
  );
}
