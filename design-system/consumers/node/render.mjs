// A program that renders a component to text: no bundler, no JSX, no TypeScript.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import * as provider from '@medeina/design-system/provider';
import * as courseCard from '@medeina/design-system/domain/CourseCard';
import * as accordion from '@medeina/design-system/primitives/Accordion';
import * as button from '@medeina/design-system/primitives/Button';
import * as otherProvider from '@other/design-system/provider';
import * as otherCourseCard from '@other/design-system/domain/CourseCard';
import * as otherAccordion from '@other/design-system/primitives/Accordion';
import * as otherButton from '@other/design-system/primitives/Button';
import { vars } from '@medeina/tokens';

// The elements are for browsers; a program that loads them must not fall.
await import('@medeina/design-system/elements');

const own = { ...provider, ...courseCard, ...accordion, ...button };
const other = { ...otherProvider, ...otherCourseCard, ...otherAccordion, ...otherButton };

/** A page by the components of one version. */
const page = (
  { MedeinaProvider, CourseCard, AccordionRoot, AccordionItem, AccordionTrigger, AccordionContent, Button },
  inside,
) => {
  const card = h(CourseCard, {
    id: 101,
    href: '/course-about/101',
    title: 'Gaivinimas ir ūminės būklės',
    category: { hue: 'emergency', label: 'Skubioji pagalba' },
    price: { price: '289,00 €', special: '245,00 €' },
    rating: { value: 4.7, count: 38 },
  });
  return h(
    MedeinaProvider,
    { theme: 'light', locale: 'lt' },
    h(Button, null, 'Pradėti'),
    h(
      AccordionRoot,
      null,
      h(
        AccordionItem,
        { value: 'a' },
        h(AccordionTrigger, null, 'Kada?'),
        h(AccordionContent, null, 'Šiandien.'),
      ),
    ),
    h('div', null, card),
    inside,
  );
};

process.stdout.write(
  JSON.stringify({
    html: renderToString(page(own)),
    otherHtml: renderToString(page(other)),
    nested: renderToString(page(own, page(other))),
    accent: vars.color.accent,
  }),
);
