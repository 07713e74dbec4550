import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { photo } from '../../support/courses.fixtures.ts';
import { slides as homeSlides } from './HeroSlider.fixtures.ts';
import { HeroSlider } from './HeroSlider.tsx';
import type { HeroSlide } from './HeroSlider.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { heroSliderWords } from './HeroSlider.words.ts';

const [first, second] = homeSlides;

/** The second has no label, the third the longest words. */
const slides: readonly HeroSlide[] = [
  first,
  { ...second, label: undefined },
  { id: '3', label: t('Grupės prenumerata'), title: longWords.ru, lead: sentences.ru, actions: [] },
];

const meta: Meta<typeof HeroSlider> = {
  title: 'Site/HeroSlider',
  component: HeroSlider,
  parameters: { layout: 'fullscreen' },
  args: {
    slides,
    rings: [t('Teorija internetu, savo tempu'), t('Simuliacija grupėje po tris'), t('Sertifikatas')],
    onIndexChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof HeroSlider>;

export const Slides: Story = {};

/** By keyboard: another slide is shown; hidden ones are not focusable. */
export const Choosing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: t('Rasti kursą') })).toBeVisible();
    const second = canvas.getByRole('button', { name: t('Naujas simuliacijų kambarys Kaune') });
    const slides = canvas.getByRole('region', { name: said(heroSliderWords, 'label') });
    await expect(slides).toHaveAttribute('aria-roledescription', said(heroSliderWords, 'carousel'));
    const shown = canvas.getByRole('group', { name: t('Hibridiniai mokymai') });
    await expect(shown).toHaveAttribute('aria-roledescription', said(heroSliderWords, 'slide'));
    second.focus();
    // The clock is paused and changes are announced, even after the pointer came and went.
    await waitFor(() => expect(shown.parentElement).toHaveAttribute('aria-live', 'polite'));
    await userEvent.hover(shown);
    await userEvent.unhover(slides);
    await expect(shown.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{Enter}');
    await expect(args.onIndexChange).toHaveBeenCalledWith(1);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('heading', { name: t('Naujas simuliacijų kambarys Kaune') })).toBeVisible();
    await expect(shown).toHaveAttribute('inert');
    const first = canvas.getByRole('button', { name: t('Hibridiniai mokymai') });
    first.focus();
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-current', 'true');
    second.focus();
    await userEvent.keyboard('{Enter}');
  },
};

/** When the clock ends, the next slide shows, and after the last the first. */
export const Clock: Story = {
  tags: ['no-picture'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const [from, to] of [
      [t('Hibridiniai mokymai'), 1],
      [t('Naujas simuliacijų kambarys Kaune'), 2],
      [t('Grupės prenumerata'), 0],
    ] as const) {
      const clock = canvas.getByRole('button', { name: from }).querySelector('span > span');
      if (clock === null) throw new Error('The current slide has no clock.');
      await fireEvent.animationEnd(clock);
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(to);
    }
    await expect(canvas.getByRole('button', { name: t('Hibridiniai mokymai') })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

/** Begins with another slide. */
export const Later: Story = {
  args: { defaultIndex: 1 },
  play: async ({ canvasElement }) => {
    const second = within(canvasElement).getByRole('button', {
      name: t('Naujas simuliacijų kambarys Kaune'),
    });
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await waitFor(() =>
      expect(
        within(canvasElement).getByRole('heading', {
          level: 1,
          name: t('Naujas simuliacijų kambarys Kaune'),
        }),
      ).toBeVisible(),
    );
  },
};

export const One: Story = { args: { slides: slides.slice(0, 1) } };

/** The words are on the deep background, however bright the picture. */
export const Picture: Story = {
  args: { slides: [{ ...first, image: { source: photo } }, second] },
};

/** A slide with the pattern of a category. */
export const Pattern: Story = {
  args: { slides: homeSlides.slice(1) },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole('group', { name: t('Naujas kambarys Kaune') });
    await expect(shown.querySelector('use')?.getAttribute('href')).toMatch(/emergency\.svg#pattern$/);
  },
};

/** A picture that fails to load leaves the rings, and `onMissing` reports it for the header above. */
export const MissingPicture: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    slides: [{ id: '1', title: longWords.lt, actions: [], image: { source: 'data:,' } }],
    onMissing: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('use')).not.toBeNull();
    await expect(args.onMissing).toHaveBeenCalledWith('data:,');
  },
};

export const Long: Story = { tags: ['!dev', '!autodocs'], args: { slides: [...slides].toReversed() } };
