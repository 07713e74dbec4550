import type { ReactNode } from 'react';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../../../primitives/Accordion/index.ts';

export interface FaqItem {
  id: string;
  question: string;
  /** Safe content. */
  answer: ReactNode;
  /** The id of the answer: a link to it opens the answer. */
  anchor?: string | undefined;
}

export interface FaqAccordionProps {
  items: readonly FaqItem[];
  level?: 2 | 3 | 4 | undefined;
  /** The ids of the open questions; uncontrolled when left out. */
  open?: readonly string[] | undefined;
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** The language of the questions, if it is not the page's. */
  lang?: string | undefined;
}

/**
 * Questions that expand to answers. Collapsed answers stay in the page, so that search finds them. Renders nothing
 * without any.
 */
export function FaqAccordion({ items, level = 3, open, onOpenChange, lang }: FaqAccordionProps) {
  if (items.length === 0) return null;
  return (
    <div lang={lang}>
      <AccordionRoot headingLevel={level} open={open} onOpenChange={onOpenChange}>
        {items.map(({ id, question, answer, anchor }) => (
          <AccordionItem key={id} value={id}>
            <AccordionTrigger>{question}</AccordionTrigger>
            <AccordionContent id={anchor}>{answer}</AccordionContent>
          </AccordionItem>
        ))}
      </AccordionRoot>
    </div>
  );
}
