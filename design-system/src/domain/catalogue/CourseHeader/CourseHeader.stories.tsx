import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { photo } from '../../support/courses.fixtures.ts';
import { CourseHeader, CourseHeaderSkeleton } from './CourseHeader.tsx';
import { hours } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';

const meta: Meta<typeof CourseHeader> = {
  title: 'Catalogue/CourseHeader',
  component: CourseHeader,
  args: {
    title: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
    category: { hue: 'emergency', label: t('Skubioji pagalba'), href: '/discover/emergency' },
    lead: t(
      'Dviejų dienų kursas komandoms, kurios atsako į iškvietimą pirmosios: nuo ritmo atpažinimo iki sprendimo nutraukti gaivinimą.',
    ),
    session: { days: t('Gruodžio 7–8 d.'), place: t('Vilnius'), seatsLeft: 1, more: 5 },
    rating: { value: 4.9, count: 312, href: '/course/101/reviews' },
    facts: {
      duration: hours(14),
      format: { kind: 'hybrid', label: t('Hibridinis') },
      language: t('Lietuvių k.'),
    },
    actions: (
      <Button variant="outline" icon={Heart} aria-pressed={false}>
        {t('Įtraukti į mėgstamus')}
      </Button>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof CourseHeader>;

export const Pattern: Story = {};

export const Photo: Story = {
  args: {
    image: { source: photo },
    category: { hue: 'nursing', label: t('Slauga') },
    priceRange: '245,00–285,00 €',
  },
};

/** Theory and practice told apart, and what one gets. */
export const Parts: Story = {
  args: {
    facts: {
      format: { kind: 'hybrid', label: t('Hibridinis') },
      language: t('Lietuvių k.'),
      theory: t('Teorija 2 val. 6 min.'),
      practice: t('Praktika 2 dienos, 12 val.'),
      certificate: t('Sertifikatas 2 metams'),
      development: t('14 kvalifikacijos tobulinimo val.'),
    },
  },
};

/** A new course, not rated yet. */
export const Bare: Story = { args: { rating: undefined, lead: undefined, actions: undefined } };

/** Not rated yet. */
export const Zero: Story = { args: { rating: { value: 0, count: 0, href: '/course/101/reviews' } } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.ru} ${longWords.lt} ${longWords.en}`,
    lang: 'ru',
    lead: `${sentences.ru} ${sentences.ru}`,
  },
};

export const Loading: Story = { render: () => <CourseHeaderSkeleton label={t('Kursas kraunamas')} /> };
