import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Grid } from '../../../primitives/Grid/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Calendar } from './Calendar.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, dayName, monthName, said } from '../../../internal/said.fixtures.ts';
import { calendarWords } from './Calendar.words.ts';

const meta: Meta<typeof Calendar> = {
  title: 'Learning/Calendar',
  tags: ['changing'],
  component: Calendar,
  args: {
    today: '2026-12-01',
    span: {
      from: '2026-12-04',
      to: '2026-12-05',
      category: 'emergency',
      label: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
    },
    events: [
      { date: '2026-12-04', label: t('Specializuotas suaugusiųjų gaivinimas (ALS)') },
      { date: '2026-12-09', label: t('Intraveninių kateterių priežiūra') },
      { date: '2026-12-16', label: t('Blogų žinių pranešimas') },
      { date: '2026-12-18', label: t('Sudėtingų kvėpavimo takų valdymas') },
    ],
    onChange: fn(),
    onMonthChange: fn(),
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

type Story = StoryObj<typeof Calendar>;

/** A band for the course, dots for events and a bar for today, in forced colours too. */
export const Month: Story = {
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('1', { selector: '[aria-current="date"] *' });
    const bar = getComputedStyle(number, '::after').backgroundColor;
    await expect(bar).not.toBe(getComputedStyle(document.documentElement).backgroundColor);
    await expect(bar).not.toBe('rgba(0, 0, 0, 0)');
  },
};

/** Today may be a day of the course: the bar shows on the band and on its ends. */
export const TodayInCourse: Story = {
  args: { today: '2026-12-04' },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByText('4', { selector: '[aria-current="date"] *' });
    await expect(getComputedStyle(number, '::after').backgroundColor).not.toBe(
      getComputedStyle(number).backgroundColor,
    );
  },
};

/** Every key of the pattern, across weeks, months and years. */
export const Keys: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const focused = (name: ReturnType<typeof containing>) =>
      expect(canvas.getByLabelText(name)).toHaveFocus();
    const previous = canvas.getByRole('button', { name: said(calendarWords, 'previous') });
    previous.focus();
    await userEvent.tab();
    await userEvent.tab();
    await focused(containing(dayName('2026-12-04')));
    await userEvent.keyboard('{ArrowRight}');
    await focused(containing(dayName('2026-12-05')));
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await focused(containing(dayName('2026-12-11')));
    await userEvent.keyboard('{Home}');
    await focused(containing(dayName('2026-12-07')));
    await userEvent.keyboard('{ArrowUp}');
    await focused(containing(dayName('2026-11-30')));
    await userEvent.keyboard('{ArrowDown}{End}');
    await focused(containing(dayName('2026-12-13')));
    await userEvent.keyboard('{PageDown}');
    await focused(containing(dayName('2027-01-13')));
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await focused(containing(dayName('2026-01-13')));
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}');
    await focused(containing(dayName('2026-12-13')));
    // A day without events cannot be picked.
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-18');
    await expect(canvas.getByLabelText(containing(dayName('2026-12-18')))).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
  },
};

function Switching(props: CalendarProps) {
  const [late, setLate] = useState(false);
  return (
    <Stack gap={16}>
      <Calendar
        {...props}
        span={
          late ? { from: '2027-02-11', to: '2027-02-12', category: 'imaging', label: 'POCUS' } : props.span
        }
      />
      <Button
        variant="outline"
        onClick={() => {
          setLate(!late);
        }}
      >
        {t('Kitas kursas')}
      </Button>
    </Stack>
  );
}

/** Selecting another course moves the calendar to the month of its start. */
export const AnotherCourse: Story = {
  render: Switching,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: said(calendarWords, 'previous') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('grid', { name: monthName('2026-11-01') })).toBeVisible();
    await expect(canvas.getByText(monthName('2026-11-01'))).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: t('Kitas kursas') }));
    await expect(canvas.getByText(monthName('2027-02-01'))).toBeVisible();
    await expect(canvas.getByLabelText(containing(dayName('2027-02-11'), 'POCUS'))).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const OneDay: Story = {
  args: { span: { from: '2026-12-09', to: '2026-12-09', category: 'nursing', label: t('Slauga') } },
};

