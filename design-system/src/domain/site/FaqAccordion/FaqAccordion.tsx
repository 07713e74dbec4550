import type { ReactNode } from 'react';
import type { RootProps } from '../../../internal/root.ts';
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
} from '../../../primitives/Accordion/index.ts';

/** A question with its answer. */
export interface FaqItem {
  id: string;
  question: string;
  /** Safe content. */
  answer: ReactNode;
  /** The id of the answer: a link to it opens the answer. */
  anchor?: string | undefined;
}

export interface FaqAccordionProps extends RootProps<HTMLDivElement> {
  /** The questions, in order. */
  items: readonly FaqItem[];
  /** The level of the questions in the outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The ids of the open questions; uncontrolled when left out. */
  open?: readonly string[] | undefined;
  /** The ids of the questions that are open at first. */
  defaultOpen?: readonly string[] | undefined;
  /** A question was opened or closed: the ids of all open ones. */
  onOpenChange?: ((open: string[]) => void) | undefined;
  /** The language of the questions and answers, if it is not the page's. */
  lang?: string | undefined;
}

/**
 * Questions that expand to answers. Collapsed answers stay in the page, so that search finds them. Renders nothing
 * without any.
 */
export function FaqAccordion({
  items,
  headingLevel = 3,
  open,
  defaultOpen,
  onOpenChange,
  lang,
  ...root
}: FaqAccordionProps) {
  if (items.length === 0) return null;
  return (
    <div {...root} lang={lang}>
      <AccordionRoot
        headingLevel={headingLevel}
        open={open}
        defaultOpen={defaultOpen}
        onOpenChange={onOpenChange}
      >
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
