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
import { number, plain, said } from '../../../internal/said.fixtures.ts';
import { courseCardWords } from './CourseCard.words.ts';

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

/** A new course: no rating, no date, no price. */
export const Bare: Story = {
  args: { rating: undefined, facts: undefined, session: undefined, price: undefined },
};

const line = (...parts: string[]) => [t('Gruodžio 7–8 d.'), t('Vilnius'), ...parts].join(' · ');
const seats = (count: number) => said(courseCardWords, 'seatsLeft', { count });
const more = (count: number) => said(courseCardWords, 'more', { count });

/** Seats are told where few are left, and where there are none; other dates are counted. */
export const Sessions: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <>
      {[
        { seatsLeft: 1, more: 5 },
        { seatsLeft: 3, more: 1 },
        { seatsLeft: 4, more: 21 },
        { seatsLeft: 0, more: 2 },
        { seatsLeft: 0 },
        {},
      ].map((seats) => (
        <CourseCard
          {...args}
          key={JSON.stringify(seats)}
          session={{ days: t('Gruodžio 7–8 d.'), place: t('Vilnius'), ...seats }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told = canvas
      .getAllByText(plain(t('Gruodžio 7–8 d.')), { exact: false })
      .map((one) => plain(one.textContent));
    await expect(told).toEqual([
      line(seats(1), more(5)),
      line(seats(3), more(1)),
      line(more(21)),
      line(said(courseCardWords, 'full'), more(2)),
      line(said(courseCardWords, 'full')),
      line(),
    ]);
  },
};

/** Only places are known, not dates. */
export const Places: Story = { tags: ['no-picture'], args: { session: undefined } };

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