/** Across years; the band continues in the days of the other month. */
export const AcrossYears: Story = {
  args: {
    span: { from: '2026-12-28', to: '2027-01-08', category: 'airway', label: t('Žiemos stovykla') },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(calendarWords, 'next') }));
    await expect(canvas.getByLabelText(containing(dayName('2027-01-08')))).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Events of several days, across weeks and years. */
export const SeveralDays: Story = {
  args: {
    events: [
      { date: '2026-12-11', to: '2026-12-14', label: t('Blogų žinių pranešimas') },
      { date: '2026-12-30', to: '2027-01-02', label: t('Sudėtingų kvėpavimo takų valdymas') },
      { date: '2026-12-21', to: '2026-12-20', label: t('Intraveninių kateterių priežiūra') },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const marked = (name: ReturnType<typeof containing>) =>
      canvas.getAllByLabelText(name).map((day) => day.textContent);
    await expect(marked(containing(t('Blogų žinių pranešimas')))).toEqual(['11', '12', '13', '14']);
    await expect(marked(containing(t('Sudėtingų kvėpavimo takų valdymas')))).toEqual(['30', '31']);
    // Its last day is before its first, which stays.
    await expect(marked(containing(t('Intraveninių kateterių priežiūra')))).toEqual(['21']);
    await userEvent.click(canvas.getByLabelText(containing(dayName('2026-12-13'))));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-13');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The month and the day belong to the host: pressing asks, and nothing moves by itself. */
export const Controlled: Story = {
  args: { month: '2026-12', value: '2026-12-09' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(calendarWords, 'next') }));
    await expect(args.onMonthChange).toHaveBeenCalledWith('2027-01');
    await expect(canvas.getByRole('grid', { name: monthName('2026-12-01') })).toBeVisible();
    await userEvent.click(canvas.getByLabelText(containing(dayName('2026-12-16'))));
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-16');
    await expect(canvas.getByLabelText(containing(dayName('2026-12-09')))).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByLabelText(containing(dayName('2026-12-16')))).toHaveAttribute(
      'aria-selected',
      'false',
    );
  },
};

/** Several on one day, with their times: one dot, and each is read out. */
export const Deadlines: Story = {
  args: {
    span: undefined,
    events: [
      { date: '2026-12-09', time: '08:00', label: t('Praktikos refleksija') },
      { date: '2026-12-09', time: '23:59', label: t('Baigiamasis testas') },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByLabelText(
        containing(
          dayName('2026-12-09'),
          `8:00 ${t('Praktikos refleksija')}, 23:59 ${t('Baigiamasis testas')}`,
        ),
      ),
    ).toBeVisible();
  },
};

/** With text twice as large, dots and the bar of today are below the digits. */
export const LargeText: Story = {
  tags: ['!dev', '!autodocs'],
  args: { span: undefined, today: '2026-12-16' },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvasElement }) => {
    for (const name of [containing(dayName('2026-12-09')), containing(dayName('2026-12-16'))]) {
      const day = within(canvasElement).getByLabelText(name);
      const [number, dot] = day.children;
      const digits = document.createRange();
      digits.selectNodeContents(number ?? day);
      const { bottom, height } = digits.getBoundingClientRect();
      // A line is higher than its digits: a fifth of it is below the baseline.
      await expect(dot?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom - height / 5);
    }
  },
};

export const Nothing: Story = { tags: ['!dev', '!autodocs'], args: { span: undefined, events: undefined } };

/** Invalid dates are ignored; today's month shows. */
export const BrokenDate: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { isMisused: true },
  args: { span: { from: '', to: '2026-13-41', category: 'pharmacy', label: t('Be datos') } },
};

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    span: { from: '2026-12-11', to: '2026-12-15', category: 'communication', label: longWords.ru },
    events: [{ date: '2026-12-11', label: longWords.ru }],
  },
};
