import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, CalendarDays, Clock, UsersRound } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { ProductList, ProductListSkeleton } from './ProductList.tsx';
import type { Product } from './ProductList.tsx';
import { hours, money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { productListWords } from './ProductList.words.ts';

const products: readonly Product[] = [
  {
    id: 1,
    title: t('Gruodžio 4–5 d.'),
    place: t('Vilnius, Pavyzdžio g. 14'),
    seats: t('liko 2 vietos'),
    price: { price: money(289) },
    href: '/course-about/101?product_id=1',
  },
  {
    id: 2,
    title: t('Gruodžio 17–18 d.'),
    place: t('Kaunas, Pavyzdžio g. 2'),
    seats: t('5 vietos'),
    price: { price: money(289), special: money(259) },
    href: '/course-about/101?product_id=2',
  },
  {
    id: 3,
    title: t('Gruodžio 30 d. – sausio 2 d.'),
    place: t('Vilnius, Pavyzdžio g. 14'),
    seats: t('9 vietos'),
    price: { price: money(0) },
    href: '/course-about/101?product_id=3',
  },
  { id: 4, title: t('Sausio 28–29 d.'), place: t('Klaipėda, Liepojos g. 41'), seats: t('vietų nėra') },
  { id: 5, title: t('Nuotoliniu būdu'), seats: t('prieiga 6 mėnesius'), price: { price: money(64) } },
];

const meta: Meta<typeof ProductList> = {
  title: 'Catalogue/ProductList',
  component: ProductList,
  args: {
    products,
  },
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ProductList>;

export const Products: Story = {};

/** By keyboard: "show more" shows the rest and focuses the first of them. */
export const ShowingMore: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    canvas.getByRole('button', { name: said(productListWords, 'more', { count: 2 }) }).focus();
    await userEvent.keyboard('{Enter}');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[3]).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Three: Story = { args: { products: products.slice(0, 3) } };

export const Nothing: Story = { tags: ['!dev', '!autodocs'], args: { products: [] } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    products: [
      {
        id: 1,
        title: `${longWords.lt} ${longWords.ru}`,
        place: longWords.ru,
        seats: 'осталось 2 места',
        price: { price: '12 289,00 €', special: '10 259,00 €' },
        href: '#product',
      },
    ],
  },
};

/** Renders nothing. */
export const DetailEmpty: Story = {
  render: () => <ProductDetail facts={[]} awards={[]} />,
};

export const Loading: Story = { render: () => <ProductListSkeleton /> };

/** A course without a choice of dates: its facts and awards. */
export const Detail: Story = {
  render: () => (
    <ProductDetail
      facts={[
        { icon: Clock, label: t('Trukmė'), value: hours(14) },
        { icon: CalendarDays, label: t('Pradžia'), value: '2026-12-04' },
        { icon: UsersRound, label: t('Praktika'), value: t('Simuliacijų kambaryje') },
        { icon: Award, label: t('Sertifikatas'), value: t('Galioja 2 metus') },
      ]}
      awards={[{ title: t('Metų mokymų programa'), subtitle: t('Slaugos asociacija, 2026') }]}
    />
  ),
};

export const DetailLong: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <ProductDetail facts={[{ icon: Clock, label: longWords.ru, value: longWords.lt }]} />,
};
