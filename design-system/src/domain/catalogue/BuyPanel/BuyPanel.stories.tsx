import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { dates } from './BuyPanel.fixtures.ts';
import { BuyBarSpace, BuyPanel, BuyPanelSkeleton } from './BuyPanel.tsx';
import { hours, money } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { buyPanelWords } from './BuyPanel.words.ts';

const meta: Meta<typeof BuyPanel> = {
  title: 'Catalogue/BuyPanel',
  component: BuyPanel,
  args: {
    price: { price: money(289) },
    unit: t('vienam asmeniui'),
    options: dates,
    defaultValue: '1',
    onChange: fn(),
    action: { label: t('Į krepšelį'), icon: ShoppingCart, onPress: fn() },
    facts: [
      { label: t('Trukmė'), value: hours(14) },
      { label: t('Praktika'), value: t('Simuliacijų kambaryje') },
      { label: t('Grupė'), value: t('3 dalyviai') },
      { label: t('Sertifikatas'), value: t('Galioja 2 metus') },
    ],
    choice: t('Gruodžio 4–5 d., Vilnius'),
    favourite: { on: false, onToggle: fn() },
  },
  render: (args) => (
    <>
      <BuyPanel {...args} />
      <BuyBarSpace />
    </>
  ),
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <div>
          <Story />
        </div>
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof BuyPanel>;

/** By keyboard: the arrows choose; more dates take the focus to the first of them, past the one that is full. */
export const Dates: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('radio', { name: containing(t('Gruodžio 4–5 d.')) });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('button', { name: said(buyPanelWords, 'more', { count: 2 }) }));
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await expect(canvas.getByRole('radio', { name: containing(t('Vasario 11–12 d.')) })).toHaveFocus();
  },
};

/** A free course starts at once. On a phone's bar the button takes the room beside the price. */
export const Free: Story = {
  args: {
    price: { price: t('Nemokamai') },
    unit: undefined,
    options: undefined,
    action: { label: t('Pradėti'), onPress: fn() },
    favourite: undefined,
    choice: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getAllByText(t('Nemokamai')).at(-1)?.getBoundingClientRect();
    const button = canvas.getAllByText(t('Pradėti')).at(-1)?.closest('button')?.getBoundingClientRect();
    // There is no bar on a desktop.
    if (price === undefined || button === undefined || button.width === 0) return;
    await expect(button.left - price.right).toBeLessThan(11);
  },
};

/** A paid course while shopping is off: an offer is requested. The map of the place opens beside the page. */
export const Offer: Story = {
  args: {
    options: undefined,
    action: { label: t('Gauti pasiūlymą'), href: '/help/offer' },
    note: t('Atsakysime per vieną darbo dieną.'),
    facts: [
      { label: t('Trukmė'), value: hours(14) },
      {
        label: t('Vieta'),
        value: t('Vilnius, Pavyzdžio g. 14'),
        link: {
          label: t('Rodyti žemėlapyje'),
          href: 'https://www.openstreetmap.org/search?query=Pavyzd%C5%BEio%20g.%2014%2C%20Vilnius',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole('link', { name: containing(t('Rodyti žemėlapyje')) });
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Starting: Story = {
  args: { options: undefined, action: { label: t('Pradėti'), loading: true, onPress: fn() } },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    price: { price: '12 289,00 €', special: '10 259,00 €' },
    unit: 'за одного участника группы',
    texts: { choose: longWords.ru },
    options: [
      {
        id: '1',
        title: longWords.lt,
        place: longWords.ru,
        seats: 'осталось 2 места',
        price: { price: '12 289,00 €', special: '10 259,00 €' },
      },
    ],
    action: { label: longWords.ru, href: '/help/offer' },
    facts: [{ label: longWords.ru, value: longWords.lt }],
    choice: longWords.lt,
  },
};

export const Loading: Story = { render: () => <BuyPanelSkeleton /> };
