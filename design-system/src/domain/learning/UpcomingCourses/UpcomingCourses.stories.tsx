import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { upcomingCourses } from './UpcomingCourses.fixtures.ts';
import { UpcomingCourses, UpcomingCoursesSkeleton } from './UpcomingCourses.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, dayName, monthName, said } from '../../../internal/said.fixtures.ts';
import { calendarWords } from '../Calendar/Calendar.words.ts';
import { upcomingCoursesWords } from './UpcomingCourses.words.ts';

const meta: Meta<typeof UpcomingCourses> = {
  title: 'Learning/UpcomingCourses',
  tags: ['changing'],
  component: UpcomingCourses,
  args: { courses: upcomingCourses, today: '2026-12-01' },
};
export default meta;

type Story = StoryObj<typeof UpcomingCourses>;

export const Courses: Story = {};

/** A day in the middle of a course selects it, and keeps the focus and the month. */
export const MiddleOfACourse: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: {
    courses: [
      {
        id: '1',
        title: t('Sudėtingų kvėpavimo takų valdymas'),
        href: '#1',
        from: '2026-12-09',
        to: '2026-12-09',
      },
      {
        id: '2',
        title: t('Specializuotas suaugusiųjų gaivinimas (ALS)'),
        href: '#2',
        from: '2026-11-30',
        to: '2026-12-02',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = canvas.getByLabelText(
      containing(dayName('2026-12-01'), t('Specializuotas suaugusiųjų gaivinimas (ALS)')),
    );
    await userEvent.click(day);
    await expect(day).toHaveFocus();
    await expect(day).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByText(monthName('2026-12-01'))).toBeVisible();
  },
};

/** By keyboard: selecting a row moves the calendar to its month; a day with a dot selects its row. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: ReturnType<typeof containing>) => canvas.getByRole('button', { name });
    await expect(row(containing(t('Specializuotas suaugusiųjų gaivinimas (ALS)')))).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    row(containing(t('Sudėtingų kvėpavimo takų valdymas'))).focus();
    await userEvent.keyboard('{Enter}');
    await expect(row(containing(t('Sudėtingų kvėpavimo takų valdymas')))).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(row(containing(t('Specializuotas suaugusiųjų gaivinimas (ALS)')))).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await expect(canvas.getByText(monthName('2027-01-01'))).toBeVisible();
    await userEvent.tab();
    await expect(
      canvas.getByRole('link', {
        name: said(upcomingCoursesWords, 'open', { title: t('Sudėtingų kvėpavimo takų valdymas') }),
      }),
    ).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: said(calendarWords, 'previous') }));
    await userEvent.click(canvas.getByLabelText(containing(dayName('2026-12-16'))));
    await expect(row(containing(t('Blogų žinių pranešimas')))).toHaveAttribute('aria-pressed', 'true');
    // Any day of a course selects it.
    await userEvent.click(
      canvas.getByLabelText(
        containing(dayName('2026-12-05'), t('Specializuotas suaugusiųjų gaivinimas (ALS)')),
      ),
    );
    await expect(row(containing(t('Specializuotas suaugusiųjų gaivinimas (ALS)')))).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** From one year into the next, in three languages. */
export const AcrossYears: Story = {
  args: {
    courses: [
      {
        id: 1,
        title: t('Žiemos simuliacijų stovykla'),
        href: '/course/1/general',
        category: 'airway',
        from: '2026-12-28',
        to: '2027-01-08',
        place: t('Kaunas'),
      },
      ...upcomingCourses.slice(0, 1),
    ],
  },
};
export const AcrossYearsRussian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    courses: [
      {
        id: 1,
        title: 'Зимний симуляционный лагерь',
        href: '/course/1/general',
        category: 'airway',
        from: '2026-12-28',
        to: '2027-01-08',
        place: 'Каунас',
      },
    ],
  },
};

/** The host selects; pressing asks for another. */
export const Controlled: Story = {
  args: { value: 111, onChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: containing(t('Blogų žinių pranešimas')) }));
    await expect(args.onChange).toHaveBeenCalledWith(110);
    await expect(
      canvas.getByRole('button', { name: containing(t('Intraveninių kateterių priežiūra')) }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A course of another environment: no category, place or end. */
export const Bare: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    courses: [{ id: 36, title: t('Pradinis gaivinimas ir AED'), href: '/course/pmp/36', from: '2026-12-07' }],
  },
};

export const One: Story = { args: { courses: upcomingCourses.slice(1, 2) } };

export const Nothing: Story = { tags: ['!dev', '!autodocs'], args: { courses: [] } };

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    courses: [
      {
        id: 1,
        title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
        href: '/course/1/general',
        category: 'imaging',
        from: '2026-12-04',
        to: '2026-12-05',
        place: longWords.ru,
        startTime: '09:00',
        endTime: '17:00',
      },
      {
        id: 2,
        title: longWords.ru,
        lang: 'ru',
        href: '/course/2/general',
        category: 'pharmacy',
        from: 'netrukus',
      },
    ],
  },
};

export const Loading: Story = { render: () => <UpcomingCoursesSkeleton /> };
