import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Grid } from '../../../primitives/Grid/index.ts';
import { longCourse, oneCourse, photo } from '../../support/courses.fixtures.ts';
import { CourseCard } from './CourseCard.tsx';
import { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
import { money, percent } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { number, plain } from '../../../internal/said.fixtures.ts';

/** Keeps the state of the heart, as an app would. */
function WithHeart(props: ComponentProps<typeof CourseCard>) {
  const [on, setOn] = useState(false);
  return (
    <CourseCard
      {...props}
      favourite={{
        on,
        label: t('Mėgstamas: {title}', { title: props.title }),
        onToggle: () => {
          setOn(!on);
          props.favourite?.onToggle();
        },
      }}
    />
  );
}

const meta: Meta<typeof CourseCard> = {
  title: 'Catalogue/CourseCard',
  component: CourseCard,
  args: { ...oneCourse, layout: 'grid' },
  decorators: [
    (Story) => (
      <Grid columns={4}>
        <Story />
      </Grid>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CourseCard>;

export const InGrid: Story = {};

export const Discounted: Story = {
  args: { price: { price: money(89), special: money(69) }, discount: percent(-22) },
  render: WithHeart,
};

/** By keyboard: the link, then the heart, which keeps the focus and exposes its state. */
export const Favourite: Story = {
  args: { favourite: { on: false, label: '', onToggle: fn() } },
  render: WithHeart,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await userEvent.tab();
    const heart = canvas.getByRole('button', { name: t('Mėgstamas: {title}', { title: args.title }) });
    await expect(heart).toHaveFocus();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toHaveFocus();
    await expect(args.favourite?.onToggle).toHaveBeenCalledOnce();
  },
};

export const Photo: Story = { args: { image: { source: photo } }, render: WithHeart };

/** A new course: no rating, no place, no price. */
export const Bare: Story = { args: { rating: undefined, facts: undefined, price: undefined } };

/** Not rated yet, and free. */
export const Zero: Story = { args: { rating: { value: 0, count: 0 }, price: { price: money(0) } } };

/** The rating stays on the line of the special price if the regular one wraps. */
export const Row: Story = {
  args: { layout: 'row', price: { price: money(89), special: money(69) }, discount: percent(-22) },
  render: WithHeart,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByText(plain(money(69))).getBoundingClientRect();
    const regular = canvas.getByText(plain(money(89))).getBoundingClientRect();
    const rating = canvas.getByText(number(4.9)).getBoundingClientRect();
    await expect(regular.top).toBeGreaterThanOrEqual(price.bottom - 1);
    await expect(rating.top).toBeLessThan(price.bottom);
  },
};

export const Compact: Story = { args: { layout: 'compact' } };

/** Three lines, then an ellipsis; nothing overflows. */
export const Long: Story = { tags: ['!dev', '!autodocs'], args: longCourse, render: WithHeart };

export const LongRow: Story = {
  tags: ['!dev', '!autodocs'],
  args: { ...longCourse, layout: 'row' },
  render: WithHeart,
};

export const LongCompact: Story = { tags: ['!dev', '!autodocs'], args: { ...longCourse, layout: 'compact' } };

export const Loading: Story = {
  render: () => (
    <>
      <CourseCardSkeleton layout="grid" />
      <CourseCardSkeleton layout="row" />
      <CourseCardSkeleton layout="compact" />
    </>
  ),
};
