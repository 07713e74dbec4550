import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { EmptyState } from '../../../primitives/EmptyState/index.ts';
import { photo } from '../../support/courses.fixtures.ts';
import { cartItems } from './CartItem.fixtures.ts';
import { CartItem, CartList, CartListSkeleton } from './CartItem.tsx';
import { money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { cartItemWords } from './CartItem.words.ts';

const meta: Meta<typeof CartItem> = {
  title: 'Shopping/CartItem',
  component: CartItem,
  args: {
    courseId: 102,
    title: t('Pradinis gaivinimas ir automatinio išorinio defibriliatoriaus naudojimas'),
    href: '/course-about/102',
    category: 'emergency',
    description: t('Gruodžio 11 d., Vilnius, Pavyzdžio g. 14'),
    price: { price: money(89), special: money(69) },
    rating: { value: 4.8, count: 547 },
    onRemove: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof CartItem>;

/** By keyboard: the title, then "remove", whose name includes the course. */
export const Item: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', {
        name: said(cartItemWords, 'removeOf', { title: args.title }),
      }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Removing: Story = {
  tags: ['no-picture'],
  args: { removing: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Photo: Story = { args: { image: { source: photo } } };

export const FreeUnrated: Story = {
  args: { price: { price: money(0) }, rating: undefined, description: undefined },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    description: `${sentences.ru} ${sentences.lt}`,
    price: { price: '12 289,00 €', special: '10 259,00 €' },
    texts: { remove: 'Убрать из корзины', removeOf: 'Убрать из корзины: {title}' },
  },
};

export const List: Story = { render: () => <CartList items={cartItems} /> };

/** The list renders nothing; the page shows an empty state. */
export const Empty: Story = {
  render: () => (
    <>
      <CartList items={[]} />
      <EmptyState title={t('Krepšelis tuščias')} />
    </>
  ),
};

export const Loading: Story = { render: () => <CartListSkeleton /> };
