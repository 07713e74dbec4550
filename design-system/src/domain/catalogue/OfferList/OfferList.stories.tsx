import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { photo } from '../../support/courses.fixtures.ts';
import { OfferList } from './OfferList.tsx';
import type { Offer } from './OfferList.tsx';
import { percent } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { offerListWords } from './OfferList.words.ts';

const offers: readonly Offer[] = [
  {
    id: '1',
    title: t('Pradinis gaivinimas ir AID'),
    text: t('Artimiausios grupės Vilniuje ir Šiauliuose: 69,00 € vietoj 89,00 €.'),
    discount: percent(-22),
    href: '/course-about/104',
    action: t('Rinktis datą'),
    category: 'emergency',
  },
  {
    id: '2',
    title: t('POCUS Kaune'),
    text: t('Dvi dienos su ultragarso davikliu rankoje.'),
    discount: percent(-12),
    href: '/course-about/109',
    action: t('Rinktis datą'),
    category: 'imaging',
    image: { source: photo },
  },
  {
    id: '3',
    title: t('EKG, kurią perskaitysite iki galo'),
    href: '/course-about/103',
    category: 'cardiology',
  },
];

const meta: Meta<typeof OfferList> = {
  title: 'Catalogue/OfferList',
  component: OfferList,
  args: { offers },
};
export default meta;

type Story = StoryObj<typeof OfferList>;

/** A row is one link, named by its title. */
export const Offers: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: said(offerListWords, 'label') }));
    await expect(list.getAllByRole('link')).toHaveLength(3);
    await expect(list.getByRole('link', { name: t('POCUS Kaune') })).toHaveAttribute(
      'href',
      '/course-about/109',
    );
  },
};

/** An offer without a link. */
export const WithoutLink: Story = {
  args: { offers: offers.slice(2).map(({ id, title, category }) => ({ id, title, category })) },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    offers: offers.map(({ id, category, discount, href }) => ({
      id,
      category,
      discount,
      href,
      title: longWords.lt,
      text: sentences.ru,
      action: longWords.ru,
    })),
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { offers: [] } };
