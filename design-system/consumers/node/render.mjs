// A program that renders a component to text: no bundler, no JSX, no TypeScript.
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { MedeinaProvider } from '@medeina/design-system/provider';
import { CourseCard } from '@medeina/design-system/domain/CourseCard';
import { Accordion } from '@medeina/design-system/primitives/Accordion';
import { Button } from '@medeina/design-system/primitives/Button';
import { vars } from '@medeina/tokens';

// The elements are for browsers; a program that loads them must not fall.
await import('@medeina/design-system/elements');

const card = h(CourseCard, {
  id: 101,
  href: '/course-about/101',
  title: 'Gaivinimas ir ūminės būklės',
  category: { hue: 'emergency', label: 'Skubioji pagalba' },
  price: { price: '289,00 €', special: '245,00 €' },
  rating: { value: 4.7, count: 38 },
});
const page = h(MedeinaProvider, { theme: 'light', locale: 'lt' }, [
  h(Button, { key: 'button' }, 'Pradėti'),
  h(Accordion, { key: 'questions', items: [{ value: 'a', title: 'Kada?', content: 'Šiandien.' }] }),
  h('div', { key: 'card' }, card),
]);
process.stdout.write(JSON.stringify({ html: renderToString(page), accent: vars.color.accent }));
